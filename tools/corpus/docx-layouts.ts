import {
  Document,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Person } from './people.ts';

const line = (text: string, isBold = false): Paragraph =>
  new Paragraph({ children: [new TextRun({ text, bold: isBold })] });
const heading = (text: string): Paragraph => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const bullet = (text: string): Paragraph => new Paragraph({ text, bullet: { level: 0 } });
const title = (text: string): Paragraph => new Paragraph({ text, heading: HeadingLevel.TITLE });

const contact = (person: Person): Paragraph[] => [
  line([person.location, person.phone, person.email].join(' | ')),
  line(person.link),
];

const jobs = (person: Person): Paragraph[] =>
  person.jobs.flatMap((job) => [
    line(job.title, true),
    line(`${job.employer}, ${job.place}`),
    line(job.dates),
    ...job.bullets.map(bullet),
  ]);

const body = (person: Person): Paragraph[] => [
  heading('Summary'),
  line(person.summary),
  heading('Experience'),
  ...jobs(person),
  heading('Education'),
  ...person.education.flatMap((entry) => [line(entry.degree, true), line(`${entry.institution}, ${entry.dates}`)]),
  heading('Skills'),
  line(person.skills.join(', ')),
  heading('Certifications'),
  ...person.certifications.map((item) => line(item)),
  heading('Languages'),
  line(person.languages.join(', ')),
];

const bytesOf = (children: (Paragraph | Table)[], header?: Header): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({ sections: [{ children, ...(header === undefined ? {} : { headers: { default: header } }) }] }),
  );

/** Heading styles, real lists, nothing in headers or text boxes. */
export const clean = (person: Person): Promise<Buffer> =>
  bytesOf([title(person.name), ...contact(person), ...body(person)]);

/** The clean page with the name in body text size, and one contact detail per line. */
export const quietName = (person: Person): Promise<Buffer> =>
  bytesOf([line(person.name, true), line(person.location), line(person.phone), line(person.email), ...body(person)]);

/** The clean page with hidden text after the contact details. */
export const withHiddenWords = (person: Person, words: string): Promise<Buffer> =>
  bytesOf([
    title(person.name),
    ...contact(person),
    new Paragraph({ children: [new TextRun({ text: words, vanish: true })] }),
    ...body(person),
  ]);

/** The clean page without contact details. */
export const withoutContact = (person: Person): Promise<Buffer> =>
  bytesOf([title(person.name), line(person.location), ...body(person)]);

/** Name and contact details only in the page header. */
export const contactInHeader = (person: Person): Promise<Buffer> =>
  bytesOf(body(person), new Header({ children: [title(person.name), ...contact(person)] }));

const cell = (children: Paragraph[], share: number): TableCell =>
  new TableCell({ children, width: { size: share, type: WidthType.PERCENTAGE } });

/** The whole page is a table with two cells. */
export const tables = (person: Person): Promise<Buffer> => {
  const left = [
    heading('Skills'),
    ...person.skills.map((skill) => line(skill)),
    heading('Languages'),
    ...person.languages.map((item) => line(item)),
  ];
  const right = [
    heading('Experience'),
    ...jobs(person),
    heading('Education'),
    ...person.education.flatMap((entry) => [line(entry.degree, true), line(`${entry.institution}, ${entry.dates}`)]),
  ];
  return bytesOf([
    title(person.name),
    ...contact(person),
    new Table({
      rows: [new TableRow({ children: [cell(left, 30), cell(right, 70)] })],
      width: { size: 100, type: WidthType.PERCENTAGE },
    }),
  ]);
};

/** A letter, not a resume. */
export const coverLetter = (person: Person): Promise<Buffer> =>
  bytesOf([
    line(person.name),
    line(person.email),
    line('Dear hiring team,'),
    line(`I am writing to apply for the position that you advertised last week. ${person.summary}`),
    line(
      'Your plans for the region match what I have been working towards, and I would be glad to tell you more in a conversation.',
    ),
    line('Thank you for your time and consideration.'),
    line('Sincerely,'),
    line(person.name),
  ]);
