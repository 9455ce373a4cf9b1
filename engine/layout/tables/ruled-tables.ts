import type { Rule } from '../geometry/rules.ts';

export type Cell = { left: number; right: number; top: number; bottom: number };

/** A table as its drawn lines show it: rows of cells; a cell that spans several rows belongs to the first. */
export type RuledTable = Cell & { rows: Cell[][] };

/** In points: lines whose ends are at most this far apart meet. */
const near = 3;
const minRowHeight = 6;
/** More lines than this are a drawing. */
const maxRules = 300;

/** The tables that a page draws with lines, smallest first, so that a table inside a cell of another precedes it. */
export const ruledTablesOf = (vertical: readonly Rule[], horizontal: readonly Rule[]): RuledTable[] => {
  if (vertical.length === 0 || vertical.length + horizontal.length > maxRules) return [];
  return groupsOf(vertical, horizontal)
    .flatMap((group) => tableOf(group) ?? [])
    .sort((a, b) => areaOf(a) - areaOf(b));
};

const areaOf = ({ left, right, top, bottom }: Cell): number => (right - left) * (bottom - top);

type Group = { vertical: Rule[]; horizontal: Rule[] };

/** Lines that touch, directly or through others. */
const groupsOf = (vertical: readonly Rule[], horizontal: readonly Rule[]): Group[] => {
  const all = [...vertical, ...horizontal];
  const leader = all.map((_, index) => index);
  const find = (index: number): number => {
    let at = index;
    while (leader[at] !== at) at = leader[at] ?? at;
    return at;
  };
  vertical.forEach((v, index) => {
    horizontal.forEach((h, other) => {
      const meets = h.from - near <= v.at && v.at <= h.to + near && v.from - near <= h.at && h.at <= v.to + near;
      if (meets) leader[find(vertical.length + other)] = find(index);
    });
  });
  const groups = new Map<number, Group>();
  all.forEach((rule, index) => {
    const root = find(index);
    const group = groups.get(root) ?? { vertical: [], horizontal: [] };
    groups.set(root, group);
    (index < vertical.length ? group.vertical : group.horizontal).push(rule);
  });
  return [...groups.values()];
};

/** null when the lines do not form a table: a frame, a cross, an underline. */
const tableOf = ({ vertical, horizontal }: Group): RuledTable | null => {
  if (vertical.length === 0 || horizontal.length < 2) return null;
  // A row that continues on the next page is open at its end: its vertical lines stop there without a horizontal one.
  const ends = [...vertical.map((rule) => rule.from), ...vertical.map((rule) => rule.to)];
  const ys = distinct([...horizontal.map((rule) => rule.at), Math.min(...ends), Math.max(...ends)]);
  const left = Math.min(...vertical.map((rule) => rule.at), ...horizontal.map((rule) => rule.from));
  const right = Math.max(...vertical.map((rule) => rule.at), ...horizontal.map((rule) => rule.to));
  if (!vertical.some((rule) => rule.at > left + 2 * near && rule.at < right - 2 * near)) return null;
  const rows: Cell[][] = [];
  ys.forEach((bottom, index) => {
    const top = ys[index - 1];
    if (top === undefined || bottom - top < minRowHeight) return;
    const xs = distinct([left, ...vertical.filter((rule) => covers(rule, top, bottom)).map((rule) => rule.at), right]);
    const cells: Cell[] = [];
    xs.forEach((to, column) => {
      const from = xs[column - 1];
      if (from === undefined || to - from < minRowHeight) return;
      const above = rows.flat().find((cell) => isSpan(cell, from, to, top, horizontal));
      if (above === undefined) cells.push({ left: from, right: to, top, bottom });
      else above.bottom = bottom;
    });
    rows.push(cells);
  });
  return { left, right, top: ys[0] ?? 0, bottom: ys.at(-1) ?? 0, rows };
};

const distinct = (values: readonly number[]): number[] =>
  [...values].sort((a, b) => a - b).filter((value, index, all) => index === 0 || value - (all[index - 1] ?? 0) > near);

/** True when the rule covers at least most of the stretch. */
const covers = (rule: Rule, from: number, to: number): boolean =>
  Math.min(rule.to, to) - Math.max(rule.from, from) > 0.8 * (to - from);

/** True for a cell right above without a line between it and this one. */
const isSpan = (cell: Cell, from: number, to: number, top: number, horizontal: readonly Rule[]): boolean =>
  Math.abs(cell.left - from) <= near &&
  Math.abs(cell.right - to) <= near &&
  Math.abs(cell.bottom - top) <= near &&
  !horizontal.some((rule) => Math.abs(rule.at - top) <= near && covers(rule, from, to));
