import { expect, test } from 'vitest';
import { countOf, stretchesOf } from './stretches.ts';

const letters = stretchesOf(/[\p{L}\p{N}@]/u);

const counted = countOf(/[\p{L}\p{N}@]/u);

const texts = [
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
];

test.each(texts)('cuts %j where the regular expression does', (text) => {
  expect(letters(text)).toEqual(text.match(/[\p{L}\p{N}@]+/gu) ?? []);
});

test.each(texts)('counts as many characters of %j as the regular expression finds', (text) => {
  expect(counted(text)).toBe(text.match(/[\p{L}\p{N}@]/gu)?.length ?? 0);
});

test('gives the same answer when it is asked again', () => {
  expect(letters('Łódź')).toEqual(letters('Łódź'));
});
