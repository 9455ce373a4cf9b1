import type { Segment } from '../geometry/segments.ts';

/**
 * The lowest bottom among the segments whose top, or baseline, is above a height; -Infinity where there are none. Sorts
 * them once: a long document asks for each of its lines.
 */
export const lowestAbove = (segments: readonly Segment[], edge: 'top' | 'baseline'): ((y: number) => number) => {
  const sorted = segments.toSorted((a, b) => a[edge] - b[edge]);
  const lowest: number[] = [];
  for (const { bottom } of sorted) lowest.push(Math.max(bottom, lowest.at(-1) ?? bottom));
  return (y) => {
    let from = 0;
    let to = sorted.length;
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if ((sorted[middle]?.[edge] ?? y) < y) from = middle + 1;
      else to = middle;
    }
    return lowest[from - 1] ?? Number.NEGATIVE_INFINITY;
  };
};
