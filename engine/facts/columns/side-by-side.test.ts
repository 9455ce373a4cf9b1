import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { sideBySideOf } from './side-by-side.ts';
import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';

const rows = Array.from({ length: 10 }, (_, row) => 100 + row * 18);
const main = rows.map((y, row) => ({ text: `Planned the shifts of warehouse number ${row} with care`, x: 230, y }));

test('a sidebar of text is a column', () => {
  const side = rows.map((y, row) => ({ text: `Useful skill number ${row}`, x: 40, y }));
  expect(factsFrom(pdfDocument([...side, ...main])).sideBySide.share).toBeGreaterThan(0.9);
});

test.each([
  ['below the end of the shorter column', (row: number) => row < 8],
  ['beside a gap of the other column', (row: number) => row < 6 || row > 7],
])('lines %s are alone, though they are in a column', (_where, isBeside) => {
  const texts = rows.flatMap((y, row) => (isBeside(row) ? [{ text: `Useful skill number ${row}`, x: 40, y }] : []));
  const title = { text: 'Skills', x: 40, y: 76, sizePt: 14 };
  const { columns, level } = factsFrom(pdfDocument([title, ...texts, ...main])).sideBySide;
  expect(columns).toHaveLength(19);
  // alone are the title of the shorter column and two lines of the longer one
  expect(level).toHaveLength(16);
});

test('dates in the left margin are not a column', () => {
  const dates = rows.map((y, row) => ({ text: `${2000 + row} - ${2001 + row}`, x: 40, y }));
  expect(factsFrom(pdfDocument([...dates, ...main])).sideBySide.lines).toEqual([]);
});

test.each([
  ['places, dates and grades at the right edge are not a column', 'GPA 3.8/4', false],
  ['places, dates and words at the right edge are one', 'With great honors', true],
])('%s', (_what, words, is) => {
  const left = rows.map((y) => ({ text: 'Studies of the engines of large old ships', x: 40, y }));
  const facts = ['Salem, Oregon', 'Due this July', words, 'Salem, Oregon', 'May 2018 - July 2021', words];
  const right = facts.map((text, row) => ({ text, x: 420, y: 107 + row * 13 }));
  expect(factsFrom(pdfDocument([...left, ...right])).sideBySide.columns.length > 0).toBe(is);
});

const contact = ['Nairobi', '555-0100', 'ada@example.com', 'example.com/ada'];

test.each([
  ['contact details with their title are a column', ['Contact', ...contact], true],
  ['the same without a title are not', contact, false],
  ['nor are titles beside their sections', ['Summary', 'Experience', 'Education', 'Skills', 'Languages'], false],
])('%s', (_what, texts, is) => {
  const side = texts.map((text, row) => ({ text, x: 40, y: 106 + row * 13 }));
  expect(factsFrom(pdfDocument([...side, ...main])).sideBySide.lines.length > 0).toBe(is);
});

test('in a DOCX the sections state their number of columns', () => {
  const document = docxDocument([
    'Jane Roe',
    { text: 'Planned shifts', sectionColumns: 2 },
    { text: 'Cut waste', sectionColumns: 2 },
  ]);
  expect(factsFrom(document).sideBySide.lines).toHaveLength(2);
});

test('bullets beside their text are not a column', () => {
  const bullets = rows.map((y) => ({ text: '❖', x: 40, y }));
  expect(factsFrom(pdfDocument([...bullets, ...main])).sideBySide.lines).toEqual([]);
});

const facts = [
  ['Gender', 'Female'],
  ['Date of birth', '14-01-1996'],
  ['Guardian', 'Mr. T. Okello Brown'],
  ['Nationality', 'Kenyan'],
  ['Address', '51 Quarry Lane, Northport Gardens'],
  ['First language', 'Swahili'],
  ['Languages known', 'English, Swahili (read, write and spoken)'],
] as const;
const labels = facts.map(([text], row) => ({ text, x: 75, y: 200 + row * 16 }));
const values = facts.map(([, text], row) => ({ text, x: 230, y: 200 + row * 16 }));
const wrapped = { text: 'Hindi, Arabic (read and write)', x: 230, y: 312 };
const above = ['Gave blood every year and told others about it', 'Took part in two plays of the school'].map(
  (text, row) => ({ text: `${text}, as a member of the club that I founded`, x: 75, y: 150 + row * 16 }),
);

