import { expect, test } from 'vitest';
import { listsCredits, mayListCredits } from './credits.ts';

const row = 'GERTRUDE\tHamlet\tLakeside Players';

test.each([
  [['ACTING CREDITS', row, 'FILM:', row], true],
  [['Théâtre', 'Le Moulin, mise en scène de Paul Meunier', 'Cinéma / TV', row], true],
  [['FERNSEHEN', row, 'Kino', row], true],
  [['Film', row], false],
  [['Film', row, 'FILM', row], false],
  // interests, one below the other
  [["Centres d'intérêt", 'Cinéma', 'Théâtre', 'Randonnée'], false],
  [['Aficiones', 'Cine', 'Teatro', 'Idiomas', 'Español: lengua materna, inglés: avanzado'], false],
  // an internship and a salesperson in French
  [['Stage', 'Maison Meunier\t2019', 'Commercial', 'Maison Boulanger\t2020', 'Cinéma', 'Lecture'], false],
  [['Interests', 'Film and theatre of the north', 'Teaching'], false],
])('%j: %s', (lines, expected) => {
  expect(listsCredits(lines)).toBe(expected);
});

test('titles of credits are a sign of roles, whatever was read below them', () => {
  expect(mayListCredits(['FILM (partial)', 'Nathan', 'THEATRE (partial)', 'Audrey'])).toBe(true);
  expect(mayListCredits(['FILM (partial)', 'Nathan', 'Work Experience', 'Audrey'])).toBe(false);
  expect(listsCredits(['FILM (partial)', 'Nathan', 'THEATRE (partial)', 'Audrey'])).toBe(false);
});
