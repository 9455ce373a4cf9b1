import type { Comparison, GotLine, SeenLine } from './compare-readings.ts';

/** A line that a parser gets, or one that it does not (wholly) get, at the place where a person sees it. */
export type MachineRow = ({ is: 'got' } & GotLine) | ({ is: 'lost' } & SeenLine);

/** The parser's text in its order; what got lost stands after the line that a person sees before it. */
export const machineRowsOf = ({ seen, got }: Pick<Comparison, 'seen' | 'got'>): MachineRow[] => {
  const lastRowOf = new Map<number, number>();
  got.forEach(({ number }, index) => {
    if (number !== null) lastRowOf.set(number, index);
  });
  const lostAfter = new Map<number, SeenLine[]>();
  let row = -1;
  for (const line of seen) {
    row = lastRowOf.get(line.number) ?? row;
    if (line.pieces.some((piece) => piece.isLost)) lostAfter.set(row, [...(lostAfter.get(row) ?? []), line]);
  }
  const lostRows = (index: number): MachineRow[] =>
    (lostAfter.get(index) ?? []).map((line) => ({ is: 'lost', ...line }));
  return [...lostRows(-1), ...got.flatMap((line, index): MachineRow[] => [{ is: 'got', ...line }, ...lostRows(index)])];
};
