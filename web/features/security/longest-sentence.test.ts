import { expect, it } from 'vitest';
import { security } from '#content/pages/security.ts';
import { longestSentence } from './longest-sentence.ts';

const longestOf = (at: number): string => longestSentence(security.cards[at]?.about ?? {});

it('keeps room for the longest sentence of a card', () => {
  expect(longestOf(0)).toContain('a setup meant for trying out the product');
  expect(longestOf(1)).toContain('A proxy in front of this server');
  expect(longestOf(2)).toBe(security.unknown);
});
