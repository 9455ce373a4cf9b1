import { isDated } from '../lines/dated.ts';
import { isListed } from '../../sections/titles/title-kind.ts';
import type { Segment } from '../geometry/segments.ts';
import { minLargeTypeRatio, withTableRows } from './zone.ts';
import type { Zone } from './zone.ts';

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

/** Share of the lines of one side that share a baseline with a line of the other. */
const coupledShare = (side: readonly Segment[], other: readonly Segment[]): number =>
  side.length === 0 ? 0 : levelLines(side, other).length / side.length;

/** For each line of one side that shares a baseline with a line of the other: that other line. */
const levelLines = (side: readonly Segment[], other: readonly Segment[]): Segment[] => {
  // Flush-right text belongs to the lines left of it even when it is smaller, and the baseline of smaller type is a less exact estimate.
  const tolerance = isFlushRight(side) ? 0.4 : 0.2;
  let at = 0;
  const level: Segment[] = [];
  for (const line of side) {
    const near = tolerance * line.size;
    while ((other[at]?.baseline ?? Infinity) < line.baseline - near) at += 1;
    const match = other[at];
    if (match !== undefined && Math.abs(match.baseline - line.baseline) <= near) level.push(match);
  }
  return level;
};

const isFlushRight = (side: readonly Segment[]): boolean => {
  const edge = Math.max(...side.map((line) => line.right));
  return meanGroup(side) <= 2.3 && shareOf(side, (line) => edge - line.right < 2 && line.text.length <= 30) > 0.8;
};

/** Short lines with a common right edge and varying left edges: places and dates at the right end of their rows. */
const isRaggedLeft = (side: readonly Segment[]): boolean => {
  const edge = Math.max(...side.map((line) => line.right));
  const start = Math.min(...side.map((line) => line.left));
  const isFlush = shareOf(side, (line) => edge - line.right < 3 && line.text.length <= 30) > 0.8;
  return isFlush && side.some((line) => line.left - start > 0.8 * line.size);
};

/** Short words on level lines whose right-hand words have no common left edge: tags in inline lists. */
const areTags = (left: readonly Segment[], right: readonly Segment[]): boolean => {
  const start = Math.min(...right.map((line) => line.left));
  return (
    [...left, ...right].every((line) => line.text.length <= maxTagLength) &&
    shareOf(right, (line) => line.left - start < 2) < 0.75
  );
};
const maxTagLength = 24;

/** One or two lines in large type beside a block of text: a name beside an address. */
const isNameBeside = (few: readonly Segment[], many: readonly Segment[]): boolean =>
  few.length <= 2 && meanGroup(many) >= 3 && sizeOf(few) > minLargeTypeRatio * sizeOf(many);

const sizeOf = (side: readonly Segment[]): number => Math.max(...side.map((line) => line.size));

/** Share of the side's height that is covered by lines. */
const densityOf = (side: readonly Segment[], zone: Zone): number =>
  side.reduce((sum, line) => sum + line.size, 0) / Math.max(1, zone.bottom - zone.top);

/** Columns are dense; a few words scattered beside a text are part of its lines. */
const minDensity = 0.15;

/** Mean number of consecutive lines at ordinary spacing. Labels and dates come alone or in pairs. */
const meanGroup = (lines: readonly Segment[]): number => {
  let groups = 0;
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (before === undefined || line.top - before.bottom > 0.7 * line.size) groups += 1;
  });
  return groups === 0 ? 0 : lines.length / groups;
};

/**
 * True when the two sides are halves of the same rows rather than columns: dates right of their titles, labels left of
 * their values, the cells of a table. In that case every line of the sparser side shares a baseline with a line of the
 * other.
 */
export const isRowCoupled = (zone: Zone): boolean => {
  const left = linesOf(withTableRows(zone.left));
  const right = linesOf(withTableRows(zone.right));
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  if (densityOf(few, zone) < minDensity) return true;
  if (isNameBeside(few, many)) return false;
  if (isDatesOnly(left.filter((line) => !isListed(line.text))) || isDatesOnly(right)) return true;
  if (isStripOfDatesAndPlaces(right)) return true;
  const coupled = coupledShare(few, many);
  if (coupled < 0.7) return false;
  const ratio = few.length / many.length;
  if (ratio < 0.7) {
    if (shareOf(few, isDatedLine) >= 0.3 || isNaming(left, right)) return true;
    // each line of text starts beside a date and continues below it at the margin
    if (few === right && shareOf(levelLines(few, many), isDatedLine) >= 0.8) return true;
    // Sidebar lines that are level with the main text by chance can be anywhere in a block; labels and dates are level with its first line.
    return meanGroup(few) <= 2.3 && (isFlushRight(few) || startingShare(few, many) >= 0.6);
  }
  if (coupled > 0.9 && areTags(left, right)) return true;
  if (coupled > 0.9 && isRaggedLeft(right) && shareOf(right, isDatedLine) > 0) return true;
  if (datedShare(left, zone.left) >= 0.4 || datedShare(right, zone.right) >= 0.4 || isNaming(left, right)) return true;
  return left.length <= maxNames && !hasParagraphs(right) && widthOf(left) < 0.4 * widthOf(right);
};

