import { expect, test } from 'vitest';
import { entryNamed } from '../../terms/term-index.ts';
import { everydayWords, impliedBy, impliedByAll } from './implied-skills.ts';

test('every term that implies or is implied is a printed name of the lexicon', () => {
  const names = [
    ...[...impliedBy, ...impliedByAll].flatMap(([asked, evidence]) => [asked, ...evidence]),
    ...[...everydayWords.values()].flatMap(({ by }) => by),
  ];
  expect(names.filter((name) => entryNamed(name)?.term !== name)).toEqual([]);
});

test('nothing implies itself', () => {
  for (const [asked, evidence] of impliedBy) expect(evidence).not.toContain(asked);
});

test('an everyday word is no entry of its own', () => {
  expect([...everydayWords.keys()].filter((words) => entryNamed(words) !== null)).toEqual([]);
});
