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
