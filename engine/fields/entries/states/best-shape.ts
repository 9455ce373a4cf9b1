import { bestPath, type RowScores } from './best-path.ts';
import { never, type State } from './row-states.ts';

/** The path of the shape with the highest score for a whole section. */
export const bestOfShapes = (
  rows: readonly RowScores[],
  isDated: boolean,
): { score: number; path: readonly State[] } => {
  let best: { score: number; path: readonly State[] } = { score: never, path: [] };
  for (let before = 0; before <= 3; before += 1) {
    for (let after = 0; after <= 3; after += 1) {
      const found = bestPath(rows, { before, after }, isDated);
      // the simpler shape wins a tie
      if (found.score - 0.01 * (before + after) > best.score) best = found;
    }
  }
  return best;
};
