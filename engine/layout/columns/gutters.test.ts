import { expect, test } from 'vitest';

import { pdfDocument } from '../../testing/build-document.ts';
import type { PageText } from '../../testing/build-document.ts';
import { readingsOf } from '../readings-of.ts';

const column = (x: number, from: number, step: number, lines: readonly string[]): PageText[] =>
  lines.map((text, index) => ({ text, x, y: from + index * step }));

const main = [
  'My journey so far',
  'Miller, Stone & Sons, Bergen, 2012 - 2020',
  'Ground eleven tons of rye a week and kept the books',
  'Taught four apprentices to dress the stones',
  'Where I learned',
  'School of Mills, Bergen, 2011',
];
const sidebar = ['My toolbox', 'Milling', 'Weaving', 'Sums', 'Tongues', 'Norwegian'];
/** Points: the left edge of the sidebar. */
const edge = 360;

const linesBelow = (head: readonly PageText[]): readonly string[] =>
  readingsOf(pdfDocument([...head, ...column(60, 120, 14, main), ...column(edge, 120, 17, sidebar)]))
    .visual.lines.map(({ text }) => text)
    .slice(head.length);

test('contact details that end in the gutter of the columns below them do not join these', () => {
  const name: PageText = { text: 'Ida Brandvold', x: 60, y: 60, sizePt: 20 };
  const details: PageText = { text: 'Bergen, +47 22 00 00 00, on the harbour', right: edge - 1, y: 90 };
  expect(linesBelow([name, details])).toEqual([...main, ...sidebar]);
});

test('contact details that end before the gutter are read above the columns, too', () => {
  const details: PageText = { text: 'Bergen, +47 22 00 00 00', x: 60, y: 90 };
  expect(linesBelow([details])).toEqual([...main, ...sidebar]);
});

test('the markers of a list are no column where the line above them ends at its items', () => {
  const items = ['Kneading', 'Proofing', 'Glazing', 'Piping'];
  const list = items.flatMap((text, index): PageText[] => [
    { text: '○', x: 94, y: 128 + index * 14 },
    { text, x: 112, y: 128 + index * 14 },
  ]);
  expect(
    readingsOf(pdfDocument([{ text: 'Breads', right: 111, y: 114 }, ...list])).visual.lines.map(({ text }) =>
      text.replace('\t', ' '),
    ),
  ).toEqual(['Breads', ...items.map((item) => `○ ${item}`)]);
});

test('a word that sticks out of a table below the columns and ends at the edge of the sidebar does not join these', () => {
  const below: PageText = { text: 'Grade: with high distinction', right: edge - 1, y: 260 };
  const read = readingsOf(
    pdfDocument([...column(60, 120, 14, main), ...column(edge, 120, 14, sidebar), below]),
  ).visual.lines.map(({ text }) => text);
  expect(read).toEqual([...main, ...sidebar, below.text]);
});
