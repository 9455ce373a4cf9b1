import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, changed, sample } from '#engine/testing/sample-resume.ts';
import { spellerForTests as speller } from '#engine/testing/speller.ts';

const misspelledIn = (lines: readonly string[], job?: string) =>
  factsFrom(asPdf(lines), { speller, ...(job === undefined ? {} : { job }) }).misspelled;

const withBullet = (bullet: string): readonly string[] => changed('• Lead a team', `• ${bullet}`);

test('a typo in a bullet comes with the intended word and its place', () => {
  const lines = withBullet('Lead the managment of two warehouses.');
  const [found] = misspelledIn(lines) ?? [];
  expect(found).toMatchObject({ word: 'managment', meant: 'management' });
  const { visual } = factsFrom(asPdf(lines));
  const { line = -1, from, to } = found?.span ?? {};
  expect(visual.lines[line]?.text.slice(from, to)).toBe('managment');
});

test('an extra letter is dropped rather than replaced', () => {
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
  ['a Latin phrase of the laboratory', withBullet('Tested the filters in silico and in vitro.')],
  ['the name of a species', withBullet('Bred lines of Oryza sativa and of Corylus maxima.')],
  ['a genitive without its apostrophe', withBullet('Kept the businesss pages.')],
  ['a package in a list of packages', withBullet('Wrote reports with DESeq2, EdgeR, limma, and Excel.')],
  ['a list of skills', [...sample.slice(0, -1), 'SAP, Excel, managment, Forecasting']],
])('%s contains none', (_, lines) => {
  expect(misspelledIn(lines)).toEqual([]);
});

test('a typo after a comma is one, unless the comma ends a name in a list', () => {
  expect(misspelledIn(withBullet('Lead sales in Boston, managment of sites, and stock.'))).toMatchObject([
    { word: 'managment', meant: 'management' },
  ]);
});

const withLink = (link: string) =>
  changed('Chicago', `Chicago, Illinois | jane.roe@example.com | +1 312-555-0142 | Plannning | ${link}`);

test('a word with a tripled letter is none where a link has it: sites are called so', () => {
  expect(misspelledIn(withLink('plannning.example.com/jane'))).toEqual([]);
  expect(misspelledIn(withLink('drawings.example.com/jane'))).toMatchObject([{ word: 'Plannning' }]);
});

test('a word with a tripled letter is one wherever it is', () => {
  const lines = [...sample.slice(0, -1), 'SAP, Excel, Inventory plannning, Forecasting, DATABASSSES'];
  expect(misspelledIn(lines)).toMatchObject([
    { word: 'plannning', meant: 'planning' },
    { word: 'DATABASSSES', meant: 'DATABASES' },
  ]);
  expect(
    misspelledIn(withBullet('Trained the busssiness team of plant XXXIII, see www.aaatool.example.')),
  ).toMatchObject([{ word: 'busssiness', meant: 'business' }]);
});

test('a word that the posting uses elsewhere is not one', () => {
  const lines = withBullet('Lead the managment of two warehouses.');
  expect(misspelledIn(lines, 'We want managment of warehouses.')).toEqual([]);
});

test('many unknown words mean that the dictionary does not fit the text', () => {
  const slips = 'managment recieved seperate acheived developement succesfully responsibilites strategiy calender';
  expect(misspelledIn(withBullet(slips))).toBeNull();
});

test('nothing is reported without a dictionary, nor for other languages', () => {
  expect(factsFrom(asPdf(sample)).misspelled).toBeNull();
  const german = ['Jane Roe', 'Leitung eines Teams von 14 Personen in zwei Lagern und Planung der Schichten.'];
  expect(misspelledIn(german)).toBeNull();
});
