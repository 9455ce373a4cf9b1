import { expect, test } from 'vitest';
import { isAboutOrigin } from '../lexicon/phrases/origin-words.ts';
import { namesPlace } from './names-place.ts';

test.each([
  'Chicago, IL',
  'London',
  'Qarvendal, Omrath',
  '12 Tidal Lane, 58001',
  '12 Tidal Lane NE Chicago IL',
  'Norway',
  'Flat 2, AB1 2CD',
])('surely a place: %s', (text) => {
  expect(namesPlace(text)).toBe(true);
});

test.each([
  'ABOUT ME',
  'DE RESIDENCIA:',
  'Nationality - Norway',
  'Nacida el 03/04/1999 en Madrid',
  'Born in Chicago, IL',
  'Lane 17, Qarvendal Nagar',
  'No 8 qarvendal street omrath',
  'Ada Omrath',
])('not surely a place: %s', (text) => {
  expect(namesPlace(text)).toBe(false);
});

test('lines about origin are told from addresses', () => {
  expect(['Geburtsdatum und Geburtsort:', 'Lieu de naissance : Lyon', 'Born in Oslo'].map(isAboutOrigin)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['Address: Oslo', 'Osborne, KS'].map(isAboutOrigin)).toEqual([false, false]);
});
