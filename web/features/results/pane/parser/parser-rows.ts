import type { Comparison, StreamLine, VisualLine } from './compare-readings.ts';

/** A line that a parser gets, or one that it loses in whole or in part, in the position where a person sees it. */
export type ParserRow = ({ is: 'got' } & StreamLine) | ({ is: 'lost' } & VisualLine);

/** The parser's text in its order; a lost line follows the line that a person sees before it. */
export const parserRowsOf = ({ seen, got }: Pick<Comparison, 'seen' | 'got'>): ParserRow[] => {
  const lastRowOf = new Map<number, number>();
  got.forEach(({ number }, index) => {
    if (number !== null) lastRowOf.set(number, index);
  });
  const lostAfter = new Map<number, VisualLine[]>();
  let row = -1;
  for (const line of seen) {
    row = lastRowOf.get(line.number) ?? row;
    if (line.pieces.some((piece) => piece.isLost)) lostAfter.set(row, [...(lostAfter.get(row) ?? []), line]);
  }
  const lostRows = (index: number): ParserRow[] =>
    (lostAfter.get(index) ?? []).map((line) => ({ is: 'lost', ...line }));
  return [...lostRows(-1), ...got.flatMap((line, index): ParserRow[] => [{ is: 'got', ...line }, ...lostRows(index)])];
};
