import { describe, expect, test } from 'vitest';
import { bestPath, type RowScores } from './best-path.ts';
import { states, type State } from './row-states.ts';

/** A row that is likely to be in one of these states and unlikely to be in any other. */
const row = (...likely: readonly State[]): RowScores => ({
  scores: states.map((state) => (likely.includes(state) ? 3 : -3)),
  opens: 0,
  startsSection: false,
});
const pathOf = (rows: readonly RowScores[], before = 0, after = 0) =>
  bestPath(rows, [{ before, after, cost: 0 }], true).path;

describe('the most likely path through all rows', () => {
  test('a header with dates, a bullet and its continuation, twice', () => {
    expect(pathOf([row('A'), row('T'), row('C'), row('A'), row('T')])).toEqual(['A', 'T', 'C', 'A', 'T']);
  });

  test('rows of a header keep their order', () => {
    expect(pathOf([row('B1', 'B2'), row('A'), row('F1', 'F2'), row('T')], 1, 1)).toEqual(['B1', 'A', 'F1', 'T']);
  });

  test('nothing is continued before anything began', () => {
    expect(pathOf([row('C'), row('C')])[0]).not.toBe('C');
  });

  test('no header that needs a dated row is left without one at the end', () => {
    expect(pathOf([row('A'), row('B1')]).at(-1)).not.toBe('B1');
  });

  test('a continuation does not cross into another section', () => {
    expect(pathOf([row('A'), row('T'), { ...row('C'), startsSection: true }]).at(-1)).not.toBe('C');
  });

  test('the sum decides: a weak row follows the shape of the section', () => {
    expect(pathOf([row('A'), { ...row('A', 'T'), opens: -4 }])).toEqual(['A', 'T']);
    expect(pathOf([row('A'), { ...row('A', 'T'), opens: 4 }])).toEqual(['A', 'A']);
  });

  test('without rows there is no path', () => {
    expect(bestPath([], [{ before: 0, after: 0, cost: 0 }], true)).toEqual({
      score: Number.NEGATIVE_INFINITY,
      path: [],
    });
  });
});
