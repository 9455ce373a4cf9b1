import { breaksOffInPeriod, periodsIn } from '../../fields/dates/periods.ts';
import type { Between } from '../geometry/spacing.ts';
import { joinedDraft, textOfDraft } from './draft.ts';
import type { Draft } from './draft.ts';

/** In line heights: maximum gap between the two lines of text that wraps. */
const maxGap = 0.75;
/** In em: a line that ends this near to the edge of its column may have wrapped, even where its next word would just fit. */
const slack = 0.75;

/**
 * The lines of a page with the two halves of a period on one line: '(Feb 2019 –' above 'May 2021)', 'since August' above
 * '2019'. A narrow column breaks such lines anywhere, and neither half is a date of its own.
 */
export const withWholePeriods = (drafts: readonly Draft[]): Draft[] => {
  const edges = edgesOf(drafts);
  const joined: Draft[] = [];
  for (const draft of drafts) {
    const above = joined.at(-1);
    const whole = above === undefined ? null : joinedLines(above, draft, edges);
    if (whole === null) joined.push(draft);
    else joined.splice(-1, 1, ...whole);
  }
  return joined;
};

const columnOf = ({ column, isBeside }: Draft): string => `${column} ${isBeside}`;

/** The right edge of each column. */
const edgesOf = (drafts: readonly Draft[]): ReadonlyMap<string, number> => {
  const edges = new Map<string, number>();
  for (const draft of drafts) {
    const column = columnOf(draft);
    edges.set(column, Math.max(edges.get(column) ?? -Infinity, draft.parts.at(-1)?.scrap.right ?? -Infinity));
  }
  return edges;
};

const isNext = (line: Draft, next: Draft): boolean =>
  columnOf(line) === columnOf(next) && next.top >= line.top && (next.top - line.bottom) / next.size <= maxGap;

/** True when the first word of the next line would not fit behind the line. */
const isFull = (line: Draft, next: Draft, edges: ReadonlyMap<string, number>): boolean => {
  const [last, first] = [line.parts.at(-1)?.scrap, next.parts[0]?.scrap];
  if (last === undefined || first === undefined) return false;
  const edge = edges.get(columnOf(line)) ?? Infinity;
  return last.right + (first.right - first.left) > edge - slack * first.size;
};

/**
 * The lines with their common period on one line; null where none reaches from one into the other. Beside other text a
 * cell wraps before the edge of the column: then only a period that is clearly unfinished is completed.
 */
const joinedLines = (line: Draft, next: Draft, edges: ReadonlyMap<string, number>): Draft[] | null => {
  if (!isNext(line, next)) return null;
  if (isFull(line, next, edges) && isCutPeriod(line, next)) return [joinedBy(' ', line, next)];
  const [cell, beside] = cellsOf(line);
  const [below, besideBelow] = cellsOf(next);
  if ((beside ?? besideBelow) === null || !isBelow(cell, below)) return null;
  if (!breaksOffInPeriod(textOfDraft(cell)) || !isCutPeriod(cell, below)) return null;
  const whole = joinedBy(' ', cell, below);
  if (beside === null) return [besideBelow === null ? whole : joinedBy('\t', whole, besideBelow)];
  return [joinedBy('\t', whole, beside), ...(besideBelow === null ? [] : [besideBelow])];
};

const joinedBy = (before: Between, line: Draft, next: Draft): Draft =>
  joinedDraft([
    { draft: line, before },
    { draft: next, before },
  ]) ?? line;

/** True when one period starts in the line and ends in the next one: all of it, not only its first half. */
const isCutPeriod = (line: Draft, next: Draft): boolean => {
  const [above, below] = [textOfDraft(line), textOfDraft(next)];
  if (!/\d/u.test(above.slice(-longestHalf)) && !/^.{0,6}\d/u.test(below)) return false;
  const start = above.length + 1;
  const over = periodsIn(`${above} ${below}`).filter(({ from, to }) => from < above.length && to > start);
  if (over.length === 0) return false;
  const own = periodsIn(below).find(({ from }) => from === 0)?.to ?? 0;
  return over.some(({ to }) => to >= start + own);
};

/** In characters: 'September 2019 until' */
const longestHalf = 24;

/** The first cell of a line and the rest of it. */
const cellsOf = (line: Draft): [Draft, Draft | null] => {
  const at = line.parts.findIndex(({ before }, index) => index > 0 && before === '\t');
  if (at < 0) return [line, null];
  const [first, rest] = [line.parts.slice(0, at), line.parts.slice(at)];
  return [
    { ...line, parts: first },
    { ...line, parts: rest },
  ];
};

/** In points: the lines of one text start at the same x. */
const maxEdgeDifference = 3;

const isBelow = (line: Draft, next: Draft): boolean =>
  Math.abs((line.parts[0]?.scrap.left ?? 0) - (next.parts[0]?.scrap.left ?? 0)) < maxEdgeDifference;
