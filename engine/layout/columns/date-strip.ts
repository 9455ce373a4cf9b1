import { isListed } from '../../sections/titles/title-kind.ts';
import { isDated, wholePeriodOf } from '../lines/dated.ts';
import type { Segment, TableText } from '../geometry/segments.ts';
import { bottomOf, medianSize } from './zone.ts';
import type { Zone } from './zone.ts';

/** A cell of a strip: a period on one line or several with the lines that belong to it, or the title of a section. */
type Block = { lines: Segment[]; periods: number; others: number };

/** Periods from which on a strip of them tells something. */
const minPeriods = 2;
/** In line heights: lines of one period, and of one cell, are at most this far apart. */
const maxStep = 0.9;
const maxStepInCell = 1.5;
/** In line heights: baselines that differ by less are one line. */
const levelTolerance = 0.3;
/** Share of the lines of a strip that are level with a line of text from which on all can be read row by row. */
const minLevelShare = 0.7;
/** Share of a line's height that has to be below the top of the dates for it to be beside them. */
const minBeside = 0.4;
/** Letters and lines of a cell with dates, a town and an employer; text is longer. */
const maxLineLength = 40;
const maxLines = 5;
/** In line heights: the first line of a cell is at most this far from that of the cell beside it. */
const maxOffset = 0.9;
/** In line heights: more space above than usual by this much begins an entry. */
const minGap = 0.3;
/** Type at least this many times as large as the dates is that of a title. */
const minLargerTitle = 1.08;

/**
 * The rows of a zone with a strip of dates at its left or right edge, each period beside the entry that it belongs to,
 * perhaps with a town or an employer: the cells of a table without ruled lines, in which both sides have line heights
 * and spaces of their own. Read row by row their lines would fall between those of the text, read as a column they would
 * be away from it. Where the strip ends with its section, the zone is the tallest part that has one. Null where there is
 * none, or where its dates are level with the text.
 */
export const dateStripOf = (zone: Zone): Zone | null => {
  const { left, right } = zone;
  if ([...left, ...right].some(({ table }) => table !== undefined)) return null;
  if (countOfDated(left) < minPeriods && countOfDated(right) < minPeriods) return null;
  const whole = withRows(zone);
  if (whole !== null) return whole;
  const parts = partsBetweenTitles(zone).flatMap((part) => withRows(part) ?? []);
  return parts.toSorted((a, b) => b.bottom - b.top - (a.bottom - a.top))[0] ?? null;
};

const countOfDated = (side: readonly Segment[]): number => side.filter(({ text }) => isDated(text)).length;

const withRows = (zone: Zone): Zone | null => {
  const bands = datedRowsOf(zone);
  return bands === null ? null : { ...zone, bands, isStrip: true };
};

const datedRowsOf = ({ left, right }: Zone): TableText | null => {
  const atLeft = rowsBeside(left, right, true);
  const edge = Math.max(...left.map((segment) => segment.right));
  if (atLeft !== null)
    return atLeft.map(({ strip, text }) => [
      { segments: strip, right: edge },
      { segments: text, right: Infinity },
    ]);
  return (
    rowsBeside(right, left, false)?.map(({ strip, text }) => [
      { segments: text, right: edge },
      { segments: strip, right: Infinity },
    ]) ?? null
  );
};

/** The parts of a zone between the titles of sections at its left edge. */
const partsBetweenTitles = (zone: Zone): readonly Zone[] => {
  const titles = zone.left.filter((line) => isTitleAt(line, zone));
  if (titles.length === 0) return [];
  const tops = [-Infinity, ...titles.map(({ bottom }) => bottom - 1)];
  return tops.flatMap((from, index): readonly Zone[] => {
    const to = titles[index]?.top ?? Infinity;
    const isInside = ({ top }: Segment): boolean => top >= from && top < to;
    const [left, right] = [zone.left.filter(isInside), zone.right.filter(isInside)];
    if (left.length === 0 || right.length === 0) return [];
    const all = [...left, ...right];
    const top = Math.min(...all.map((segment) => segment.top));
    return [{ ...zone, left, right, top, bottom: bottomOf(all) }];
  });
};

