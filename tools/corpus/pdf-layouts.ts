import zlib from 'node:zlib';
import PDFDocument from 'pdfkit';
import type { Person } from './people.ts';

export type Doc = InstanceType<typeof PDFDocument>;
type Options = ConstructorParameters<typeof PDFDocument>[0];

/** A fixed date and no compression, so that the same call returns the same bytes. */
const when = new Date(Date.UTC(2026, 0, 15));
const margin = 54;
const regular = 'Helvetica';
const bold = 'Helvetica-Bold';

/** Draws a document and returns its bytes. */
export const bytesOf = (draw: (doc: Doc) => void, options: Options = {}): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const doc = new PDFDocument({ size: 'LETTER', margin, info: { CreationDate: when, ModDate: when }, ...options });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    draw(doc);
    doc.end();
  });

const heading = (doc: Doc, text: string): void => {
  doc.moveDown(0.7).font(bold).fontSize(13).text(text).moveDown(0.2).font(regular).fontSize(10.5);
};

const contact = (doc: Doc, person: Person): void => {
  doc.font(bold).fontSize(20).text(person.name).font(regular).fontSize(10.5);
  doc.text([person.location, person.phone, person.email].join(' | ')).text(person.link);
};

const jobs = (doc: Doc, person: Person): void => {
  for (const job of person.jobs) {
    doc.font(bold).text(job.title).font(regular).text(`${job.employer}, ${job.place}`).text(job.dates);
    for (const bullet of job.bullets) doc.text(`•  ${bullet}`, { indent: 8 });
    doc.moveDown(0.4);
  }
};

const education = (doc: Doc, person: Person): void => {
  for (const { degree, institution, dates } of person.education)
    doc.font(bold).text(degree).font(regular).text(`${institution}, ${dates}`);
};

const body = (doc: Doc, person: Person): void => {
  heading(doc, 'Summary');
  doc.text(person.summary);
  heading(doc, 'Experience');
  jobs(doc, person);
  heading(doc, 'Education');
  education(doc, person);
  heading(doc, 'Skills');
  doc.text(person.skills.join(', '));
  heading(doc, 'Certifications');
  doc.text(person.certifications.join('\n'));
  heading(doc, 'Languages');
  doc.text(person.languages.join(', '));
};

/** One column, standard section titles, nothing in headers. */
export const clean = (person: Person): Promise<Buffer> =>
  bytesOf((doc) => {
    contact(doc, person);
    body(doc, person);
  });

/** The clean page with white text between its lines. */
export const withHiddenWords = (person: Person, words: string): Promise<Buffer> =>
  bytesOf((doc) => {
    contact(doc, person);
    doc.fillColor('#ffffff').fontSize(6).text(words);
    doc.fillColor('#000000').fontSize(10.5);
    body(doc, person);
  });

/** The same with a list of keywords from job postings. */
export const hiddenKeywords = (person: Person): Promise<Buffer> =>
  withHiddenWords(person, 'kubernetes terraform leadership synergy six sigma agile scrum python machine learning');

/** The clean page, encrypted with a password. */
export const encrypted = (person: Person): Promise<Buffer> =>
  bytesOf(
    (doc) => {
      contact(doc, person);
      body(doc, person);
    },
    { userPassword: 'open-sesame', pdfVersion: '1.7' },
  );

type Row = { text: string; font: string; size: number };
const row = (text: string, font = regular, size = 10): Row => ({ text, font, size });

/** A sidebar beside the main column, drawn row by row, so that the stored order alternates between the two. */
export const twoColumns = (person: Person): Promise<Buffer> =>
  bytesOf((doc) => {
    const side = { x: 40, width: 150 };
    const main = { x: 220, width: 350 };
    const left: Row[] = [
      row('CONTACT', bold, 12),
      row(person.phone),
      row(person.email),
      row(person.location),
      row(''),
      row('SKILLS', bold, 12),
      ...person.skills.map((skill) => row(skill)),
      row(''),
      row('LANGUAGES', bold, 12),
      ...person.languages.map((language) => row(language)),
    ];
    const right: Row[] = [
      row(person.name, bold, 20),
      row('EXPERIENCE', bold, 12),
      ...person.jobs.flatMap((job) => [
        row(job.title, bold),
        row(`${job.employer}, ${job.place}`),
        row(job.dates),
        ...job.bullets.map((bullet) => row(`• ${bullet}`)),
      ]),
      row('EDUCATION', bold, 12),
      ...person.education.flatMap((entry) => [row(entry.degree, bold), row(`${entry.institution}, ${entry.dates}`)]),
    ];
    let [leftY, rightY] = [60, 60];
    for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
      leftY = drawRow(doc, left[index], side, leftY);
      rightY = drawRow(doc, right[index], main, rightY);
    }
  });

const drawRow = (doc: Doc, line: Row | undefined, column: { x: number; width: number }, y: number): number => {
  if (line === undefined) return y;
  doc.font(line.font).fontSize(line.size);
  if (line.text === '') return y + 12;
  const height = doc.heightOfString(line.text, { width: column.width });
  doc.text(line.text, column.x, y, { width: column.width });
  return y + height + 4;
};

/** A page that is a single gray image, as from a scanner. */
export const scan = (): Promise<Buffer> =>
  bytesOf((doc) => {
    doc.image(pictureOfAPage(), 0, 0, { width: doc.page.width, height: doc.page.height });
  });

/** PNG of a page with bars instead of lines of text. */
const pictureOfAPage = (): Buffer => {
  const [width, height] = [425, 550];
  const rows = Array.from({ length: height }, (_, y) => {
    const isLine = y % 14 < 6 && y > 40 && y < 500;
    return Buffer.from([
      0,
      ...Array.from({ length: width }, (_, x) => (isLine && x > 40 && x < 380 - ((y * 7) % 90) ? 70 : 236)),
    ]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngPart('IHDR', header),
    pngPart('IDAT', zlib.deflateSync(Buffer.concat(rows))),
    pngPart('IEND', Buffer.alloc(0)),
  ]);
};

const pngPart = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(zlib.crc32(named));
  return Buffer.concat([length, named, check]);
};
