import { expect, test } from 'vitest';
import { anyOf, followedBy, inSequence, notFollowedBy, notPrecededBy, optional } from './compose.ts';

test('anyOf matches any of its patterns and prefers the first', () => {
  expect(anyOf(/cat/u, /category/u).exec('category')?.[0]).toBe('cat');
  expect(anyOf(/^cat/u, /dog$/u).test('hotdog')).toBe(true);
  expect(anyOf(/^cat/u, /dog$/u).test('dogma')).toBe(false);
});

test('alternatives of one pattern do not extend into the next', () => {
  const pattern = inSequence(/^/u, /a|b/u, /c|d/u, /$/u);
  expect(pattern.test('bd')).toBe(true);
  expect(pattern.test('a')).toBe(false);
});

test('capturing groups are numbered from left to right', () => {
  expect([...(inSequence(/(\d+)/u, / of /u, /(\d+)/u).exec('2 of 9') ?? [])]).toEqual(['2 of 9', '2', '9']);
});

test('an optional pattern may be absent', () => {
  const pattern = inSequence(/^page/u, optional(/ \d+/u), /$/u);
  expect(pattern.test('page')).toBe(true);
  expect(pattern.test('page 2')).toBe(true);
  expect(pattern.test('page x')).toBe(false);
});

test('the flags of the patterns are kept', () => {
  expect(anyOf(/a/giu, /b/iu).flags).toBe('giu');
});

test('patterns with conflicting flags cannot be composed', () => {
  expect(() => anyOf(/a/iu, /b/u)).toThrow('different flags');
  expect(() => inSequence()).toThrow('Nothing to compose');
});

test('lookahead and lookbehind match no characters', () => {
  expect(inSequence(/a/u, followedBy(/b|c/u)).exec('ac')?.[0]).toBe('a');
  expect(inSequence(/a/u, followedBy(/b|c/u)).test('ad')).toBe(false);
  expect(inSequence(/a/u, notFollowedBy(/b|c/u)).test('ac')).toBe(false);
  expect(inSequence(/a/u, notFollowedBy(/b|c/u)).exec('ad')?.[0]).toBe('a');
  expect(inSequence(notPrecededBy(/b|c/u), /a/u).test('ca')).toBe(false);
  expect(inSequence(notPrecededBy(/b|c/u), /a/u).test('da')).toBe(true);
});
