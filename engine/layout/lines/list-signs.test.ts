import { expect, test } from 'vitest';

import { pdfDocument } from '../../testing/build-document.ts';
import { readingsOf } from '../readings-of.ts';

const items = ['Repaired pumps', 'Ordered spare parts', 'Trained two apprentices', 'Kept the log'];

const markersOf = (texts: readonly string[]): number[] =>
  readingsOf(pdfDocument(['Ida Brandvold', ...texts]))
    .visual.lines.slice(1)
    .map((line) => line.markerLength);

test.each(['!', '?', '{', '^', '¬', '➠', '✦'])('%s before many lines is their bullet', (sign) => {
  expect(markersOf(items.map((item) => `${sign} ${item}`))).toEqual([2, 2, 2, 2]);
});

test('items of two lines have bullets, too', () => {
  const long = items.flatMap((item) => [`✦ ${item} for the mill of the town of`, 'Harrow and its shops']);
  expect(markersOf(long)).toEqual([2, 0, 2, 0, 2, 0, 2, 0]);
});

test.each(['📍', '⌂', '✦'])('%s before the town of each job is no bullet', (sign) => {
  const towns = ['Boston, MA', 'Salem, MA', 'Leeds', 'Harrow, United Kingdom'];
  expect(markersOf(towns.flatMap((town) => ['Clerk, Alder Foods', `${sign} ${town}`]))).not.toContain(2);
});

test.each([
  ['◷ Jan 2019 - Mar 2022', '◷ 2016 - 2018', '◷ 03/2014 - 12/2015', '◷ June 2012'],
  ['! Repaired pumps', 'Ordered spare parts', '! Trained two apprentices'],
  ['& Sons', '& Daughters', '& Partners', '& Friends'],
  ['| Repaired pumps', '| Ordered spare parts', '| Trained two apprentices', '| Kept the log'],
  ['7 Repaired pumps', '7 Ordered spare parts', '7 Trained two apprentices', '7 Kept the log'],
  ['A pump was repaired', 'A log was kept', 'A part was ordered', 'A girl was trained'],
])('%j has none', (...texts) => {
  expect(markersOf(texts)).toEqual(texts.map(() => 0));
});
