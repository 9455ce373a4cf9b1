import { expect, test } from 'vitest';
import { entryNamed } from '../../terms/term-index.ts';
import { impliedBy } from './implied-skills.ts';

test('every term that implies or is implied is a printed name of the lexicon', () => {
  const names = [...impliedBy].flatMap(([asked, evidence]) => [asked, ...evidence]);
  expect(names.filter((name) => entryNamed(name)?.term !== name)).toEqual([]);
});

test('nothing implies itself', () => {
  for (const [asked, evidence] of impliedBy) expect(evidence).not.toContain(asked);
});
