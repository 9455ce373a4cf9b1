import { expect, test } from 'vitest';

import { pdfDocument } from '../../testing/build-document.ts';
import type { PageText } from '../../testing/build-document.ts';
import { readingsOf } from '../readings-of.ts';
import { withMarkersJoined } from './join-markers.ts';
import { rowsOf } from './rows.ts';
import { scrapsOf } from './scraps.ts';
import { segmentsOf } from './segments.ts';

const texts = (page: readonly PageText[]): readonly string[] =>
  readingsOf(pdfDocument(page)).visual.lines.map(({ text }) => text.replaceAll('\t', ' '));

const items = ['kneaded the dough', 'proofed it', 'glazed the tarts', 'piped the cream'];

/** A list below a line that ends at its items: `gap` points from marker to item, `lower` points from item down to marker. */
const list = (markers: readonly string[], gap: number, lower: number): readonly PageText[] => [
  { text: 'Breads', right: 93 + gap, y: 114 },
  ...items.flatMap((text, index): PageText[] => [
    { text: markers[index % markers.length] ?? '', x: 94, y: 128 + index * 14 + lower },
    { text, x: 94 + gap, y: 128 + index * 14 },
  ]),
  { text: 'Cakes and other things in one long line of text', x: 94, y: 184 },
];

test.each([
  ['circles', ['○'], 18, 0],
  ['the letter o', ['o'], 18, 0],
  ['numbers', ['1.', '2.', '3.', '4.'], 18, 0],
  ['circles half a line lower', ['○'], 18, 5],
  ['bullets half a line higher', ['•'], 18, -5],
  ['the letter o half a line lower', ['o'], 18, 5],
  ['circles close to their items, lower', ['○'], 12, 4],
  ['circles far from their items', ['○'], 60, 0],
])('markers are read in front of their items: %s', (_, markers, gap, lower) => {
  expect(texts(list(markers, gap, lower))).toEqual([
    'Breads',
    ...items.map((item, index) => `${markers[index % markers.length]} ${item}`),
    'Cakes and other things in one long line of text',
  ]);
});

/** What is joined to the segments of a page. */
const joined = (page: readonly PageText[]): readonly string[] => {
  const runs = pdfDocument(page).runs.map((run, index) => ({ run, index }));
  const segments = rowsOf(scrapsOf(runs)).flatMap((row) => segmentsOf(row, []));
  const before = new Set(segments.map(({ text }) => text));
  return withMarkersJoined(segments)
    .map(({ text }) => text)
    .filter((text) => !before.has(text));
};

const column = (x: number, y: number, lines: readonly string[]): readonly PageText[] =>
  lines.map((text, index) => ({ text, x, y: y + index * 14 }));

test('the same sign in front of several items is joined to each', () => {
  const signs = ['✦', '✦', '✦', '✦'];
  expect(joined([...column(94, 100, signs), ...column(112, 100, items)])).toEqual(items.map((item) => `✦ ${item}`));
});

test.each([
  ['one sign', [...column(94, 100, ['✦']), ...column(112, 100, items)]],
  ['signs that differ, such as icons', [...column(94, 100, ['✦', '✧', '✪', '✺']), ...column(112, 100, items)]],
  [
    'signs nearer to the words before them',
    [...column(60, 100, items), ...column(150, 100, ['✦', '✦']), ...column(190, 103, items)],
  ],
  [
    'several signs that rate a word',
    [60, 80].flatMap((x) => column(x, 100, ['✦', '✦'])).concat(column(100, 100, items)),
  ],
  ['signs between two lines', [...column(94, 107, ['✦', '✦', '✦']), ...column(112, 100, items)]],
  ['commas and strokes', [...column(94, 100, ['|', '|', '|']), ...column(112, 100, items)]],
])('%s are not', (_, page) => expect(joined(page)).toEqual([]));
