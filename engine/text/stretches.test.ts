import { expect, test } from 'vitest';
import { stretchesOf } from './stretches.ts';

const letters = stretchesOf(/[\p{L}\p{N}@]/u);

test.each([
  '',
  'Jane Roe, jane@example.com',
  '  C++ & C#  ',
  'Zürich – Łódź · naïve',
  // Letters and pictures of two code units, alone, at an end and beside each other.
  '\u{1D400}bc \u{1F600}\u{1F600} d\u{20000}',
  '\u{1F600}',
  // Halves of a pair, as a broken file has them.
  'a\uD83Db \uDE00c\uD83D',
  '履歴書 2019年',
])('cuts %j where the regular expression does', (text) => {
  expect(letters(text)).toEqual(text.match(/[\p{L}\p{N}@]+/gu) ?? []);
});

test('gives the same answer when it is asked again', () => {
  expect(letters('Łódź')).toEqual(letters('Łódź'));
});
