import dictionary from 'dictionary-en';
import { expect, test } from 'vitest';
import { spellerFrom } from './dictionary.ts';

test('a dictionary recognizes misspellings and suggests corrections', () => {
  const speller = spellerFrom(dictionary);
  expect(speller.isWord('management')).toBe(true);
  expect(speller.isWord('managment')).toBe(false);
  expect(speller.isWord('monday')).toBe(false);
  expect(speller.suggestionsFor('managment')).toContain('management');
});
