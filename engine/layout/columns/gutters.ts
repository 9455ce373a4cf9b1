import { isListed, knownTitle } from '../../sections/titles/title-kind.ts';
import { isBar } from '../geometry/bars.ts';
import { bandsOf } from './bands.ts';
import { isRowCoupled } from './coupling.ts';
import { dateStripOf } from './date-strip/date-strip.ts';
import { isDated } from '../lines/dated.ts';
import type { Segment } from '../geometry/segments.ts';
import { besideTitlesIn, textBesideOf, type HoldsTitleLike } from './sidebar-titles.ts';
import { trimmed } from './trim-zone.ts';
import { bottomOf, minLargeTypeRatio, medianSize, topOf, withTableRows } from './zone.ts';
import type { Zone } from './zone.ts';

/** Minimum width of a gutter, in em of the region's typical size. */
const minGutter = 0.75;
/** Over this many lines on both sides a white strip is unlikely to be chance, so a narrow one is enough. */
const tall = 8;
const minTallGutter = 0.3;
/** Minimum number of lines on each side; beside that many, two lines or one in large type are enough (a name beside an address). */
const minLines = 3;
/** In points: left edges closer than this count as one edge. */
const edgeGridPt = 3;
const maxCandidates = 60;
/** Below this many lines on each side, text that fills a gutter is more likely part of rows than below two columns. */
const minLinesOfColumn = 6;

/** The best pair of columns in a region; null when its text is one column. */
export const bestZoneOf = (segments: readonly Segment[]): Zone | null => {
  let best: Zone | null = null;
  let bestScore = 0;
  const rows = linesOf(segments);
  const titles = new Set(rows.filter(isRowOfTitles));
  for (const x of candidatesOf(segments.filter((segment) => !isBar(segment)))) {
    for (const zone of zonesAt(rows, titles, x)) {
      // Among equal gutters, prefer the one that covers all lines of its columns.
      const bonus = 1 + 0.001 * (zone.left.length + zone.right.length);
      // The part is no taller and has no more lines than the whole, and to cut it out takes longer.
      if (scoreOf(zone) * bonus <= bestScore) continue;
      const shared = sharedPart(zone);
      const score = scoreOf(shared) * bonus;
      if (score <= bestScore || !isEnough(shared)) continue;
      const strip = shared.isTitled ? null : dateStripOf(shared);
      if (strip === null && !shared.isTitled && (isRowCoupled(shared) || isSequential(shared))) continue;
      best = strip ?? bandsOf(shared, zone) ?? trimmed(zone, shared);
      bestScore = score;
    }
  }
  return best;
};

/** Candidate left edges of a right-hand column: edges at which text starts with other text left of it, most frequent first. */
const candidatesOf = (segments: readonly Segment[]): number[] => {
  const leftmost = Math.min(...segments.map(({ left }) => left));
  const counts = new Map<number, { count: number; x: number }>();
  for (const { left } of segments) {
    const key = Math.round(left / edgeGridPt);
    const known = counts.get(key);
    counts.set(key, { count: (known?.count ?? 0) + 1, x: Math.min(left, known?.x ?? left) });
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count || a.x - b.x)
    .slice(0, maxCandidates)
    .flatMap(({ x }) => (x > leftmost ? [x - 0.5] : []));
};

/** Segments grouped by height; text that crosses a gutter closes it for the whole line. */
const linesOf = (segments: readonly Segment[]): Segment[][] => {
  const lines: Segment[][] = [];
  for (const segment of segments) {
    const first = lines.at(-1)?.[0];
    if (first !== undefined && segment.baseline - first.baseline < 0.3 * first.size) lines.at(-1)?.push(segment);
    else lines.push([segment]);
  }
  return lines;
};

/** In em: minimum break in the right-hand column beside a heading. */
const minBreakBeside = 2;

/**
 * True for a line alone on the left, below which both sides start again level with each other while the right side has
 * a break: a short heading over two columns. Where a title like it had text of the right side beside it, these are the
 * titles of a sidebar.
 */
