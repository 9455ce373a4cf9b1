import type { Line } from '../model/reading.ts';

/** In points: a line that begins or ends nearer to the edge of a column is not read across it. */
const minOverPt = 20;
/** Lines begin at one edge within this many points. */
const maxOffPt = 2;
/** A column begins at one edge: at least this many of its lines do. */
const minAtEdge = 3;

const rightOf = ({ x, width }: { x: number; width: number }): number => x + width;

/** Whether a line beside columns begins well before `x` and goes on well behind it. */
export const runsOver = ({ box, isBesideColumn }: Line, x: number): boolean =>
  box !== null && isBesideColumn && box.x < x - minOverPt && rightOf(box) > x + minOverPt;

/**
 * Whether a line may be two: the end of a line in one column and, hardly apart from it, the beginning of one in the next
 * column. Its words are on the page, but nobody reads them in one go.
 */
export const mayBeTwoLines = (line: Line, lines: readonly Line[]): boolean => {
  const starts = lines
    .filter(({ page, box, isBesideColumn }) => page === line.page && box !== null && isBesideColumn)
    .map(({ box }) => box?.x ?? 0)
    .filter((x) => runsOver(line, x));
  return starts.some((edge) => starts.filter((x) => Math.abs(x - edge) <= maxOffPt).length >= minAtEdge);
};
