import { describe, expect, test } from 'vitest';
import { bestPath, type RowScores } from './best-path.ts';
import { closing, move, never, nextInHead, states, type Shape, type State } from './row-states.ts';

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

  test('a header does not cross into another section', () => {
    expect(pathOf([row('A'), { ...row('F1'), startsSection: true }, row('A')], 1, 1)[1]).not.toBe('F1');
    expect(pathOf([row('N1'), { ...row('N2'), startsSection: true }])[1]).not.toBe('N2');
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

/** The sum of one path, from the rules of the states alone; `never` for a path that breaks one. */
const sumOfPath = (rows: readonly RowScores[], path: readonly State[], shape: Shape, isDated: boolean): number => {
  const last = path.at(-1) ?? 'T';
  if (last.startsWith('B')) return never;
  return path.reduce(
    (sum, state, index) => {
      const [before = null, drawn] = [path[index - 1], rows[index]];
      const goesOn = ['C', 'F1', 'F2', 'F3', 'N2', 'N3'].includes(state);
      const breaks = drawn?.startsSection === true && (goesOn || before?.startsWith('B') === true);
      const begins = before !== null && state !== 'T' && state !== 'C' && nextInHead[before] !== state;
      const own = (drawn?.scores[states.indexOf(state)] ?? never) + (begins ? (drawn?.opens ?? 0) : 0);
      return breaks ? never : sum + own + move(before, state, shape, isDated);
    },
    closing(last, shape),
  );
};

const pathsOf = (length: number): readonly (readonly State[])[] =>
  length === 0 ? [[]] : pathsOf(length - 1).flatMap((path) => states.map((state) => [...path, state]));

describe('against all paths of short sections', () => {
  const paths = pathsOf(4);
  const shapes = [
    { before: 0, after: 0, cost: 0 },
    { before: 1, after: 1, cost: 0 },
    { before: 2, after: 0, cost: 0 },
    { before: 3, after: 0, cost: 0 },
  ];
  let seed = 7;
  const drawn = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  /** Few rows can hold dates, and some begin a section: then a header before the dates may lead nowhere. */
  const drawnRow = (): RowScores => {
    const hasDates = drawn() < 0.4;
    return {
      scores: states.map((state) => (state === 'A' && !hasDates ? never : 8 * drawn() - 4)),
      opens: 2 * drawn() - 1,
      startsSection: drawn() < 0.2,
    };
  };
  const sections = Array.from({ length: 12 }, () => Array.from({ length: 4 }, drawnRow));

  test.each(sections.map((rows, number) => [number, rows] as const))('section %i', (_, rows) => {
    for (const shape of shapes) {
      const { score, path } = bestPath(rows, [shape], true);
      const best = Math.max(...paths.map((one) => sumOfPath(rows, one, shape, true)));
      expect(score).toBeCloseTo(best, 9);
      expect(sumOfPath(rows, path, shape, true)).toBeCloseTo(best, 9);
    }
  });
});
