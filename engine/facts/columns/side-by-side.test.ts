import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';

const rows = Array.from({ length: 10 }, (_, row) => 100 + row * 18);
const main = rows.map((y, row) => ({ text: `Planned the shifts of warehouse number ${row} with care`, x: 230, y }));

test('a sidebar of text is a column', () => {
  const side = rows.map((y, row) => ({ text: `Useful skill number ${row}`, x: 40, y }));
  expect(factsFrom(pdfDocument([...side, ...main])).sideBySide.share).toBeGreaterThan(0.9);
});

test('dates in the left margin are not a column', () => {
  const dates = rows.map((y, row) => ({ text: `${2000 + row} - ${2001 + row}`, x: 40, y }));
  expect(factsFrom(pdfDocument([...dates, ...main])).sideBySide.lines).toEqual([]);
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
