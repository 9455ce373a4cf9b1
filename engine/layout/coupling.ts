import { isDated } from './dated.ts';
import type { Zone } from './gutters.ts';
import type { Segment } from './segments.ts';

/** Lines of one side: segments that share a baseline count once. */
const linesOf = (side: readonly Segment[]): Segment[] => {
  const lines: Segment[] = [];
  for (const segment of side) {
    const last = lines.at(-1);
    if (last !== undefined && Math.abs(last.baseline - segment.baseline) < 0.3 * segment.size) continue;
    lines.push(segment);
  }
  return lines;
};

/** Share of the lines of one side that stand on a line of the other. */
const coupledShare = (side: readonly Segment[], other: readonly Segment[]): number => {
  let at = 0;
  let coupled = 0;
  for (const line of side) {
    const near = 0.2 * line.size;
    while ((other[at]?.baseline ?? Infinity) < line.baseline - near) at += 1;
    const match = other[at];
    if (match !== undefined && Math.abs(match.baseline - line.baseline) <= near) coupled += 1;
  }
  return side.length === 0 ? 0 : coupled / side.length;
};

/** Lines that follow each other at ordinary spacing, in a mean group. Labels and dates stand alone or in twos. */
const meanGroup = (lines: readonly Segment[]): number => {
  let groups = 0;
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (before === undefined || line.top - before.bottom > 0.7 * line.size) groups += 1;
  });
  return groups === 0 ? 0 : lines.length / groups;
};

/**
 * True when the two sides are no columns but halves of the same rows: dates right of their titles, labels left of what they
 * name, the cells of a table. Then every line of the sparser side stands on a line of the other.
 */
export const isRowCoupled = (zone: Zone): boolean => {
  const left = linesOf(zone.left);
  const right = linesOf(zone.right);
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  const coupled = coupledShare(few, many);
  if (coupled < 0.7) return isLabelColumn(few === left ? few : null, right);
  const ratio = few.length / many.length;
  const dated = Math.max(
    ...[left, right].map((side) => side.filter((line) => isDated(line.text)).length / side.length),
  );
  if (ratio < 0.7) return dated >= 0.3 || meanGroup(few) <= 2.3;
  if (dated >= 0.4) return true;
  const [leftWidth, rightWidth] = [widthOf(left), widthOf(right)];
  return Math.min(leftWidth, rightWidth) < 0.4 * Math.max(leftWidth, rightWidth);
};

/** Section titles left of their sections: few, short, apart from each other. */
const isLabelColumn = (few: readonly Segment[] | null, right: readonly Segment[]): boolean => {
  if (few === null || few.length > 0.4 * right.length || meanGroup(few) > 2) return false;
  return few.every((line) => line.text.length <= 30) && coupledShare(few, right) >= 0.4;
};

const widthOf = (side: readonly Segment[]): number => {
  const widths = side.map((segment) => segment.right - segment.left).sort((a, b) => a - b);
  return widths[Math.floor(widths.length / 2)] ?? 0;
};
