import { expect, test } from 'vitest';
import { wordsOf } from '../../text/words.ts';
import { isAskedBehind, isOwned } from './candidate.ts';
import { candidatesIn } from './candidates.ts';

const candidates = (text: string) =>
  candidatesIn(
    wordsOf([{ text, isNewStart: true }]),
    { text, part: 'must', isItem: true, language: null },
    () => false,
  );

test.each([
  ['kitchen fitting experience', true],
  ['Wella preferred', true],
  ['weirs are a plus', true],
  ['weirs are far away', false],
])('what is asked for behind its name: %s', (text, is) => {
  expect(candidates(text).map(isAskedBehind)[0]).toBe(is);
});

test('a phrase may belong to somebody', () => {
  expect(candidates('keep to our drains').map(isOwned)).toContain(true);
});
