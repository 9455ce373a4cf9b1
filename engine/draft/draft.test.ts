import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resumeOf } from '../fields/resume-of.ts';
import { readingsOf } from '../layout/readings-of.ts';
import type { Draft } from '../model/draft.ts';
import { documentOfText } from '../read/plain-text.ts';
import { read } from '../read/read.ts';
import { lostWords, wordsOfPage } from '../testing/lost-words.ts';
import { pdfiumForTests } from '../testing/pdfium.ts';
import { draftOf } from './draft-of.ts';
import { wordsOfDraft } from './entries.ts';

const headings = [
  'EXPERIENCE',
  'EDUCATION',
  'PROJECTS',
  'SKILLS',
  'LANGUAGES',
  'AWARDS',
  'VOLUNTEERING',
  'PATENTS',
  'CONTACT',
];
const resume = `Maren Oduya
Welder and pipefitter
Phone: (312) 555-0147 | maren.oduya@example.org | Work permit: yes

EXPERIENCE
Welder, Quillfeather Yard\tJan 2020 - Present
Family business with 40 people, sold to a competitor in 2023 and run as a branch
• Welded hulls with MIG welding
Apprentice, Harbor Works\tSummer 2018 - 2019
• Cut plates

EDUCATION
Bachelor of Science in Welding Engineering, Lakemont University\t2014 - 2018
GPA: 3.8/4.0, minor in Dance

PROJECTS
Boat in a bottle\t2021
• Built 12 boats

SKILLS
Processes: MIG, TIG
Languages of the yard: Polish

AWARDS
Golden Torch, 2022

PATENTS
US 1,234,567
`;

const draftOfText = (text: string): Draft => {
  const document = documentOfText(text, headings);
  const { visual } = readingsOf(document);
  return draftOf(visual, resumeOf(visual, document));
};
const draft = draftOfText(resume);
const blocksOf = (title: string) => draft.sections.find((section) => section.title === title)?.blocks ?? [];

const degreeOf = (line: string): object | undefined =>
  draftOfText(`Ada Lee\nada@example.org\n\nEDUCATION\n${line}\nLakemont University\t2014 - 2018\n`).sections[0]
    ?.blocks[0];

const languagesOf = (lines: string) =>
  draftOfText(`Ada Lee\nada@example.org\n\nLANGUAGES\n${lines}\n`).sections[0]?.blocks.map((block) =>
    block.is === 'entry' ? block.title : block.line.text,
  );

