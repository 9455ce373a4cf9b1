import { expect, test } from 'vitest';
import { listsCredits } from './credits.ts';

test.each([
  [['ACTING CREDITS', 'GERTRUDE\tHamlet\tLakeside Players', 'FILM:'], true],
  [['Théâtre', 'Cinéma / TV', 'Doublage'], true],
  [['FERNSEHEN', 'Kino'], true],
  [['Film'], false],
  [['Film', 'FILM'], false],
  [['Interests', 'Film and theatre of the north', 'Teaching'], false],
])('%j: %s', (lines, expected) => {
  expect(listsCredits(lines)).toBe(expected);
});
