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