describe('a draft', () => {
  it('keeps the headline and every detail with its label', () => {
    expect(draft).toMatchObject({
      name: 'Maren Oduya',
      headline: 'Welder and pipefitter',
      contact: ['Phone: (312) 555-0147', 'maren.oduya@example.org', 'Work permit: yes'],
    });
  });

  it('takes labels below a heading for details, and an address once', () => {
    const text = 'Maren Oduya\nCONTACT\nPhone\n(312) 555-0147\nhttp://oduya.example.org\nSKILLS\nMIG';
    const { headline, contact, links } = draftOfText(text);
    expect({ headline, contact, links }).toEqual({
      headline: '',
      contact: ['Phone', '(312) 555-0147'],
      links: ['http://oduya.example.org'],
    });
  });

  it('keeps a paragraph below the last section there, and takes it for no summary', () => {
    const consent =
      'I agree that my personal data are processed for the purposes of recruitment and are kept for a year';
    const text = `Maren Oduya\nEXPERIENCE\nWelder, Quillfeather Yard\tJan 2020 - Present\nCONTACT\n(312) 555-0147\n${consent}`;
    const { sections } = draftOfText(text);
    expect(sections.map(({ kind }) => kind)).toEqual(['experience']);
    expect(sections[0]?.blocks.at(-1)).toMatchObject({ is: 'text', line: { text: consent } });
  });

  it('has the parts of jobs, dates as written, and what lies between them in its place', () => {
    expect(blocksOf('EXPERIENCE')).toMatchObject([
      {
        is: 'entry',
        title: 'Welder',
        at: 'Quillfeather Yard',
        dates: 'Jan 2020 - Present',
        notes: [{ text: 'Family business with 40 people, sold to a competitor in 2023 and run as a branch' }],
        bullets: [{ text: 'Welded hulls with MIG welding', needsCheck: false }],
      },
      { is: 'entry', title: 'Apprentice', dates: 'Summer 2018 - 2019', bullets: [{ text: 'Cut plates' }] },
    ]);
  });

  it('has degrees with their field as written, and marks what it did not understand', () => {
    expect(blocksOf('EDUCATION')).toMatchObject([
      {
        title: 'Bachelor of Science in Welding Engineering',
        at: 'Lakemont University',
        notes: [{ text: 'GPA: 3.8/4.0, minor in Dance', needsCheck: true }],
      },
    ]);
  });

  it('keeps an abbreviation with its degree, and a note behind it apart', () => {
    expect(degreeOf('Bachelor of Science in Nursing (BSN)')).toMatchObject({
      title: 'Bachelor of Science in Nursing (BSN)',
      notes: [],
    });
    expect(degreeOf('Bachelor of Science in Nursing (with distinction)')).toMatchObject({
      title: 'Bachelor of Science in Nursing',
      notes: [expect.objectContaining({ text: '(with distinction)' })],
    });
  });

  it('carries over the sections that an analysis does not read', () => {
    expect(blocksOf('PROJECTS')).toMatchObject([
      { is: 'entry', title: 'Boat in a bottle', dates: '2021', bullets: [{ text: 'Built 12 boats' }] },
    ]);
    expect(blocksOf('SKILLS')).toMatchObject([
      { line: { text: 'Processes: MIG, TIG' } },
      { line: { text: 'Languages of the yard: Polish' } },
    ]);
    expect(blocksOf('AWARDS')).toMatchObject([{ line: { text: 'Golden Torch, 2022' } }]);
    expect(blocksOf('PATENTS')).toMatchObject([{ line: { text: 'US 1,234,567' } }]);
  });

  it('makes no job of a section in which none was read, and marks what may be one', () => {
    const { sections } = draftOfText(`Ada Lee
ada@example.org

EXPERIENCE
year–year\tJob title
Employer, City
• Achievement
`);
    expect(sections[0]?.blocks).toEqual([
      { is: 'text', line: { text: 'year–year | Job title', needsCheck: true } },
      { is: 'text', line: { text: 'Employer, City', needsCheck: true } },
      { is: 'item', line: { text: 'Achievement', needsCheck: false } },
    ]);
  });

  it('keeps how long a job was and the address of its company out of its bullets', () => {
    const { sections } = draftOfText(`Ada Lee
ada@example.org

EXPERIENCE
Welder, Quillfeather Yard\tJan 2020 - Mar 2021
• Welded hulls with MIG welding
1 year 3 months
https://quillfeather.example.org
• Cut plates
`);
    expect(sections[0]?.blocks).toMatchObject([
      {
        notes: [{ text: '1 year 3 months' }, { text: 'https://quillfeather.example.org' }],
        bullets: [{ text: 'Welded hulls with MIG welding' }, { text: 'Cut plates' }],
      },
    ]);
  });

  it('reads languages above their levels column by column', () => {
    expect(languagesOf('English\tSpanish\nNative speaker\tIntermediate')).toEqual([
      'English | Native speaker',
      'Spanish | Intermediate',
    ]);
    expect(languagesOf('English\tNative speaker\nSpanish\tIntermediate')).toEqual([
      'English | Native speaker',
      'Spanish | Intermediate',
    ]);
  });

  it('takes a date on a line of its own for no title', () => {
    const { sections } = draftOfText(
      'Ada Lee\nada@example.org\n\nAWARDS\n1 December 2023\n• Golden Torch\n\nPROJECTS\nBoat\n• Built 12 boats\n',
    );
    expect(
      sections.map(({ blocks }) => blocks.map((block) => (block.is === 'entry' ? block.title : block.is))),
    ).toEqual([['text', 'item'], ['Boat']]);
  });

  it.each([
    '',
    'x',
    '•',
    '\u0000\uFFFF',
    'x'.repeat(60_000),
    '• \n'.repeat(2000),
    `${'| '.repeat(30_000)}x`,
    'one two\n'.repeat(5000),
  ])('takes any text there is', (text) => {
    expect(() => draftOfText(text)).not.toThrow();
  });
});

const golden = join(import.meta.dirname, '../../corpus');
const files = readdirSync(golden, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?:pdf|docx)$/u.test(file),
);

it('has every word of the pages of each sample', async () => {
  const lost: Record<string, readonly string[]> = {};
  for (const file of files) {
    const document = read(readFileSync(join(golden, file)), file, await pdfiumForTests());
    if (!document.ok) continue;
    const { visual } = readingsOf(document.value);
    const fields = resumeOf(visual, document.value);
    lost[file] = lostWords(wordsOfDraft(draftOf(visual, fields)), wordsOfPage(visual, fields));
  }
  expect(Object.keys(lost).length).toBeGreaterThanOrEqual(8);
  expect(Object.values(lost).flat()).toEqual([]);
});
