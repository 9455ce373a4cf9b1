import { expect, test } from 'vitest';
import type { SourceDocument } from '../model/document.ts';
import { docxDocument, pdfDocument, type PageText } from '../testing/build-document.ts';
import { readingsOf } from '../layout/readings-of.ts';
import { readResume } from './read-resume.ts';

const at = (x: number, y: number, text: string, style: Partial<PageText> = {}): PageText => ({ text, x, y, ...style });
const heading = { sizePt: 14, isBold: true };

/** Dates at x = 200 are left of the end of two lines of the sidebar: no gutter is before them, and one is behind them. */
const sidebar: readonly PageText[] = [
  at(40, 60, 'Jane Roe', { sizePt: 22, isBold: true }),
  at(40, 90, 'Welder'),
  at(40, 130, 'CONTACT', heading),
  at(40, 150, 'Leeds'),
  at(40, 165, '+44 113 496 0018'),
  at(40, 180, 'jane.roe@harrow.example'),
  at(40, 210, 'SKILLS', heading),
  at(40, 226, 'MIG welding, TIG welding, plasma cutting'),
  at(40, 268, 'Forklift, overhead crane, site safety'),
];
const main: readonly PageText[] = [
  at(200, 130, 'Work experience', heading),
  at(200, 150, '2021–2024'),
  at(280, 150, 'Lead welder', { isBold: true }),
  at(280, 165, 'Harrow Foundry Ltd, Leeds'),
  at(280, 180, 'Ran a crew of six.'),
  at(200, 200, '2016–2021'),
  at(280, 200, 'Welder', { isBold: true }),
  at(280, 215, 'Brock Steel Ltd, Hull'),
  at(280, 230, 'Welded pipes for two plants.'),
  at(200, 250, '2012–2016'),
  at(280, 250, 'Fitter', { isBold: true }),
  at(280, 265, 'Elmet Works Ltd, York'),
  at(280, 280, 'Repaired conveyor belts.'),
  at(200, 310, 'Education', heading),
  at(200, 330, '2012'),
  at(280, 330, 'BSc Mechanical Engineering'),
  at(280, 345, 'University of Leeds'),
];

const jobsOf = (document: SourceDocument) =>
  readResume(document).resume.experience.map(({ title, employer, period }) => [
    title?.value,
    employer?.value,
    period?.value.start?.year,
  ]);

const wholeJobs = [
  ['Lead welder', 'Harrow Foundry Ltd', 2021],
  ['Welder', 'Brock Steel Ltd', 2016],
  ['Fitter', 'Elmet Works Ltd', 2012],
];

test('columns that cannot be told by their places are read in stored order', () => {
  expect(jobsOf(pdfDocument([...sidebar, ...main]))).toEqual(wholeJobs);
});

test('lines read in stored order are beside another column as on the page, and leave out hidden text', () => {
  const hidden = at(200, 360, 'Harrow award 2024', { hidden: 'tiny' });
  const { visual } = readResume(pdfDocument([...sidebar, ...main, hidden]));
  const texts = visual.lines.map(({ text }) => text);
  expect(texts.slice(9, 12)).toEqual(['Work experience', '2021–2024\tLead welder', 'Harrow Foundry Ltd, Leeds']);
  expect(texts.some((text) => text.includes('award'))).toBe(false);
  expect(visual.order).toBe('visual');
  expect(visual.lines.filter(({ isBesideColumn }) => isBesideColumn).length).toBeGreaterThan(9);
});

test('a page that is stored row by row is read by its places', () => {
  const wide = main.map((text) => ({ ...text, x: (text.x ?? 0) + 60 }));
  const byRows = [...sidebar, ...wide].toSorted((a, b) => (a.y ?? 0) - (b.y ?? 0));
  const document = pdfDocument(byRows);
  expect(jobsOf(document)).toEqual(wholeJobs);
  expect(readResume(document).visual).toEqual(readingsOf(document).visual);
});

const letterSpaced: Readonly<Record<string, string>> = {
  'Jane Roe': 'J A N E   R O E',
  CONTACT: 'C O N T A C T',
  SKILLS: 'S K I L L S',
};

test('letter-spaced titles and names are words in stored order, too', () => {
  const page = sidebar.map((text) => ({ ...text, text: letterSpaced[text.text] ?? text.text }));
  const { visual, resume } = readResume(pdfDocument([...page, ...main]));
  const texts = visual.lines.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['JANE ROE', 'CONTACT', 'SKILLS', '2021–2024\tLead welder']));
  expect(resume.name?.value).toBe('JANE ROE');
});

const drawnTwice = (texts: readonly PageText[]): readonly PageText[] =>
  texts.flatMap((text) => (text.isBold ? [text, { ...text, x: (text.x ?? 0) + 0.3 }] : [text]));

test('bold words that are drawn twice are read once in stored order', () => {
  const document = pdfDocument(drawnTwice([...sidebar, ...main]));
  expect(jobsOf(document)).toEqual(wholeJobs);
  const texts = readResume(document).visual.lines.map(({ text }) => text);
  expect(texts.slice(8, 11)).toEqual([
    'Forklift, overhead crane, site safety',
    'Work experience',
    '2021–2024\tLead welder',
  ]);
  expect(texts).toHaveLength(new Set(texts).size);
});

test('jobs that are drawn twice are no more whole in stored order', () => {
  const document = pdfDocument(
    drawnTwice([
      at(72, 60, 'Jane Roe', { sizePt: 22, isBold: true }),
      at(72, 120, 'Work experience', heading),
      at(72, 140, 'Lead welder, Harrow Foundry Ltd, 2021–2024', { isBold: true }),
      at(72, 170, 'Welder, Brock Steel Ltd, 2016–2021', { isBold: true }),
      at(72, 200, 'Fitter, Elmet Works Ltd, 2012–2016', { isBold: true }),
    ]),
  );
  expect(jobsOf(document)).toEqual(wholeJobs);
  expect(readResume(document).visual).toEqual(readingsOf(document).visual);
});

test('what the stored order reads no better stays as it is seen', () => {
  const document = pdfDocument(['Jane Roe', 'Experience', 'Welder', '2019 – 2021', 'Ran a crew of six.']);
  expect(readResume(document).visual).toEqual(readingsOf(document).visual);
  const word = docxDocument(['Jane Roe', 'Experience', 'Welder']);
  expect(readResume(word).visual).toEqual(readingsOf(word).visual);
});

test('a document of very many pages is read once', () => {
  const more = Array.from({ length: 12 }, (_, index) => at(72, 60, 'Ran a crew of six.', { page: index + 2 }));
  const long = pdfDocument([...sidebar, ...main, ...more]);
  expect(readResume(long).visual).toEqual(readingsOf(long).visual);
  const short = pdfDocument([...sidebar, ...main, ...more.slice(0, 3)]);
  expect(readResume(short).visual).not.toEqual(readingsOf(short).visual);
});
