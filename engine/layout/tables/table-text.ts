import type { RuledTable } from './ruled-tables.ts';
import type { Segment, TableText } from '../geometry/segments.ts';

/** In points: how far text may extend beyond its cell. */
const slack = 3;
/** When more than this share of the text crosses its lines, a drawing is not a table. */
const maxShareAcross = 0.08;

/**
 * The segments of a page, with each table's text gathered into one segment that represents the table. Tables come
 * smallest first, so one inside another's cell is one of its segments.
 */
export const withTables = (segments: readonly Segment[], tables: readonly RuledTable[]): Segment[] =>
  tables.reduce<Segment[]>(
    (all, table) => {
      const inside = all.filter((segment) => isInside(segment, table));
      const text = inside.length < 2 ? null : textOf(table, inside);
      if (text === null) return all;
      const first = inside.reduce((a, b) => (b.baseline < a.baseline ? b : a));
      const block: Segment = {
        scraps: [],
        text: '',
        left: Math.min(...inside.map((segment) => segment.left)),
        right: Math.max(...inside.map((segment) => segment.right)),
        top: Math.min(...inside.map((segment) => segment.top)),
        bottom: Math.max(...inside.map((segment) => segment.bottom)),
        baseline: first.baseline,
        size: first.size,
        table: text,
      };
      return [...all.filter((segment) => !inside.includes(segment)), block];
    },
    [...segments],
  );

const isInside = (segment: Segment, { left, right, top, bottom }: RuledTable): boolean => {
  const middle = segment.baseline - 0.3 * segment.size;
  return segment.left > left - slack && segment.right < right + slack && middle > top && middle < bottom;
};

/** A single row of two cells with more segments than this is two frames side by side. */
const maxInLoneRow = 4;

/** null when text crosses the lines or no row has two cells with text. */
const textOf = (table: RuledTable, inside: readonly Segment[]): TableText | null => {
  let across = 0;
  const homes = new Map(table.rows.flat().map((cell) => [cell, [] as Segment[]]));
  for (const segment of inside) {
    const middle = segment.baseline - 0.3 * segment.size;
    const center = (segment.left + segment.right) / 2;
    const home = [...homes.keys()].find(
      (cell) => center >= cell.left && center <= cell.right && middle >= cell.top && middle <= cell.bottom,
    );
    if (home === undefined) return null;
    if (segment.left < home.left - slack || segment.right > home.right + slack) across += 1;
    homes.get(home)?.push(segment);
  }
  if (across > maxShareAcross * inside.length) return null;
  const rows = table.rows.map((row) => row.map((cell) => ({ segments: homes.get(cell) ?? [], right: cell.right })));
  const filled = rows.filter((row) => row.filter((cell) => cell.segments.length > 0).length > 1);
  const isTable =
    filled.length > 1 ||
    filled.some((row) => row.length > 2 || row.every((cell) => cell.segments.length <= maxInLoneRow));
  return isTable ? rows : null;
};