const isHeadingOver = (
  row: readonly Segment[],
  next: readonly Segment[] | undefined,
  { left, right }: Pick<Zone, 'left' | 'right'>,
  x: number,
  holdsTitleLike: HoldsTitleLike,
): boolean => {
  const [heading] = row;
  const last = right.at(-1);
  if (heading === undefined || row.length > 1 || last === undefined || heading.right > x) return false;
  const [first, second] = next?.filter((segment) => !isBar(segment)) ?? [];
  if (first === undefined || second === undefined || first.right > x || second.left < x) return false;
  if (second.top - last.bottom <= minBreakBeside * second.size || heading.top <= last.bottom) return false;
  if (isDated(heading.text) || goesOnFrom(left.at(-1), heading)) return false;
  return !holdsTitleLike(left, heading);
};

/** In em: maximum gap between the lines of one text. */
const maxLineGap = 0.55;

/**
 * The second line of a name in a narrow column is no heading: it is close below the first and in its type. The last duty
 * of a job does not go on from the one above.
 */
const goesOnFrom = (above: Segment | undefined, line: Segment): boolean => {
  const [own, other] = [line.scraps[0]?.font, above?.scraps[0]?.font];
  return (
    above !== undefined &&
    !/^[•●▪◦‣∙·*–-]\s/u.test(line.text) &&
    own?.sizePt === other?.sizePt &&
    own?.isBold === other?.isBold &&
    Math.abs(above.left - line.left) < edgeGridPt &&
    line.top - above.bottom < maxLineGap * line.size
  );
};

/** The vertical stretches of the page, top to bottom, in which no text crosses `x` and both sides have text. `titles` are the rows of section titles. */
const zonesAt = (rows: readonly Segment[][], titles: ReadonlySet<readonly Segment[]>, x: number): Zone[] => {
  const zones: Zone[] = [];
  let left: Segment[] = [];
  let right: Segment[] = [];
  let isTitled = false;
  const hasTextBeside = textBesideOf(() => rows.flat().filter((segment) => !isBar(segment) && segment.left >= x));
  let holdsTitleLike = besideTitlesIn(hasTextBeside);
  const finish = (isLast: boolean): void => {
    const zone = zoneOf(left, right, { isTitled, isLast }, x);
    if (zone !== null) zones.push(zone);
    left = [];
    right = [];
    isTitled = false;
    holdsTitleLike = besideTitlesIn(hasTextBeside);
  };
  rows.forEach((row, index) => {
    // titles level by chance in columns that have titles already start nothing new: underlined ones, or in two sizes
    const isAmongTitles = left.some(isTitle) && right.some(isTitle);
    if (titles.has(row) && !(isAmongTitles && (row.some(isBar) || !areInOneSize(row)))) {
      finish(false);
      isTitled = true;
    }
    const sides = { left, right };
    const isCrossed = row.some((segment) => crosses(segment, x, sides) && !overflows(segment, left));
    if (isCrossed || isHeadingOver(row, rows[index + 1], sides, x, holdsTitleLike)) {
      finish(false);
      return;
    }
    for (const segment of row) if (!isBar(segment)) (segment.left < x ? left : right).push(segment);
  });
  finish(true);
  return zones;
};

/** In points: the rule under a heading may start a little left of the heading, and the gutter is measured at its text. */
const maxOverhangPt = 6;

/**
 * A rule that starts in the gutter crosses it only where it reaches the text of the left column. A line
 * that fills the gutter crosses it above the right column, such as contact details below a name, and below two columns,
 * such as a word too long for its cell of a table; between the rows of a table without rules it does not.
 */
const crosses = (segment: Segment, x: number, { left, right }: Pick<Zone, 'left' | 'right'>): boolean => {
  const mayEnd = right.length === 0 || Math.min(left.length, right.length) >= minLinesOfColumn;
  const width = mayEnd ? minTallGutter * segment.size : 0;
  if (!isBar(segment)) return segment.left < x && segment.right > x - width;
  if (segment.right <= x) return false;
  return segment.left < x - maxOverhangPt && (left.length === 0 || left.some((other) => other.right > segment.left));
};

/** An address without a space cannot wrap: one that starts at the edge of a column sticks out of it where the column is narrow. */
const overflows = ({ scraps, left }: Segment, column: readonly Segment[]): boolean =>
  scraps.length === 1 &&
  /[\p{L}\d][@/.]\p{L}/u.test(scraps[0]?.text ?? '') &&
  column.some((other) => Math.abs(other.left - left) < edgeGridPt);

/** Share of the larger of two sizes: sidebars are often set a little smaller than the text beside them. */
const maxSmallerShare = 0.15;

