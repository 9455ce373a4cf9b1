import type { Box, Run } from '../../model/document.ts';
import type { Line, Span } from '../../model/reading.ts';

/** A stretch of a line of the reading whose letters are on one baseline of the page. */
export type Fragment = { text: string; from: number; to: number; page: number; box: Box };

/** Letters that share less of their height than this stand on different lines of the page. */
const minShared = 0.5;
/** Smaller letters beside large ones are raised or lowered, as in '25th', and no line of their own. */
const minHeight = 0.75;

/**
 * The careful reading joins cells of several lines: 'seit 2017' and, beside it, 'Acme GmbH' above 'Developer' are one
 * line of it. A parser that goes straight across the page sees the lines that are printed. Empty without a page (Word).
 */
export const fragmentsOf = (line: Line, runs: readonly Run[]): readonly Fragment[] => {
  const fragments: Fragment[] = [];
  for (const { at, run: index, from, to } of line.pieces) {
    const run = runs[index];
    if (run?.place.kind !== 'page') continue;
    const { page } = run.place;
    const box = boxOf(run, from, to);
    const end = at + to - from;
    const last = fragments.at(-1);
    if (last !== undefined && (run.text.slice(from, to).trim() === '' || isLevel(last.box, box)))
      fragments.splice(-1, 1, { ...last, text: line.text.slice(last.from, end), to: end, box: union(last.box, box) });
    else fragments.push({ text: line.text.slice(at, end), from: at, to: end, page, box });
  }
  return fragments;
};

/** Whether these words are printed on one line of the page. */
export const isOnOneLine = (line: Line, { from, to }: Span, runs: readonly Run[]): boolean =>
  fragmentsOf(line, runs).filter((fragment) => fragment.from < to && fragment.to > from).length < 2;

const boxOf = ({ place, edges, angle }: Run, from: number, to: number): Box => {
  const box = place.kind === 'page' ? place.box : { x: 0, y: 0, width: 0, height: 0 };
  const [left, right] = [edges?.[from], edges?.[to]];
  return angle !== undefined || left === undefined || right === undefined
    ? box
    : { ...box, x: Math.min(left, right), width: Math.abs(right - left) };
};

const isLevel = (one: Box, other: Box): boolean => {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const [low, tall] = [Math.min(one.height, other.height), Math.max(one.height, other.height)];
  return shared >= low * minShared || (shared > 0 && low < tall * minHeight);
};

/** The height stays that of the first letters, so that a ladder of them is no line. */
const union = (one: Box, other: Box): Box => {
  const x = Math.min(one.x, other.x);
  return { ...one, x, width: Math.max(one.x + one.width, other.x + other.width) - x };
};
