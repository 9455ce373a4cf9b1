import { describe, expect, test } from 'vitest';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import { wordsOf } from '../../text/words.ts';
import { candidatesIn } from './candidates.ts';

const candidates = (text: string, part: AdPart = 'must', taken: readonly string[] = []) => {
  const words = wordsOf([{ text, isNewStart: true }]);
  const statement = { text, part, isItem: true, language: null };
  return candidatesIn(words, statement, (index) => taken.includes(words[index]?.raw ?? '')).map((candidate) => ({
    ...candidate,
    name: text.slice(words[candidate.first]?.stretches[0].from, words[candidate.last]?.stretches[0].to),
  }));
};
const names = (text: string, part: AdPart = 'must', taken: readonly string[] = []) =>
  candidates(text, part, taken).map(({ name }) => name);

describe('phrases that may be requirements', () => {
  test.each([
    ['commas and conjunctions part them', 'storm drains, culverts and weirs', ['storm drains', 'culverts', 'weirs']],
    ['a slash parts names', 'Vespa / Triton', ['Vespa', 'Triton']],
    ['a slash within an acronym does not', 'QQ/ZT basics', ['QQ/ZT basics']],
    ['a name goes on over "of"', 'Rules of Procedure', ['Rules of Procedure']],
    ['a compound goes on over a function word', 'barn-to-bowl feeding', ['barn-to-bowl feeding']],
    ['qualifiers are removed', 'strong storm drain skills', ['storm drain']],
    ['a clause behind a noun is removed', 'drain pumps handling 4 tons', ['drain pumps']],
    ['an activity keeps its name', 'otter handling', ['otter handling']],
    ['an amount at the end is removed', 'otters 3', ['otters']],
    ['a number that belongs to the name stays', 'Section 504', ['Section 504']],
    ['the verb of a reader is removed', 'you will repair drains', ['drains']],
  ])('%s: %s', (_what, text, found) => {
    expect(names(text)).toEqual(found);
  });

  test('the verbs of a duty are removed, also behind "and"', () => {
    expect(names('Fix drains and build weirs', 'duty')).toEqual(['drains', 'weirs']);
    expect(names('Test design and drains')).toEqual(['Test design', 'drains']);
  });

  test('a neighbour of a known term is none', () => {
    expect(names('Kafka clusters, storm drains', 'must', ['Kafka'])).toEqual(['storm drains']);
  });
});

const openings = (text: string) => candidates(text).map(({ name, opening, isDirect }) => [name, opening, isDirect]);

test('words that ask for something open a list, a circumstance ends it', () => {
  expect(openings('We want experience with drains and weirs for cities')).toEqual([
    ['drains', 'asked', true],
    ['weirs', 'asked', true],
    ['cities', 'asked', false],
  ]);
  expect(openings('3 years storm drainage')).toEqual([['storm drainage', 'asked', true]]);
  expect(openings('pumps such as Vespa')).toEqual([
    ['pumps', null, false],
    ['Vespa', 'example', true],
  ]);
  expect(openings('knowledge of drains; a boat')[1]).toEqual(['boat', null, true]);
});
