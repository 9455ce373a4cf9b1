import { expect, test } from 'vitest';

import { isBullet, markerLengthOf } from './markers.ts';

test.each([
  ['• Built a mill', 2],
  ['- Built a mill', 2],
  ['– Built a mill', 2],
  ['o Built a mill', 2],
  ['Ø Built a mill', 2],
  ['○ Built a mill', 2],
  ['\u{f0b7} Built a mill', 2],
  ['1. Built a mill', 3],
  ['(a) Built a mill', 4],
  ['ii. Built a mill', 4],
  ['viii) Built a mill', 6],
  ['(iv) Built a mill', 5],
  ['•Built a mill', 1],
  ['➧ Built a mill', 2],
  ['› Built a mill', 2],
  ['∗ Built a mill', 2],
  ['∠ Built a mill', 2],
])('%j begins with a marker', (text, length) => {
  expect(markerLengthOf(text)).toBe(length);
});

test.each([
  'Built a mill',
  '-5 degrees',
  '∠45 degrees',
  'Østfold Mill',
  '2019 - 2021',
  'on time',
  '1.5 million',
  'vi and emacs',
  'II. Mill Lane',
  '•',
  '○○○○○',
  '○ ○ ○',
  '',
])('%j begins with none', (text) => {
  expect(markerLengthOf(text)).toBe(0);
});

test("an 'o' is a bullet only before a text", () => {
  expect(isBullet('o', 'Built')).toBe(true);
  expect(isBullet('o', 'n')).toBe(false);
});
