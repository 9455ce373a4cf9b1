import { expect, test } from 'vitest';
import { isWhiteSpaceAt } from './white-space.ts';

test('white space is what a regular expression takes for it', () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => code);
  const found = all.filter((code) => isWhiteSpaceAt(String.fromCharCode(code), 0));
  expect(found).toEqual(all.filter((code) => /\s/.test(String.fromCharCode(code))));
  expect(found).toContain(0x00a0);
});

test('behind the end of a text is none', () => {
  expect(isWhiteSpaceAt('a', 1)).toBe(false);
});
