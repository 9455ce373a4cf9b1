import { expect, it } from 'vitest';
import { isMissedIn } from './missed-values.ts';

const nothing = new Set<string>();

it.each([
  ['Marisol Ann PRUITT', 'PRUITT, Marisol Ann\nmarisol@example.com', 'the surname comes first'],
  ['Robert Ames', 'Robert "Bob" Ames, RN', 'a nickname stands between its words'],
  ['Renee Tolliver', 'Renee\nTolliver', 'it takes two lines'],
  ['JANE DOE', 'J A N E  D O E', 'its letters are spaced'],
])('finds the name %s in %j, where %s', (name, stream) => {
  expect(isMissedIn(stream, nothing, name)).toBe(false);
});

it.each([
  ['Marisol Pruitt', 'marisol@example.com\n505-555-0117', 'no word of it is in the text'],
  ['Marisol Pruitt', 'Marisol\n505-555-0117\nSanta Fe\nPruitt', 'its words are lines apart'],
  ['ann@example.com', 'ann @\nSanta Fe, NM\nexample.com', 'an address is broken up'],
  ['Lee Ann', 'Lees Annex', 'its words are only parts of others'],
])('misses %s in %j, where %s', (value, stream) => {
  expect(isMissedIn(stream, nothing, value)).toBe(true);
});

it('misses what a finding says that some systems skip', () => {
  expect(isMissedIn('Ann Lee', new Set(['Ann Lee']), 'Ann Lee')).toBe(true);
});
