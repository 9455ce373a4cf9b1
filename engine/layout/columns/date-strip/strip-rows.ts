import { isDated } from '../../lines/dated.ts';
import type { Segment } from '../../geometry/segments.ts';
import { medianSize } from '../zone.ts';
import { blocksOf, minLargerTitle, minPeriods, typeOf } from './strip-blocks.ts';

/** In line heights: baselines that differ by less are one line. */
const levelTolerance = 0.3;
/** Share of the lines of a strip that are level with a line of text from which on all can be read row by row. */
const minLevelShare = 0.7;
/** Share of a line's height that has to be below the top of the dates for it to be beside them. */
const minBeside = 0.4;

/** In line heights: the first line of a cell is at most this far from that of the cell beside it. */
const maxOffset = 0.9;
/** In line heights: more space above than usual by this much begins an entry. */
const minGap = 0.3;

type EntryRow = { strip: Segment[]; text: Segment[] };

export const rowsBeside = (
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
