import { expect, test } from 'vitest';
import { sectionByHand } from '../../testing/reading-by-hand.ts';
import { rowsOf } from './rows.ts';
import { sectionStyleOf, styleKey } from './section-style.ts';

const rowsIn = (...lines: readonly string[]) => {
  const { reading, sections } = sectionByHand('experience', lines);
  return rowsOf(reading, sections);
};

test('the style of the bullets is that of the body', () => {
  const rows = rowsIn('**Welder, Acme', '**Leeds', '• Welded hulls');
  const style = sectionStyleOf(rows);
  expect(rows.map((row) => styleKey(row) === style.body)).toEqual([false, false, true]);
  expect([style.hasMarkers, style.markersTellBody]).toEqual([true, true]);
});

test('without bullets it is the style of the long lines', () => {
  const rows = rowsIn('**Welder', '**Acme', 'I welded the hulls of eleven ships in two yards over the years');
  const style = sectionStyleOf(rows);
  expect(rows.map((row) => styleKey(row) === style.body)).toEqual([false, false, true]);
  expect(style.hasMarkers).toBe(false);
});

test('when everything has a bullet, a bullet is no signal', () => {
  expect(sectionStyleOf(rowsIn('• Welder, Acme', '• Fitter, Harrow')).markersTellBody).toBe(false);
});
