import { describe, expect, test } from 'vitest';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import { wordsOf } from '../../text/words.ts';
import { namesIn } from './names-in.ts';

const names = (text: string, isItem = true, part: AdPart = 'must', taken: readonly string[] = []) => {
  const words = wordsOf([{ text, isNewStart: true }]);
  return namesIn(words, { text, part, isItem, language: null }, (index) => taken.includes(words[index]?.raw ?? '')).map(
    ({ first, last }) =>
      words
        .slice(first, last + 1)
        .map(({ raw }) => raw)
        .join(' '),
  );
};

describe('names in running text', () => {
  test('a distinctive spelling is a name in an item', () => {
    expect(names('Teach to the STAAR standard with ControlLogix')).toEqual(['STAAR', 'ControlLogix']);
  });

  test('a capitalized word is one beside a known skill of a list', () => {
    expect(names('Tableau, Meridian and Looker', false, 'must', ['Tableau', 'Looker'])).toEqual(['Meridian']);
    expect(names('Reports by Meridian in Leeds', false, 'must', ['Reports'])).toEqual([]);
  });

  test('a capitalized word is one behind "with", and so is the next', () => {
    expect(names('Serve embeddings with Vespa and Triton')).toEqual(['Vespa', 'Triton']);
  });

  test('adjacent capitalized words are one name', () => {
    expect(names('serve embeddings with ControlLogix Studio')).toEqual(['ControlLogix Studio']);
  });

  test('in a sentence only short names in capitals count', () => {
    expect(names('You file PERM cases with ControlLogix', false)).toEqual(['PERM']);
    expect(names('You file PERM cases', false, 'about')).toEqual([]);
  });

  test('when most words have a capital, a capital is no signal', () => {
    expect(names('Working With Meridian And Partners Across Europe', true)).toEqual([]);
  });
});
