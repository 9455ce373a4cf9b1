import type { SourceDocument } from '../../model/document.ts';
import type { Line } from '../../model/reading.ts';

export type IndexedLine = { line: Line; index: number };

/** Lines of the column beside a name that may come before its next line in reading order. */
const maxBetween = 12;
/** In heights of the line: the next line of a name begins at most this much further down. */
const maxStep = 1.6;
/** Difference in points up to which two sizes are the same. */
const sameSizePt = 0.6;

/**
 * The line that may go on with the name at `at`: the next one, or the one right below it in the same type where smaller
 * lines beside the name ('JANE', an address, 'ROE') are read before it. Of a line with a gap it is the part before the
 * gap: 'Roe<tab>Leeds'.
 */
export const lineBelow = (
  lines: readonly IndexedLine[],
  at: number,
  document: SourceDocument,
): IndexedLine | undefined => {
  const own = lines[at];
  const next = lines[at + 1];
  if (own === undefined || next === undefined || own.line.text.includes('\t')) return undefined;
  const isAlike = ({ line }: IndexedLine): boolean => Math.abs(line.style.sizePt - own.line.style.sizePt) <= sameSizePt;
  const far = lines
    .slice(at + 1, at + 2 + maxBetween)
    .map((other) => beforeGap(other, document))
    .find(isAlike);
  if (far !== undefined && (far.index === own.index + 1 || isOneName(lines, own, far))) return far;
  return next.index === own.index + 1 ? next : undefined;
};

const isOneName = (lines: readonly IndexedLine[], own: IndexedLine, far: IndexedLine): boolean =>
  isRightBelow(own.line, far.line) &&
  lines
    .filter(({ index }) => index > own.index && index < far.index)
    .every(({ line }) => isBeside(line, own.line, far.line));

const beforeGap = (given: IndexedLine, { runs }: SourceDocument): IndexedLine => {
  const { line, index } = given;
  const end = line.text.indexOf('\t');
  const run = runs[line.pieces[0]?.run ?? -1];
  if (end <= 0 || run === undefined) return given;
  return { index, line: { ...line, text: line.text.slice(0, end), style: { ...line.style, sizePt: run.font.sizePt } } };
};

const isRightBelow = ({ box: upper }: Line, { box: lower }: Line): boolean => {
  if (upper === null || lower === null) return false;
  const step = lower.y - upper.y;
  return (
    step > 0 && step <= maxStep * upper.height && lower.x < upper.x + upper.width && upper.x < lower.x + lower.width
  );
};

/** Smaller, and left or right of both lines. */
const isBeside = ({ box, style }: Line, upper: Line, lower: Line): boolean =>
  box !== null &&
  style.sizePt < upper.style.sizePt - sameSizePt &&
  [upper.box, lower.box].every(
    (other) => other !== null && (box.x >= other.x + other.width || box.x + box.width <= other.x),
  );
