import dictionary from 'dictionary-en';
import { expect, test } from 'vitest';
import { spellerFrom } from './dictionary.ts';

test('a dictionary recognizes misspellings', () => {
  const speller = spellerFrom(dictionary);
  expect(speller.isWord('management')).toBe(true);
  expect(speller.isWord('managment')).toBe(false);
  expect(speller.isWord('monday')).toBe(false);
});
