import { describe, expect, test } from 'vitest';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import { wordsOf } from '../../text/words.ts';
import { chunksBefore, chunksIn, isNamedByOpener } from './chunks-in.ts';

const wordsIn = (text: string) => wordsOf([{ text, isNewStart: true }]);
const textOf = (text: string, { first, last }: { first: number; last: number }) =>
  wordsIn(text)
    .slice(first, last + 1)
    .map(({ raw }) => raw)
    .join(' ');
const none = () => false;
const chunks = (text: string, isItem: boolean, part: AdPart = 'must', taken: readonly string[] = []) => {
  const words = wordsIn(text);
  return chunksIn(words, { text, part, isItem, language: null }, (index) =>
    taken.includes(words[index]?.raw ?? ''),
  ).map((phrase) => textOf(text, phrase));
};

describe('plain phrases that are required', () => {
  test.each([
    ['an item is one', 'storm drain design', ['storm drain design']],
    ['commas and conjunctions part them', 'storm drains, culverts and weirs', ['storm drains', 'culverts', 'weirs']],
    ['what follows "for" is no longer asked', 'storm drains for the city', ['storm drains']],
    ['a name goes on over "of"', 'Rules of Procedure', ['Rules of Procedure']],
    ['what only compares is none', 'similar drains', []],
  ])('%s', (_what, text, found) => {
    expect(chunks(text, true)).toEqual(found);
  });

  test('in a sentence they begin behind "experience with" and similar words', () => {
    expect(chunks('We want experience with storm drains and knowledge of weirs', false)).toEqual([
      'storm drains',
      'weirs',
    ]);
    expect(chunks('We like storm drains', false)).toEqual([]);
  });

  test('a long item is a sentence', () => {
    expect(chunks('the storm drains of our old city need somebody who likes water', true)).toEqual([]);
  });

  test('words of a known skill and their neighbours are not a phrase', () => {
    expect(chunks('Kafka clusters, storm drains', true, 'must', ['Kafka'])).toEqual(['storm drains']);
  });
});

test('the words right before "experience" are a requirement', () => {
  const text = 'Proven kitchen fitting experience and drain experience';
  expect(chunksBefore(wordsIn(text), none).map((phrase) => textOf(text, phrase))).toEqual(['kitchen fitting', 'drain']);
});

test.each([
  ['Experience with viennoiserie', 2, true],
  ['Experience with viennoiserie ovens', 2, false],
  ['Experience with pies', 2, false],
  ['We bake viennoiserie', 2, false],
])('one plain word is enough at the end of "%s": %s', (text, index, is) => {
  expect(isNamedByOpener(wordsIn(text), index)).toBe(is);
});
