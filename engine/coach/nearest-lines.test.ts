import { describe, expect, it } from 'vitest';
import { coachPairs, type CoachPair } from '../testing/coach-pairs.ts';
import { createNearest } from './nearest-lines.ts';

const nearestTo = (term: string, lines: readonly string[]) =>
  createNearest(lines.map((text, index) => ({ place: `${index + 1}`, text })))([term]);

describe('the line nearest to what a posting asks for', () => {
  it.each<[term: string, line: string, because: object]>([
    ['Budget management', 'Kept the marketing budget in a spreadsheet', { by: 'word', said: 'budget' }],
    ['Employee training', 'Trained new staff on the scanner', { by: 'meaning', said: 'staff', asked: 'Employee' }],
    ['Power BI', 'Built a dashboard in Tableau for the board', { by: 'kind', said: 'Tableau' }],
    ['PyTorch', 'Wrote an evaluation of three models in Python', { by: 'part', said: 'Python' }],
  ])('%s: %s', (term, line, because) => {
    const [nearest] = nearestTo(term, ['Answered the phone at the front desk', line]);
    expect(nearest).toMatchObject({ place: '2', text: line });
    expect(nearest?.because).toContainEqual(expect.objectContaining(because));
  });

  it.each<[term: string, line: string, why: string]>([
    ['Reporting', 'Reported to the charge nurse of the ward', 'another meaning'],
    ['Project management', 'Built a dashboard that 40 managers open', 'only a word that fits any trade'],
    ['Account management', 'Reconciled three bank accounts each month', 'a word that many skills share'],
    ['GitHub Actions', 'Developed an action puzzle game for phones', 'a word of a product’s name'],
    ['ELK Stack', 'Led the development of a full-stack shop', 'a word of a product’s name'],
    ['Jenkins', 'Built the CI/CD pipeline in GitHub Actions', 'the line says which one it was'],
    ['PyTorch', 'Python, SQL, Java, Tableau', 'a list shows nothing'],
    ['Results-driven', 'Rebuilt the brand, resulting in more visits', 'a quality'],
    ['Budget management', 'The budget', 'too short to say anything'],
  ])('%s is not asked about %s: %s', (term, line) => {
    expect(nearestTo(term, [line])).toEqual([]);
  });

  it('is no more than two lines, the nearest first', () => {
    const lines = ['Kept the budget of the shop', 'Managed the budget of the fair', 'Watched a budget for a club'];
    const nearest = nearestTo('Budget management', lines);
    expect(nearest).toHaveLength(2);
    expect(nearest[0]?.score).toBeGreaterThanOrEqual(nearest[1]?.score ?? 1);
  });
});

const counted = (pairs: readonly CoachPair[]) => {
  const counts = { right: 0, wrong: 0, asked: 0, askable: 0 };
  for (const { lines, asks } of pairs)
    for (const [term, sensible] of Object.entries(asks)) {
      const places = nearestTo(term, lines).map(({ place }) => Number(place));
      for (const place of places) counts[sensible.includes(place) ? 'right' : 'wrong'] += 1;
      if (sensible.length > 0) counts.askable += 1;
      if (sensible.length > 0 && places.length > 0) counts.asked += 1;
    }
  return counts;
};

const half = (first: number) => counted(coachPairs.filter((_, index) => index % 2 === first));

describe('questions about invented people', () => {
  it('ask what the figures of decision 0042 say', () => {
    expect(half(0)).toEqual({ right: 21, wrong: 0, asked: 21, askable: 49 });
    expect(half(1)).toEqual({ right: 18, wrong: 3, asked: 16, askable: 48 });
  });
});
