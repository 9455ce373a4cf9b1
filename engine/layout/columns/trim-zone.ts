import { knownTitle } from '../../sections/titles/title-kind.ts';
import type { Segment } from '../geometry/segments.ts';
import { isDated } from '../lines/dated.ts';
import { lowestAbove } from './lowest-above.ts';
import { bottomOf, minLargeTypeRatio, medianSize, topOf } from './zone.ts';
import type { Zone } from './zone.ts';

/**
 * The zone without the text above or below both columns. Text of the left column that continues below the end of the
 * right one may be text under both: then it is read after the right column, from its next gap on, and otherwise it is
 * the rest of its column. Text above the other column, down to a gap (a name, a headline), becomes a band of its own;
 * on the right only when it is in large type, because a column may simply start higher, and only down to the first
 * section title, because the text of a section may start above the other column.
 */
export const trimmed = (whole: Zone, shared: Zone): Zone => {
  const zone = withoutEntriesBelow(whole);
  const last = bottomOf(zone === whole ? shared.right : zone.right);
  const cuts = new Set(cutsOf(zone.left));
  const below = zone.left.find(
    (segment) => segment.top > last - 0.3 * segment.size && (cuts.has(segment) || isTitle(segment, zone.left)),
  );
  const left = belowLastGap(zone.left, topOf(zone.right));
  const right = withoutNameAbove(zone.right, topOf(zone.left));
  const isUnder = below !== undefined && !(zone.isLast && isRestOfColumn(below, zone, shared));
  const kept = isUnder ? left.filter((segment) => segment.baseline < below.baseline - 1) : left;
  return { ...zone, left: kept, right, top: Math.min(topOf(kept), topOf(right)) };
};

/** Characters of 'September 2019 - December 2021'. */
const maxDateLength = 32;

/**
 * The zone up to the title of a section whose first entries have their dates at the right edge, below the right column:
 * nothing else is right of them, and each date is level with a line of the left.
 */
const withoutEntriesBelow = (zone: Zone): Zone => {
  const cuts = new Set(cutsOf(zone.left));
  const title = zone.left.find((segment) => {
    const dates = zone.right.filter((line) => line.bottom > segment.top);
    return (
      cuts.has(segment) &&
      isTitle(segment, zone.left) &&
      dates.length > 0 &&
      dates.length < zone.right.length &&
      dates.every((date) => isDateBeside(date, segment, zone.left))
    );
  });
  if (title === undefined || title === zone.left[0]) return zone;
  const isAbove = (segment: Segment): boolean => segment.bottom <= title.top;
  const [left, right] = [zone.left.filter(isAbove), zone.right.filter(isAbove)];
  return { ...zone, left, right, bottom: Math.max(bottomOf(left), bottomOf(right)) };
};

const isDateBeside = (date: Segment, title: Segment, left: readonly Segment[]): boolean =>
  date.top > title.bottom &&
  date.text.length <= maxDateLength &&
  isDated(date.text) &&
  left.some((line) => line.top > title.bottom && Math.abs(line.baseline - date.baseline) < 0.4 * date.size);

/** A section without wrapped lines belongs to its column when the columns are at least this many times as tall. */
const minTimesTaller = 3;

/**
 * True for text from `from` on that is the rest of the left column: it goes on within a section, its lines wrap where
 * the column ends, although the page goes on to the right of it, or it is short beside the columns.
 */
const isRestOfColumn = (from: Segment, { left }: Zone, shared: Zone): boolean => {
  const rest = left.filter((segment) => segment.baseline > from.baseline - 1);
  const edge = Math.max(...left.map((segment) => segment.right));
  const isWrapped = rest.some((line, index) => {
    const next = rest[index + 1];
    return next !== undefined && next.top - line.bottom < minParagraphGap * line.size && wrapsInto(line, next, edge);
  });
  return (
    isWrapped ||
    !mayStartSection(from, left) ||
    bottomOf(rest) - from.top < (shared.bottom - shared.top) / minTimesTaller
  );
};

/** Section titles that we do not know are larger or in capitals; entries of a section are often bold as well. */
const mayStartSection = ({ text, size }: Segment, side: readonly Segment[]): boolean =>
  knownTitle(text) !== null || size > 1.08 * medianSize(side) || text === text.toUpperCase();

/** True when the first word of the next line would not have fitted on this one, which continues with a small letter. */
const wrapsInto = (line: Segment, next: Segment, edge: number): boolean => {
  const [word = ''] = next.text.split(/\s/u);
  const widthOfWord = (word.length / Math.max(1, next.text.length)) * (next.right - next.left);
  return /^\p{Ll}/u.test(word) && line.right + widthOfWord > edge - minParagraphGap * line.size;
};

/** The right side without a name in large type above the left one. */
const withoutNameAbove = (right: readonly Segment[], top: number): Segment[] => {
  if (!isLarge(right, top)) return [...right];
  const title = right.find((segment) => segment.bottom < top && knownTitle(segment.text) !== null);
  return belowLastGap(right, title === undefined ? top : Math.min(top, title.top));
};

const isBold = (segment: Segment): boolean => segment.scraps[0]?.font.isBold === true;

/** A section title close below the text: set apart by its type, and a known title. */
const isTitle = (segment: Segment, side: readonly Segment[]): boolean => {
  const isLarger = segment.size > 1.08 * medianSize(side);
  const isBolder = isBold(segment) && side.filter(isBold).length * 2 < side.length;
  return (isLarger || isBolder) && knownTitle(segment.text) !== null;
};

/** The side from the last gap above `top` on. */
const belowLastGap = (side: readonly Segment[], top: number): Segment[] => {
  const cut = cutsOf(side).findLast((segment) => segment.top < top + 0.5 * segment.size && segment !== side[0]);
  return side.filter((segment) => cut === undefined || segment.baseline > cut.baseline - 1);
};

const isLarge = (side: readonly Segment[], top: number): boolean =>
  Math.max(0, ...side.filter((segment) => segment.bottom < top).map((segment) => segment.size)) >
  minLargeTypeRatio * medianSize(side);

/** The lines of a column with more space above them than usual. */
const cutsOf = (side: readonly Segment[]): Segment[] => {
  const lowest = lowestAbove(side, 'baseline');
  // in em; Infinity above the first line
  const gaps = side.map(({ top, baseline, size }) => (top - lowest(baseline - 1)) / size);
  const inside = gaps.filter(Number.isFinite).toSorted((a, b) => a - b);
  // The lower median: with three lines and the title below them, the gap above the title must not count as the usual one.
  const usual = inside[Math.floor((inside.length - 1) / 2)] ?? 0;
  const minGap = Math.max(minParagraphGap, 1.3 * usual);
  return side.filter((_, index) => (gaps[index] ?? 0) > minGap);
};

/** In em of the line below: minimum gap between paragraphs. */
const minParagraphGap = 0.55;