/** A line alone that is a known title, or larger than the text. */
const isTitleAt = (line: Segment, { left, right }: Zone): boolean =>
  (isListed(line.text) || line.size > minLargerTitle * medianSize(left)) &&
  right.every((other) => other.bottom <= line.top || other.top >= line.bottom);

type EntryRow = { strip: Segment[]; text: Segment[] };

const rowsBeside = (
  strip: readonly Segment[],
  text: readonly Segment[],
  isAtLeft: boolean,
): readonly EntryRow[] | null => {
  const blocks = blocksOf(strip);
  const dated = blocks?.filter(({ periods }) => periods === 1) ?? [];
  if (blocks === null || dated.length < minPeriods) return null;
  const isPure = blocks.every(({ others, periods }) => others === 0 || periods === 0);
  const firsts = dated.flatMap(({ lines: [first] }) => first ?? []);
  const lines = dated.flatMap((block) => block.lines);
  // an employer above its dates at the left names the entry, and is no part of the line beside it
  const isNamed =
    isAtLeft && !isPure && dated.every(({ lines: [first] }) => first !== undefined && !isDated(first.text));
  const isLevelWith = (line: Segment): boolean => isLevel(line, text);
  if (!isNamed && Math.max(shareOf(firsts, isLevelWith), shareOf(lines, isLevelWith)) >= minLevelShare) return null;
  const starts = blocks.map(({ lines: [first] }) => text.filter((segment) => isFrom(segment, first)));
  if (starts[0]?.length !== text.length) return null;
  const rows = blocks.map(({ lines }, index) => {
    const next = new Set(starts[index + 1]);
    return { strip: lines, text: (starts[index] ?? []).filter((segment) => !next.has(segment)) };
  });
  const titleSize = minLargerTitle * medianSize(text);
  if (rows.some((row) => row.text.slice(1).some(({ size }) => size > titleSize))) return null;
  if (rows.some((row, index) => (row.text.length === 0) === (blocks[index]?.periods === 1))) return null;
  return isPure || beginEntries(rows, text) ? rows : null;
};

const shareOf = <One>(all: readonly One[], is: (one: One) => boolean): number =>
  all.length === 0 ? 0 : all.filter(is).length / all.length;

/** True for text beside the first line of a cell or below it. */
const isFrom = (segment: Segment, first: Segment | undefined): boolean =>
  first !== undefined && segment.bottom - first.top > minBeside * (segment.bottom - segment.top);

const isLevel = (line: Segment, others: readonly Segment[]): boolean =>
  others.some((other) => Math.abs(other.baseline - line.baseline) < levelTolerance * line.size);

/**
 * True where the text beside each cell begins an entry and none begins elsewhere: level with the cell, in a type of
 * its own or below a gap. A column of schools with their years beside a column of jobs is not like that.
 */
const beginEntries = (rows: readonly EntryRow[], text: readonly Segment[]): boolean => {
  const firsts = new Set(rows.flatMap((row) => row.text[0] ?? []));
  const isBeside = rows.every(({ strip: [cell], text: [first] }) => {
    if (cell === undefined || first === undefined) return true;
    return Math.abs(first.top - cell.top) <= maxOffset * Math.max(first.size, cell.size);
  });
  if (!isBeside) return false;
  const gaps = text.map((line, index) => (index === 0 ? Infinity : line.top - (text[index - 1]?.bottom ?? 0)));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(text.length / 2)] ?? 0;
  const size = medianSize(text);
  const byGap = text.filter((_, index) => (gaps[index] ?? 0) > usual + minGap * size);
  const types = new Set([...firsts].map(typeOf));
  const byType = types.size === 1 ? text.filter((line) => types.has(typeOf(line))) : [];
  return [byGap, byType].some((found) => found.length === firsts.size && found.every((line) => firsts.has(line)));
};

const typeOf = ({ scraps: [first], size }: Segment): string =>
  `${Math.round(size * 2)} ${first?.font.isBold === true} ${first?.font.isItalic === true}`;