/**
 * 'Skills', 'Languages', 'Certificates' level with each other in one style: sections side by side start here. The rules
 * under them are on the same row. Titles from the list may differ a little in size.
 */
const isRowOfTitles = (row: readonly Segment[]): boolean => {
  const texts = row.filter((segment) => !isBar(segment));
  const fonts = texts.map((segment) => segment.scraps[0]?.font);
  const sizes = fonts.map((font) => font?.sizePt ?? 0);
  const largest = Math.max(...sizes);
  const isOneSize = largest - Math.min(...sizes) <= (texts.every(isTitle) ? maxSmallerShare * largest : 0);
  return (
    texts.length >= 2 &&
    isOneSize &&
    fonts.every((font) => font?.isBold === fonts[0]?.isBold) &&
    texts.filter(({ text }) => knownTitle(text) !== null).length >= 2 &&
    texts.some(isTitle)
  );
};

const areInOneSize = (row: readonly Segment[]): boolean =>
  new Set(row.flatMap((segment) => (isBar(segment) ? [] : [segment.scraps[0]?.font.sizePt]))).size <= 1;

const isTitle = ({ text }: Segment): boolean => isListed(text);

const zoneOf = (left: Segment[], right: Segment[], ends: Pick<Zone, 'isTitled' | 'isLast'>, x: number): Zone | null => {
  if (left.length === 0 || right.length === 0 || left.length + right.length <= minLines) return null;
  const from = Math.max(...left.filter((segment) => segment.right <= x).map((segment) => segment.right));
  const to = Math.min(...right.map((segment) => segment.left));
  const size = medianSize([...left, ...right]);
  const isTall = Math.min(left.length, right.length) >= tall;
  if (to - from < (isTall ? minTallGutter : minGutter) * size) return null;
  const all = [...left, ...right];
  return {
    left,
    right,
    top: Math.min(...all.map((segment) => segment.top)),
    bottom: Math.max(...all.map((segment) => segment.bottom)),
    gutter: to - from,
    ...ends,
  };
};

const isEnough = ({ left, right, gutter, isTitled }: Zone): boolean => {
  const [few = [], many = []] = [left, right].map(firstOfLines).toSorted((a, b) => a.length - b.length);
  if (isTitled) return few.length >= 2;
  if (few.length >= minLines) return true;
  const size = medianSize(many);
  if (many.length < minLines || gutter < 2 * minGutter * size) return false;
  return few.length === 2 || medianSize(few) > minLargeTypeRatio * size;
};

/** Words with wide gaps between them ('Java   Kotlin') are one line. */
const firstOfLines = (side: readonly Segment[]): Segment[] =>
  linesOf(withTableRows(side)).flatMap(([first]) => first ?? []);

/** When hardly any line has another beside it, these are centered or indented lines below lines at the margin: one column. */
const isSequential = ({ left, right }: Zone): boolean => {
  const [few = [], many = []] = [left, right].map(firstOfLines).toSorted((a, b) => a.length - b.length);
  const beside = few.filter((line) => many.some((other) => line.top < other.bottom && other.top < line.bottom));
  return few.length >= minLines && beside.length < minShareBeside * few.length;
};
const minShareBeside = 0.34;

/** The part of a zone in which both sides have text: lines above or below it are no evidence for columns. */
const sharedPart = (zone: Zone): Zone => {
  const top = Math.max(topOf(zone.left), topOf(zone.right));
  const bottom = Math.min(bottomOf(zone.left), bottomOf(zone.right));
  // A name can be vertically centered beside an address; the lines above and below its center belong to the address.
  const [few] = [zone.left, zone.right].toSorted((a, b) => a.length - b.length);
  const size = few !== undefined && few.length <= 2 ? medianSize(few) : 0;
  const reach = size > minLargeTypeRatio * medianSize([...zone.left, ...zone.right]) ? size : 0;
  const isShared = (segment: Segment): boolean => segment.bottom > top - reach && segment.top < bottom + reach;
  return { ...zone, left: zone.left.filter(isShared), right: zone.right.filter(isShared), top, bottom };
};

/** In points: beyond this width a gutter scores no higher. */
const maxScoredWidth = 14;

/** The taller the stretch with text on both sides and the wider the gutter, the higher the score. */
const scoreOf = ({ left, right, gutter, top, bottom }: Zone): number =>
  Math.max(0, bottom - top) * Math.min(gutter, maxScoredWidth) * Math.min(left.length, right.length) ** 0.5;
