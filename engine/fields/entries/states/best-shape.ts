import { bestPath, type RowScores } from './best-path.ts';
import type { State } from './row-states.ts';

const maxRows = 3;

/** The simpler shape wins a tie. */
const shapes = Array.from({ length: (maxRows + 1) ** 2 }, (_, index) => {
  const [before, after] = [Math.floor(index / (maxRows + 1)), index % (maxRows + 1)];
  return { before, after, cost: 0.01 * (before + after) };
});

/** The path of the shape with the highest score for a whole section. */
export const bestOfShapes = (rows: readonly RowScores[], isDated: boolean): { score: number; path: readonly State[] } =>
  bestPath(rows, shapes, isDated);
