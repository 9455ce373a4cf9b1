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
