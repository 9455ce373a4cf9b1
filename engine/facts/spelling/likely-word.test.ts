import dictionary from 'dictionary-en';
import { expect, test } from 'vitest';
import { spellerFrom } from '#engine/read/dictionary.ts';
import { likelyWordFor } from './likely-word.ts';

const speller = spellerFrom(dictionary);
const usual = new Set(['customer', 'service']);
const meantBy = (word: string): string | null =>
  likelyWordFor(
    word,
    (other) => speller.isWord(other),
    (other) => usual.has(other),
  );

test.each([
  ['recieved', 'received'],
  ['desing', 'design'],
  ['thier', 'their'],
  ['occured', 'occurred'],
  ['writting', 'writing'],
  ['refering', 'referring'],
  ['managment', 'management'],
  ['deployd', 'deployed'],
  ['strategiy', 'strategy'],
  ['enviroment', 'environment'],
  ['technlogy', 'technology'],
  ['seperate', 'separate'],
  ['relevent', 'relevant'],
  ['produkts', 'products'],
])("'%s' probably means '%s'", (word, meant) => {
  expect(meantBy(word)).toBe(meant);
});

test('of several words that are equally near, the one that resumes use is meant', () => {
  expect(meantBy('custumer')).toBe('customer');
  expect(meantBy('servise')).toBe('service');
});

test('nothing is meant by a string that no single slip makes a word', () => {
  expect(meantBy('qwrtzvb')).toBeNull();
});
