import { describe, expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../../../testing/html-of.tsx';
import { ScoreBadge } from './score-badge.tsx';

describe('ScoreBadge', () => {
  it.each([
    [90, 'text-good', '90% Excellent'],
    [89, 'text-fair', '89% Good'],
    [75, 'text-fair', '75% Good'],
    [74, 'text-poor', '74% Moderate'],
    [40, 'text-poor', '40% Poor'],
  ])('shows %i in %s, never by colour alone', (score, colour, text) => {
    expect(htmlOf(<ScoreBadge score={score} />)).toContain(colour);
    expect(wordsOf(<ScoreBadge score={score} />).trim()).toBe(text);
  });
});
