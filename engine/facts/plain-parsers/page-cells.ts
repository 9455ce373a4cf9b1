import type { SourceDocument } from '../../model/document.ts';
import type { Line } from '../../model/reading.ts';

/** A stretch of a line without a gap that a person sees as another column, with its edges in points. */
export type Cell = { text: string; x: number; right: number; top: number; bottom: number; sizePt: number };

/** The cells of each page, in the order of the pages. Without what pages repeat at their edges. */
export const cellsByPage = (document: SourceDocument, lines: readonly Line[]): readonly (readonly Cell[])[] => {
  const pages = new Map<number, Cell[]>();
  for (const line of lines) {
    if (line.isFurniture || line.page === null) continue;
    const own = pages.get(line.page);
    if (own === undefined) pages.set(line.page, cellsOf(document, line));
    else own.push(...cellsOf(document, line));
  }
  return [...pages].toSorted(([a], [b]) => a - b).map(([, cells]) => cells);
};

const cellsOf = (document: SourceDocument, { text, pieces }: Line): Cell[] => {
  const cells: Cell[] = [];
  let at = 0;
  for (const part of text.split('\t')) {
    const cell = cellOf(document, part, at, pieces);
    if (cell !== null) cells.push(cell);
    at += part.length + 1;
  }
  return cells;
};

/** The part of a line that starts at `at` in its text; null when none of it is in a run. */
const cellOf = (document: SourceDocument, text: string, at: number, pieces: Line['pieces']): Cell | null => {
  let cell: Cell | null = null;
  for (const piece of pieces) {
    const from = Math.max(at, piece.at) - piece.at + piece.from;
    const to = Math.min(at + text.length - piece.at + piece.from, piece.to);
    const run = to > from ? document.runs[piece.run] : undefined;
    if (run?.place.kind !== 'page') continue;
    const { x, y, width, height } = run.place.box;
    const [left, right] = [run.edges?.[from] ?? x, run.edges?.[to] ?? x + width];
    cell ??= { text, x: left, right, top: y, bottom: y + height, sizePt: run.font.sizePt };
    cell.x = Math.min(cell.x, left);
    cell.right = Math.max(cell.right, right);
  }
  return cell;
};