/** The cells of a strip from top to bottom; null where it holds anything else. */
const blocksOf = (strip: readonly Segment[]): readonly Block[] | null => {
  const pieces = piecesOf(strip);
  if (pieces.some(({ lines, text }) => lines.length > maxLines || text.length > maxLineLength)) return null;
  const dates = pieces.find(({ is }) => is === 'period')?.lines[0];
  const isTitle = ({ text, lines: [line] }: Piece): boolean =>
    isListed(text) || (line !== undefined && dates !== undefined && line.size > minLargerTitle * dates.size);
  const [first] = pieces.filter((piece) => !isTitle(piece));
  if (first === undefined || dates === undefined) return null;
  const firstType = first.lines[0] === undefined ? '' : typeOf(first.lines[0]);
  // an employer in a type of its own begins each cell, or else each cell ends with its dates
  const isByType = first.is !== 'period' && typeOf(dates) !== firstType;
  const blocks: Block[] = [];
  pieces.forEach((piece, index) => {
    const above = pieces[index - 1];
    const [line] = piece.lines;
    const isRest = isByType && isInType(above?.lines[0], firstType);
    const isNamed = isByType ? isInType(line, firstType) : above?.is === 'period';
    const isAnew = first.is === 'period' ? piece.is === 'period' : isNamed;
    const open = blocks.at(-1);
    const isOpen = open !== undefined && above !== undefined && !isTitle(above);
    if (!isTitle(piece) && isOpen && (!isAnew || isRest)) {
      open.lines.push(...piece.lines);
      open[piece.is === 'period' ? 'periods' : 'others'] += 1;
    } else
      blocks.push({
        lines: [...piece.lines],
        periods: piece.is === 'period' ? 1 : 0,
        others: piece.is === 'period' ? 0 : 1,
      });
  });
  const isTitleAlone = ({ periods, others, lines: [line] }: Block): boolean =>
    periods === 0 && others === 1 && pieces.some((piece) => piece.lines[0] === line && isTitle(piece));
  const isCell = ({ periods, lines }: Block): boolean =>
    periods === 1 && lines.length <= maxLines && lines.every((line, index) => isNear(lines[index - 1], line));
  return blocks.every((block) => isCell(block) || isTitleAlone(block)) ? blocks : null;
};

const isInType = (line: Segment | undefined, type: string): boolean => line !== undefined && typeOf(line) === type;

const isNear = (above: Segment | undefined, line: Segment): boolean =>
  above === undefined || line.top - above.bottom <= maxStepInCell * line.size;

/** One line of a strip, or the lines of one period. */
type Piece = { is: 'period' | 'other'; lines: Segment[]; text: string };

const piecesOf = (strip: readonly Segment[]): readonly Piece[] => {
  const lines = strip.toSorted((a, b) => a.baseline - b.baseline || a.left - b.left);
  const pieces: Piece[] = [];
  for (let at = 0; at < lines.length;) {
    const count = linesOfPeriod(lines, at);
    const own = lines.slice(at, at + Math.max(1, count));
    pieces.push({ is: count > 0 ? 'period' : 'other', lines: own, text: joined(own) });
    at += own.length;
  }
  return pieces;
};

const joined = (lines: readonly Segment[]): string => lines.map(({ text }) => text.trim()).join(' ');

/** How many lines from `at` on are one period; 0 where none begins there. A range on the first lines is whole without the next. */
const linesOfPeriod = (lines: readonly Segment[], at: number): number => {
  let found = 0;
  for (let count = 1; count <= maxPeriodLines; count += 1) {
    const own = lines.slice(at, at + count);
    const [last, above] = [own.at(-1), own.at(-2)];
    if (own.length < count || last === undefined) break;
    if (above !== undefined && (last.top - above.bottom > maxStep * last.size || isListed(last.text))) break;
    const text = joined(own).replace(duration, '');
    const period = wholePeriodOf(text);
    if (period === null) continue;
    found = count;
    if (period.isRange && !/[-–—]$/u.test(text)) break;
  }
  return found;
};

/** '1 September 2019' over 'through 1 February' over '2022'. */
const maxPeriodLines = 4;
/** '(2 yrs 3 mos)' behind a period. */
const duration = /\s*\([\p{L}\d .,]{4,20}\)$/u;
