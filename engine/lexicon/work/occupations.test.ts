import { expect, test } from 'vitest';
import { entryNamed } from '../../terms/term-index.ts';
import { occupations, oftenLeft } from './occupations.ts';

test('there are at least sixty occupations, each name once', () => {
  expect(occupations.length).toBeGreaterThanOrEqual(60);
  expect(new Set(occupations.map(({ name }) => name)).size).toBe(occupations.length);
});

test.each(occupations.map((occupation) => [occupation.name, occupation.keywords] as const))(
  '%s has 12 to 25 usual terms, each as the lexicon prints it',
  (_, keywords) => {
    expect(keywords.length).toBeGreaterThanOrEqual(12);
    expect(keywords.length).toBeLessThanOrEqual(25);
    expect(new Set(keywords).size).toBe(keywords.length);
    expect(keywords.filter((keyword) => entryNamed(keyword)?.term !== keyword)).toEqual([]);
  },
);

test('occupations that many leave are in the table', () => {
  const names = new Set(occupations.map(({ name }) => name));
  expect([...oftenLeft].filter((name) => !names.has(name))).toEqual([]);
});
