import { describe, expect, it } from 'vitest';
import { isTownAndCountry, placeScore } from './place-score.ts';

describe('isTownAndCountry', () => {
  it.each(['Lyon France', 'Toulouse - FR', 'Kiew Ukraine', 'Buenos Aires Argentina', 'Toulouse – France'])(
    'is true for %s',
    (text) => {
      expect(isTownAndCountry(text)).toBe(true);
      expect(placeScore(text)).toBeGreaterThan(1);
    },
  );

  it.each(['Harrow Foods France', 'Quell Germany', 'Quell - FR', 'Lyon FR', 'Bank of Ireland', 'France'])(
    'is false for %s',
    (text) => {
      expect(isTownAndCountry(text)).toBe(false);
    },
  );
});

describe('placeScore', () => {
  it.each(['En ligne', 'Online', 'A distanza', 'Verschillende locaties'])(
    'knows what is done in no one place: %s',
    (text) => {
      expect(placeScore(text)).toBeGreaterThan(1.5);
    },
  );

  it.each(['Online Foods', 'En ligne Harrow'])('takes the name of a firm for no such word: %s', (text) => {
    expect(placeScore(text)).toBeLessThan(1.5);
  });

  it.each(['Toulouse (31)', 'TARBES (65)', 'Ajaccio (2A)', 'Saint-Denis (974)'])(
    'knows a town by the number of its department: %s',
    (text) => {
      expect(placeScore(text)).toBeGreaterThan(1.5);
    },
  );

  it.each([
    'Leclerc (31)',
    'Auchan (59)',
    'Mission Locale (31)',
    'Hôtel Adler (33)',
    'Pôle Emploi (75)',
    'Orange (84)',
  ])('takes no employer with such a number for a place: %s', (text) => {
    expect(placeScore(text)).toBeLessThan(0.5);
  });

  it.each(['SALEM OR', 'PORTLAND ME', 'TULSA OK', 'HILO HI', 'Salem OR', 'Quellville ME', 'QUELLVILLE TX'])(
    'knows a town and its state without a comma: %s',
    (text) => {
      expect(placeScore(text)).toBeGreaterThan(1);
    },
  );

  it.each(['REACH ME', 'CONTACT ME', 'ABOUT ME', 'FIND ME IN', 'SAY HI', 'ALL OK', 'MORE ON', 'COME IN'])(
    'takes no heading in capitals that ends in a word for a town and its state: %s',
    (text) => {
      expect(placeScore(text)).toBeLessThan(0.5);
    },
  );

  it.each(['Leeds, West Yorkshire', 'Murcia, Región de Murcia', 'Malmö, Skåne', 'Cebu City, Cebu'])(
    'knows a town and its region: %s',
    (text) => {
      expect(placeScore(text)).toBe(3);
    },
  );

  it.each(['Harrow Foods, West Yorkshire', 'Cebu Crew, Cebu', 'Manchester City'])(
    'takes no name before a region for a town: %s',
    (text) => {
      expect(placeScore(text)).toBeLessThan(1);
    },
  );

  it.each(['Atelier (1998)', 'Harrow (120)', 'a team (12)', 'Équipe (3)'])(
    'takes no other number for one: %s',
    (text) => {
      expect(placeScore(text)).toBeLessThan(0.5);
    },
  );
});
