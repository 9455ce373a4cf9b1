import { describe, expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { ScoreBadge } from './score-badge.tsx';

describe('ScoreBadge', () => {
  it.each([
    [90, 'text-good', '90% Excellent'],
    [89, 'text-good', '89% Good'],
    [75, 'text-good', '75% Good'],
    [74, 'text-fair', '74% Moderate'],
    [60, 'text-fair', '60% Moderate'],
    [40, 'text-poor', '40% Poor'],
  ])('shows %i in %s, never by colour alone', (score, colour, text) => {
    const badge = renderPart(<ScoreBadge score={score} />).container.firstElementChild;
    expect(badge?.className).toContain(colour);
    expect(badge?.textContent).toBe(text);
  });
});
