import { linesOfCells } from './cells.ts';
import type { TextCell } from './cells.ts';
import { draftOf } from './draft.ts';
import type { Draft } from './draft.ts';
import type { Segment } from './segments.ts';
import type { TextRow } from './text-rows.ts';
import { titlesAmong } from './titles-among.ts';

/** In em: labels end at least this far before the text. */
const leastGap = 0.6;
const edgeGrid = 3;
const leastLabels = 2;
/** A label has no more lines than this. */
const mostLines = 5;

/**
 * The x at which the text of a region begins when labels stand left of it (section titles or dates in a gutter);
 * null when there are none. Dates to the right of titles are no such text: all of them stand beside a title.
 */
export const labelEdgeOf = (segments: readonly Segment[], rows: readonly TextRow[]): number | null => {
  const counts = new Map<number, { count: number; x: number }>();
  for (const { left } of segments) {
    const key = Math.round(left / edgeGrid);
    const known = counts.get(key);
    counts.set(key, { count: (known?.count ?? 0) + 1, x: Math.min(left, known?.x ?? left) });
  }
  const edges = [...counts.values()].filter(({ count }) => count >= 3).sort((a, b) => b.count - a.count);
  for (const { x } of edges.slice(0, 6)) if (isLabelEdge(rows, x)) return x;
  return null;
};

const isLabelEdge = (rows: readonly TextRow[], x: number): boolean => {
  let labels = 0;
  let beside = 0;
  let alone = 0;
  let crossing = 0;
  let loose = 0;
  let block = 0;
  let labelBottom = -Infinity;
  for (const row of rows) {
    const label = row.segments.filter((segment) => isLeftOf(segment, x));
    const text = row.segments.filter((segment) => segment.left >= x - 1);
    if (label.length + text.length < row.segments.length) {
      crossing += 1;
      labelBottom = -Infinity;
      continue;
    }
    if (label.length === 0) {
      alone += 1;
      continue;
    }
    const isContinued = row.top - labelBottom < 0.7 * row.size;
    block = isContinued ? block + 1 : 1;
    if (block > mostLines) return false;
    labelBottom = Math.max(...label.map((segment) => segment.bottom));
    if (!isContinued) labels += 1;
    if (text.some((segment) => segment.left <= x + edgeGrid)) beside += 1;
    else if (!isContinued && !overlapsText(rows, row, x)) loose += 1;
  }
  const texts = beside + alone;
  // A single label must be plain to see: the text beside and below it is a column of its own.
  const isEnough = labels >= leastLabels || (labels === 1 && alone >= 6 && crossing === 0);
  return isEnough && loose <= 0.15 * labels && alone >= 0.4 * texts && texts > 1.2 * crossing;
};

const isLeftOf = (segment: Segment, x: number): boolean => segment.right <= x - leastGap * Math.min(segment.size, 12);

/** A title in larger type may stand a little lower or higher than the first line of its text. */
const overlapsText = (rows: readonly TextRow[], label: TextRow, x: number): boolean =>
  rows.some(
    (row) =>
      row !== label &&
      row.segments.some((segment) => segment.left >= x - 1) &&
      Math.min(row.bottom, label.bottom) - Math.max(row.top, label.top) > 0.3 * Math.min(row.size, label.size),
  );

type Group = { label: TextRow[]; text: TextRow[]; isCrossing: boolean };

/** The lines of a region with labels: each label with the text that belongs to it. */
export const labelledLines = (rows: readonly TextRow[], x: number): Draft[] => {
  const groups = groupsOf(rows, x);
  const cells = groups.map((group) => ({
    label: cellOf(group.label, x - leastGap * 10),
    text: cellOf(group.text, Infinity),
  }));
  const cellRows = cells.map(({ label, text }) => [label, text].filter((cell) => cell.drafts.length > 0));
  const isTitle = titlesAmong(cellRows);
  return cellRows.flatMap((row) => linesOfCells(row, isTitle));
};

const cellOf = (rows: readonly TextRow[], right: number): TextCell => ({
  drafts: rows.map((row) => draftOf(row)),
  right,
});

const groupsOf = (rows: readonly TextRow[], x: number): Group[] => {
  const groups: Group[] = [];
  let labelBottom = -Infinity;
  for (const row of rows) {
    const label = row.segments.filter((segment) => isLeftOf(segment, x));
    const text = row.segments.filter((segment) => segment.left >= x - 1);
    const last = groups.at(-1);
    if (label.length + text.length < row.segments.length) {
      groups.push({ label: [], text: [row], isCrossing: true });
      labelBottom = -Infinity;
      continue;
    }
    if (label.length === 0) {
      if (last === undefined || last.isCrossing) groups.push({ label: [], text: [row], isCrossing: false });
      else last.text.push(row);
      continue;
    }
    const part = { ...row, segments: label };
    const isContinued = last !== undefined && !last.isCrossing && row.top - labelBottom < 0.7 * row.size;
    labelBottom = Math.max(...label.map((segment) => segment.bottom));
    if (isContinued) last.label.push(part);
    else groups.push({ label: [part], text: pulled(last, row), isCrossing: false });
    if (text.length > 0) groups.at(-1)?.text.push({ ...row, segments: text });
  }
  return groups;
};

/**
 * Rows above that belong to a label that begins here: one that it overlaps (a title in larger type), or the block that it
 * stands in the middle of (labels centred beside their text).
 */
const pulled = (last: Group | undefined, label: TextRow): TextRow[] => {
  if (last === undefined || last.isCrossing) return [];
  const { text } = last;
  let from = text.length;
  while (from > 0 && overlap(text[from - 1], label) > 0.3 * label.size * 0.6) from -= 1;
  const gapAt = (index: number): number => {
    const [above, below] = [text[index - 1], text[index] ?? label];
    return above === undefined ? Infinity : (below.top - above.bottom) / below.size;
  };
  if (gapAt(from) < 0.6) {
    let start = from;
    while (start > 0 && gapAt(start) < 0.9) start -= 1;
    const isOtherLabel = last.label.some((row) => row.top >= (text[start]?.top ?? Infinity) - 1);
    if (start > 0 && !isOtherLabel && from - start <= 4) from = start;
  }
  return text.splice(from);
};

const overlap = (row: TextRow | undefined, label: TextRow): number =>
  row === undefined ? 0 : Math.min(row.bottom, label.bottom) - Math.max(row.top, label.top);