/** Share of the lines that are level with the first line of a block on the other side. */
const startingShare = (side: readonly Segment[], other: readonly Segment[]): number => {
  const gaps = other.map((line, index) => line.top - (other[index - 1]?.bottom ?? -Infinity));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const starts = other.filter((line, index) => (gaps[index] ?? 0) > usual + 0.25 * line.size);
  return coupledShare(side, starts);
};

/** A longer list of short lines is a column beside the text, not a list of labels with their values. */
const maxNames = 8;

/**
 * A strip of dates is not a column, even when dates that wrap fall between the lines beside them; the dash between two
 * years may be on a line of its own. At the left edge, the titles of sections may begin above the dates.
 */
const isDatesOnly = (side: readonly Segment[]): boolean =>
  side.some(isDatedLine) &&
  side.every((line) => (isDatedLine(line) && line.text.length <= maxDateLength) || isDash(line));
const isDash = ({ text }: Segment): boolean => /^[-–—]$/u.test(text.trim());
const maxDateLength = 30;

/**
 * Dates and places at the right edge, one or two lines for each entry. In some templates they are in frames of their own,
 * between the baselines of the lines that they belong to.
 */
const isStripOfDatesAndPlaces = (right: readonly Segment[]): boolean => {
  const edge = Math.max(...right.map((line) => line.right));
  const start = Math.min(...right.map((line) => line.left));
  return (
    right.length >= 2 &&
    right.every((line) => edge - line.right < maxStripSpreadPt && line.text.length <= maxStripLength) &&
    right.some((line) => line.left - start > 0.8 * line.size) &&
    meanGroup(right) <= 2.3 &&
    shareOf(right, isDatedLine) >= minStripDates
  );
};
/** Points by which right edges may differ: frames are placed by hand. */
const maxStripSpreadPt = 5;
/** Characters of 'September 2024 – February 2026 (Expected)'. */
const maxStripLength = 40;
/** One line of each pair has dates; where a strip is cut, one of three. */
const minStripDates = 0.3;

const isDatedLine = (line: Segment): boolean => isDated(line.text);

/** Share of the lines with a date in any of their cells: 'Degree | 2019 – 2023 | 8.1' beside the school. */
const datedShare = (lines: readonly Segment[], side: readonly Segment[]): number =>
  shareOf(lines, (line) =>
    side.some((cell) => Math.abs(cell.baseline - line.baseline) < 0.3 * line.size && isDatedLine(cell)),
  );

const shareOf = (side: readonly Segment[], is: (line: Segment) => boolean): number =>
  side.length === 0 ? 0 : side.filter(is).length / side.length;

/** Wrapped text fills most of its lines. */
const hasParagraphs = (side: readonly Segment[]): boolean => {
  const widest = Math.max(...side.map((line) => line.right - line.left));
  return shareOf(side, (line) => line.right - line.left > 0.8 * widest) > 0.35;
};

/** Labels left of their values: with colons behind them or in front of the values, or bold where the values are not. */
const isNaming = (left: readonly Segment[], right: readonly Segment[]): boolean => {
  if (right.length > 1 && shareOf(right, (line) => /^\s*:\s*\S/u.test(line.text)) > 0.6) return true;
  const colons = left.filter((line) => line.text.endsWith(':')).length;
  const bold = left.filter(isBold).length - right.filter(isBold).length;
  return colons > 0.6 * left.length || bold > 0.8 * left.length;
};

const isBold = (line: Segment): boolean => line.scraps.every((scrap) => scrap.font.isBold);

const widthOf = (side: readonly Segment[]): number => {
  const widths = side.map((segment) => segment.right - segment.left).sort((a, b) => a - b);
  return widths[Math.floor(widths.length / 2)] ?? 0;
};