test('short facts beside their labels are no columns when their rows are stored one after the other', () => {
  const woven = labels.flatMap((label, row) => [label, ...values.slice(row, row + 1)]);
  const { sideBySide, orderBreaks } = factsFrom(pdfDocument([...above, ...woven, wrapped]));
  expect(sideBySide.lines).toEqual([]);
  expect(orderBreaks.lines).toEqual([]);
});

test('they are columns when all labels are stored before the values', () => {
  const stored = pdfDocument([...above, ...labels, ...values, wrapped]);
  expect(factsFrom(stored).sideBySide.lines.length).toBeGreaterThan(0);
});

test('skills stored row by row with the sentences beside them are a column', () => {
  const woven = rows.flatMap((y, row) => [{ text: `Skill ${row}`, x: 40, y }, ...main.slice(row, row + 1)]);
  expect(factsFrom(pdfDocument(woven)).sideBySide.lines.length).toBeGreaterThan(0);
});

const grid = [
  'Strategic planning',
  'Leadership training',
  'Project budgets',
  'Change management',
  'Mentoring of teams',
  'Facilitation',
];
const inThree = (texts: readonly string[]) => texts.map((text) => ({ text, sectionColumns: 3 }));
const between = (texts: readonly string[]) =>
  docxDocument([
    'Jane Roe',
    { text: 'Core Competencies', headingLevel: 1 },
    ...inThree(texts),
    { text: 'Work Experience', headingLevel: 1 },
    'Operations Manager, Lakeside Dairy, Mar 2019 - Present',
  ]);

test('short items in columns of their own are a list, not columns of text', () => {
  const { sideBySide } = factsFrom(between(grid));
  expect(sideBySide.lines).toHaveLength(6);
  expect(sideBySide.columns).toEqual([]);
});

test.each([
  ['sentences', ['Planned the shifts of two warehouses in the north', ...grid]],
  ['entries with a year', ['Operations Manager, 2019', ...grid]],
  ['contact details', ['jane.roe@example.com', ...grid]],
  ['lists that go on in the next line', ['Tools: Excel, SAP,', ...grid]],
])('%s among them are columns of text', (_what, texts) => {
  expect(factsFrom(between(texts)).sideBySide.columns).toHaveLength(7);
});

test('two sections beside each other are columns of text, however short their lines are', () => {
  const skills = ['Skills', ...grid].map((text, row) => ({
    text,
    x: 40,
    y: 300 + row * 16,
    sizePt: row === 0 ? 14 : 10,
  }));
  const tongues = ['Languages', 'English', 'French', 'German', 'Spanish', 'Italian', 'Swahili'].map((text, row) => ({
    text,
    x: 320,
    y: 300 + row * 16,
    sizePt: row === 0 ? 14 : 10,
  }));
  const { columns } = factsFrom(pdfDocument([{ text: 'Jane Roe', y: 60 }, ...skills, ...tongues])).sideBySide;
  expect(columns.length).toBeGreaterThan(10);
});

const address = [
  '12 Harbor Lane in Northport',
  'Madison, WI 53703',
  '+1 312-555-0142',
  'jane.roe@example.com',
  'Open to work abroad',
];
const stamp = [
  'Signed with a key of Jane Roe',
  'on a Monday in the office',
  'for the county of Dane',
  'with a stamp of the registry',
  'and the reason for it',
];
const headAt = (y: number) => [
  ...address.map((text, row) => ({ text, x: 40, y: y + row * 12, sizePt: 9 })),
  ...stamp.map((text, row) => ({ text, x: 360, y: y + 6 + row * 13, sizePt: 9 })),
];
const bodyAt = (y: number) =>
  [
    'Work Experience',
    ...rows.slice(1).map((_, row) => `Planned the shifts of warehouse number ${row} with much care`),
  ].map((text, row) => ({ text, x: 40, y: y + row * 18, sizePt: row === 0 ? 15 : 10 }));

