import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { pdfDocument } from '#engine/testing/build-document.ts';

const rows = Array.from({ length: 12 }, (_, row) => 100 + row * 16);
const words = (side: string, row: number): string => `${side} column says something long enough ${row}`;
const left = rows.map((y, row) => ({ text: words('Left', row), x: 50, y, sizePt: 9 }));
const right = rows.map((y, row) => ({ text: words('Right', row), x: 330, y, sizePt: 9 }));

test('text stored in order has no breaks', () => {
  const { orderBreaks } = factsFrom(pdfDocument(left));
  expect(orderBreaks).toEqual({ lines: [], share: 0 });
});

test('columns that are stored one after the other break the order at most twice', () => {
  expect(factsFrom(pdfDocument([...left, ...right])).orderBreaks.lines.length).toBeLessThanOrEqual(2);
  expect(factsFrom(pdfDocument([...right, ...left])).orderBreaks.lines.length).toBeLessThanOrEqual(2);
});

test('columns that are stored row by row break it at every line', () => {
  const woven = left.flatMap((line, row) => [line, ...right.slice(row, row + 1)]);
  expect(factsFrom(pdfDocument(woven)).orderBreaks.share).toBeGreaterThan(0.8);
});

test('a page number between two pages breaks nothing', () => {
  const paged = [1, 2].flatMap((page) => [
    { text: `Page ${page}`, page, y: 770 },
    ...left.map((line) => ({ ...line, page, text: `${line.text} of page ${page}` })),
  ]);
  expect(factsFrom(pdfDocument(paged)).orderBreaks.lines).toEqual([]);
});
