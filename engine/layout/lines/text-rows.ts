import type { Segment } from '../geometry/segments.ts';

/** Segments of one region on one line, from left to right. */
export type TextRow = {
  segments: Segment[];
  baseline: number;
  top: number;
  bottom: number;
  size: number;
};

const tolerance = 0.32;

/** The lines of a region from top to bottom: segments that share a baseline and do not overlap. */
export const textRowsOf = (segments: readonly Segment[]): TextRow[] => {
  const rows: TextRow[] = [];
  for (const segment of [...segments].sort((a, b) => a.baseline - b.baseline || a.left - b.left)) {
    const row = rows.slice(-4).find((row) => isOnRow(row, segment));
    if (row === undefined) {
      rows.push({
        segments: [segment],
        baseline: segment.baseline,
        top: segment.top,
        bottom: segment.bottom,
        size: segment.size,
      });
      continue;
    }
    row.segments.push(segment);
    row.top = Math.min(row.top, segment.top);
    row.bottom = Math.max(row.bottom, segment.bottom);
    row.size = Math.max(row.size, segment.size);
  }
  for (const row of rows) row.segments.sort((a, b) => a.left - b.left);
  return rows.sort((a, b) => a.baseline - b.baseline);
};

const isOnRow = (row: TextRow, segment: Segment): boolean =>
  segment.table === undefined &&
  row.segments.every((other) => other.table === undefined) &&
  Math.abs(row.baseline - segment.baseline) <= tolerance * Math.min(row.size, segment.size) &&
  row.segments.every(
    (other) => Math.min(other.right, segment.right) - Math.max(other.left, segment.left) < segment.size * 0.5,
  );
