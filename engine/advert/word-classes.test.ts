import { describe, expect, test } from 'vitest';
import { wordsOf } from '../text/words.ts';
import { isAdverb, isCapital, isMarked, isNumber, isOfBetweenNames, isVerb } from './word-classes.ts';

const words = (text: string) => wordsOf([{ text, isNewStart: true }]);
const those = (text: string, holds: (word: ReturnType<typeof words>[number]) => boolean) =>
  words(text)
    .filter(holds)
    .map(({ raw }) => raw);

describe('the class of a word by its spelling', () => {
  test('a distinctive spelling marks a name', () => {
    expect(those('TEKS ChPP NEC4 eDiscovery Welder weld REQUIREMENTS C', isMarked)).toEqual([
      'TEKS',
      'ChPP',
      'NEC4',
      'eDiscovery',
    ]);
  });

  test('a capital is any capital at the start', () => {
    expect(those('Leeds Österreich leeds eDiscovery', isCapital)).toEqual(['Leeds', 'Österreich']);
  });

  test('adverbs end in -ly and are not short names', () => {
    expect(those('closely Lily daily fly', isAdverb)).toEqual(['closely', 'daily']);
  });

  test('numbers begin with a digit', () => {
    expect(those('12 4th four', isNumber)).toEqual(['12', '4th']);
  });
});

test('verbs are recognized in the forms used for duties', () => {
  expect(['prepare', 'prepares', 'manage', 'teaches', 'table'].map(isVerb)).toEqual([true, true, true, true, false]);
});

test.each([
  ['Rules of Procedure', true],
  ['rules of procedure', false],
  ['knowledge of Excel', false],
])('"of" in "%s" joins two names: %s', (text, joins) => {
  expect(isOfBetweenNames(words(text), 1)).toBe(joins);
});
