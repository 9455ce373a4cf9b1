import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, changed, sample } from '#engine/testing/sample-resume.ts';
import { spellerForTests as speller } from '#engine/testing/speller.ts';

const misspelledIn = (lines: readonly string[], job?: string) =>
  factsFrom(asPdf(lines), { speller, ...(job === undefined ? {} : { job }) }).misspelled;

const withBullet = (bullet: string): readonly string[] => changed('• Lead a team', `• ${bullet}`);

test('a slip in a bullet comes with the word that is meant and its place', () => {
  const lines = withBullet('Lead the managment of two warehouses.');
  const [found] = misspelledIn(lines) ?? [];
  expect(found).toMatchObject({ word: 'managment', meant: 'management' });
  const { visual } = factsFrom(asPdf(lines));
  const { line = -1, from, to } = found?.span ?? {};
  expect(visual.lines[line]?.text.slice(from, to)).toBe('managment');
});

test('a letter too many is dropped rather than exchanged', () => {
  expect(misspelledIn(withBullet('Wrote the strategiy of the site.'))).toMatchObject([{ meant: 'strategy' }]);
});

test.each([
  ['a clean resume', sample],
  ['a word that stands twice', withBullet('Laid the managment board, then sold the managment board.')],
  ['a word with a capital', withBullet('Worked with Managment every day.')],
  ['a part of an address', withBullet('Wrote the pages of www.managment.example and managment@site.example.')],
  ['a part of a word with a hyphen or slash', withBullet('Wrote the pre-managment and the managment/sales plan.')],
  ['a short word', withBullet('Ran teh site.')],
  ['a word without its ligature', withBullet('Kept exible hours.')],
  ['a word in two pieces', withBullet('Lead the manage ment of two sites.')],
  ['a list of skills', [...sample.slice(0, -1), 'SAP, Excel, managment, Forecasting']],
])('%s holds none', (_, lines) => {
  expect(misspelledIn(lines)).toEqual([]);
});

test('a word that the advert uses too is none', () => {
  const lines = withBullet('Lead the managment of two warehouses.');
  expect(misspelledIn(lines, 'We want managment of warehouses.')).toEqual([]);
});

test('many unknown words say that the text is not for this dictionary', () => {
  const slips = 'managment recieved seperate acheived developement succesfully responsibilites strategiy calender';
  expect(misspelledIn(withBullet(slips))).toEqual([]);
});

test('nothing is said without a dictionary, nor about other languages', () => {
  expect(factsFrom(asPdf(sample)).misspelled).toBeNull();
  const german = ['Jane Roe', 'Leitung eines Teams von 14 Personen in zwei Lagern und Planung der Schichten.'];
  expect(misspelledIn(german)).toBeNull();
});
