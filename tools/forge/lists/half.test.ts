import { expect, test } from 'vitest';
import { halfOf, shareOf } from './half.ts';

const entries = Array.from({ length: 2000 }, (_, index) => `Entry ${index}`);

test('the halves are disjoint, complete and about equal', () => {
  const [known, withheld] = [shareOf(entries, 'known'), shareOf(entries, 'withheld')];
  expect(new Set([...known, ...withheld]).size).toBe(entries.length);
  expect(known.length + withheld.length).toBe(entries.length);
  expect(Math.abs(known.length - withheld.length)).toBeLessThan(150);
});

test('case, accents and punctuation do not change the half', () => {
  for (const [a, b] of [
    ['São Paulo', 'SAO PAULO'],
    ["O'Brien", 'o’brien'],
    ['Saint-Étienne', 'saint etienne'],
    ['Gdańsk School of Arts & Crafts', 'gdansk school of arts and crafts'],
  ] as const) {
    expect(halfOf(a)).toBe(halfOf(b));
  }
});
