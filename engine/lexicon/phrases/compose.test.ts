import { expect, test } from 'vitest';
import { anyOf, followedBy, inSequence, notPrecededBy, optional } from './compose.ts';

test('any of several patterns matches, the first one first', () => {
  expect(anyOf(/cat/u, /category/u).exec('category')?.[0]).toBe('cat');
  expect(anyOf(/^cat/u, /dog$/u).test('hotdog')).toBe(true);
  expect(anyOf(/^cat/u, /dog$/u).test('dogma')).toBe(false);
});

test('alternatives of a part stay inside that part', () => {
  const pattern = inSequence(/^/u, /a|b/u, /c|d/u, /$/u);
  expect(pattern.test('bd')).toBe(true);
  expect(pattern.test('a')).toBe(false);
});

test('capturing groups are numbered from left to right', () => {
  expect([...(inSequence(/(\d+)/u, / of /u, /(\d+)/u).exec('2 of 9') ?? [])]).toEqual(['2 of 9', '2', '9']);
});

test('an optional part may be absent', () => {
  const pattern = inSequence(/^page/u, optional(/ \d+/u), /$/u);
  expect(pattern.test('page')).toBe(true);
  expect(pattern.test('page 2')).toBe(true);
  expect(pattern.test('page x')).toBe(false);
});

test('the flags of the parts are kept', () => {
  expect(anyOf(/a/giu, /b/iu).flags).toBe('giu');
});

test('patterns that read the same letters differently cannot be composed', () => {
  expect(() => anyOf(/a/iu, /b/u)).toThrow('different flags');
  expect(() => inSequence()).toThrow('Nothing to compose');
});

test('what follows or comes before a place can be asked for without being matched', () => {
  expect(inSequence(/a/u, followedBy(/b|c/u)).exec('ac')?.[0]).toBe('a');
  expect(inSequence(/a/u, followedBy(/b|c/u)).test('ad')).toBe(false);
  expect(inSequence(notPrecededBy(/b|c/u), /a/u).test('ca')).toBe(false);
  expect(inSequence(notPrecededBy(/b|c/u), /a/u).test('da')).toBe(true);
});