test('blocks beside each other above the first heading are the head of the page', () => {
  const { sideBySide } = factsFrom(pdfDocument([...headAt(60), ...bodyAt(160)]));
  expect(sideBySide.lines.length).toBeGreaterThan(8);
  expect(sideBySide.columns).toEqual([]);
});

test('far down the page they are columns, since headings above may be unknown to us', () => {
  const { columns } = factsFrom(pdfDocument([...headAt(420), ...bodyAt(520)])).sideBySide;
  expect(columns.length).toBeGreaterThan(8);
});

const labelsOfSection = ['Parents', 'Trade of the father', 'Trade of the mother', 'Siblings'];
const longValues = [
  'Jonas Roe (54 years) and Ida Roe (52 years)',
  'Field service (sports and riding grounds, all of the north)',
  'Care of people with disabilities (half of the week)',
  'Lea Roe (23 years), Tim Roe (20 years)',
];
/** Rows of labels and long values from this height on. */
const rowsOfSection = (y: number) =>
  labelsOfSection.flatMap((text, row) => [
    { text, x: 64, y: y + row * 16 },
    { text: longValues[row] ?? '', x: 212, y: y + row * 16 },
  ]);
const titleAt = (text: string, y: number, x = 64) => ({ text, x, y, sizePt: 15 });

test('rows of a section are no columns, however long its values are, when the right column ends with it', () => {
  const sections = [titleAt('Interests', 200), ...rowsOfSection(230), titleAt('Education', 310), ...rowsOfSection(340)];
  const { sideBySide, orderBreaks } = factsFrom(pdfDocument([...above, ...sections, titleAt('Skills', 420)]));
  expect(sideBySide.columns).toEqual([]);
  expect(orderBreaks.lines).toEqual([]);
});

test('the same rows below headings beside each other are columns of text', () => {
  const titles = [titleAt('Interests', 200), titleAt('Work Experience', 200, 212)];
  const sections = [...titles, ...rowsOfSection(230), titleAt('Skills', 310), titleAt('Education', 310, 212)];
  expect(
    factsFrom(pdfDocument([...above, ...sections, ...rowsOfSection(340)])).sideBySide.columns.length,
  ).toBeGreaterThan(7);
});

test.each([
  ['two titles in one row', [titleAt('Languages', 420), titleAt('Education', 420, 230)], true],
  ['a known title and another in one row', [titleAt('Languages', 420), titleAt('Giving back', 420, 230)], true],
  ['a label and its values', [titleAt('Languages', 420), { text: 'German, Dutch', x: 230, y: 423 }], false],
  ['a label with a colon', [titleAt('Languages:', 420), { text: 'German', x: 230, y: 423 }], false],
  ['a title and a date', [titleAt('Education', 420), { text: '2012 - 2014', x: 400, y: 423 }], false],
])('%s may be columns: %s', (_what, row, is) => {
  expect(factsFrom(pdfDocument([...above, ...row])).sideBySide.mayBeColumns).toBe(is);
});

test('a heading that shares its line with other text may be in a column', () => {
  const document = pdfDocument(above);
  const { visual } = factsFrom(document);
  const apart = {
    tables: [],
    paired: new Set<number>(),
    grids: [],
    blocks: [],
    head: new Set<number>(),
    titles: new Set<number>(),
  };
  expect(sideBySideOf(document, visual, { ...apart, hasHeadingsBeside: true }).mayBeColumns).toBe(true);
  expect(sideBySideOf(document, visual, { ...apart, hasHeadingsBeside: false }).mayBeColumns).toBe(false);
});
