import { isDrawnOver } from './copies.ts';
import type { Scrap } from './scraps.ts';

/** Scraps on one line of the page, from left to right, whichever columns they belong to. */
export type Row = { scraps: Scrap[]; baseline: number; size: number };

/** How far two baselines may differ, in the smaller size, and still be one line: the baselines are estimates. */
const tolerance = 0.3;
/** Number of rows that can still take a scrap as we move down the page; more are never within reach. */
const maxOpenRows = 12;

/** The rows of a page from top to bottom. Subscripts, superscripts and symbols of unusual fonts belong to the row they touch. */
export const rowsOf = (scraps: readonly Scrap[]): Row[] => {
  const rows: Row[] = [];
  const leftOver: Scrap[] = [];
  const tallest = [...scraps].sort((a, b) => a.baseline - b.baseline || a.left - b.left);
  for (const scrap of tallest) {
    const row = nearest(rows, scrap);
    if (row === undefined) rows.push({ scraps: [scrap], baseline: scrap.baseline, size: scrap.size });
    else addTo(row, scrap);
  }
  const kept = rows.filter((row) => {
    if (!isFragment(row)) return true;
    leftOver.push(...row.scraps);
    return false;
  });
  const unassigned = leftOver.filter((scrap) => !joinToNeighbour(kept, scrap));
  for (const scrap of unassigned) {
    const row = nearest(
      kept.filter((row) => row.size === scrap.size),
      scrap,
    );
    if (row === undefined) kept.push({ scraps: [scrap], baseline: scrap.baseline, size: scrap.size });
    else addTo(row, scrap);
  }
  for (const row of kept) row.scraps = withoutDuplicates(row.scraps.sort((a, b) => a.left - b.left));
  return kept.sort((a, b) => a.baseline - b.baseline);
};

const nearest = (rows: readonly Row[], scrap: Scrap): Row | undefined => {
  let best: Row | undefined;
  let distance = Infinity;
  for (let index = rows.length - 1; index >= Math.max(0, rows.length - maxOpenRows); index -= 1) {
    const row = rows[index];
    if (row === undefined) continue;
    const apart = Math.abs(row.baseline - scrap.baseline);
    if (apart > tolerance * Math.min(row.size, scrap.size) || apart >= distance) continue;
    best = row;
    distance = apart;
  }
  return best;
};

/** The baseline of a row is that of its largest text. */
const addTo = (row: Row, scrap: Scrap): void => {
  row.scraps.push(scrap);
  if (scrap.size <= row.size) return;
  row.size = scrap.size;
  row.baseline = scrap.baseline;
};

/** A row of one or two short scraps, or only of separators, may be an exponent or symbols of a neighboring row. */
const isFragment = ({ scraps }: Row): boolean =>
  (scraps.length <= 2 && scraps.every((scrap) => scrap.text.length <= 3)) ||
  scraps.every((scrap) => /^[|·•∙⋅⋄∗]$/u.test(scrap.text));

/** True when the scrap was added to the row that it touches: next to one of its scraps and overlapping most of its height. */
const joinToNeighbour = (rows: readonly Row[], scrap: Scrap): boolean => {
  for (const row of rows) {
    if (Math.abs(row.baseline - scrap.baseline) > Math.max(row.size, scrap.size)) continue;
    const isTouched = row.scraps.some((other) => {
      const overlap = Math.min(other.bottom, scrap.bottom) - Math.max(other.top, scrap.top);
      const gap = Math.max(other.left - scrap.right, scrap.left - other.right);
      const smallerHeight = Math.min(other.bottom - other.top, scrap.bottom - scrap.top);
      return overlap > 0.6 * smallerHeight && gap > -0.5 * scrap.size && gap < 0.6 * Math.max(other.size, scrap.size);
    });
    if (!isTouched) continue;
    row.scraps.push(scrap);
    return true;
  }
  return false;
};

const withoutDuplicates = (scraps: readonly Scrap[]): Scrap[] =>
  scraps.filter((scrap, index) => {
    for (let at = index - 1; at >= Math.max(0, index - 3); at -= 1) {
      const other = scraps[at];
      if (other !== undefined && isDrawnOver(other, scrap)) return false;
    }
    return true;
  });
