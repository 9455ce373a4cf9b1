import { describe, expect, test } from 'vitest';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import { wordsOf } from '../../text/words.ts';
import { candidatesIn } from './candidates.ts';
import type { Candidate } from './candidate.ts';
import { minScore, scoreOf, signals } from './signals.ts';

const candidateOf = (text: string, name: string, part: AdPart, isItem: boolean): Candidate => {
  const words = wordsOf([{ text, isNewStart: true }]);
  const found = candidatesIn(words, { text, part, isItem, language: null }, () => false).find(
    ({ first, last }) => text.slice(words[first]?.stretches[0].from, words[last]?.stretches[0].to) === name,
  );
  if (found === undefined) throw new Error(`'${name}' is no candidate`);
  return found;
};
const isTaken = (text: string, name: string, part: AdPart = 'must', isItem = true) =>
  scoreOf(candidateOf(text, name, part, isItem)) >= minScore;

describe('a phrase that no list knows is a requirement', () => {
  test.each<[string, string, AdPart, boolean]>([
    ['Experience with tarping', 'tarping', 'must', true],
    ['You have knowledge of weir regulation', 'weir regulation', 'must', false],
    ['Reports are written in QRXT', 'QRXT', 'must', true],
    ['otter handling, seal feeding, pool chemistry', 'otter handling', 'must', true],
    ['Wella certification', 'Wella certification', 'must', true],
    ['harpsichords', 'harpsichords', 'nice', true],
    ['Reviews tariff filings', 'tariff filings', 'duty', true],
    ['Solid seed bank knowledge', 'seed bank', 'must', true],
    ['Plans weir bids', 'weir bids', 'must', true],
    ['Bonus points for kiln firing or weir bids', 'weir bids', 'nice', true],
    [
      'Welding carbon steel tubes and pressure vessels in the workshop and on the moor all year',
      'pressure vessels',
      'must',
      true,
    ],
  ])('%s: %s', (text, name, part, isItem) => {
    expect(isTaken(text, name, part, isItem)).toBe(true);
  });
});

describe('a phrase around it is none', () => {
  test.each<[string, string, AdPart, boolean]>([
    ['You walk the deck for our captain', 'deck', 'duty', false],
    ['Liaising with the town about hedges', 'Liaising', 'duty', true],
    ['Meets with other engineers', 'engineers', 'duty', true],
    ['A positive attitude at work', 'positive attitude', 'must', true],
    ['Worked as Director of Food', 'Director of Food', 'must', true],
    ['Works in the last decade on weekends', 'weekends', 'must', true],
    ['Reports to our harbor office', 'harbor office', 'duty', true],
    ['Teaches pump repair to apprentices', 'apprentices', 'must', true],
    ['Reinforces both weir and hive values', 'hive values', 'must', true],
    ['Reinforces a culture of hive hygiene', 'hive hygiene', 'must', true],
    ['Empowers others and defends moor decisions', 'defends moor decisions', 'must', true],
  ])('%s: %s', (text, name, part, isItem) => {
    expect(isTaken(text, name, part, isItem)).toBe(false);
  });
});

test('each signal has its example, and none is for nothing', () => {
  expect(signals.filter(({ weight, example }) => weight === 0 || example === '')).toEqual([]);
  expect(new Set(signals.map(({ signal }) => signal)).size).toBe(signals.length);
});
