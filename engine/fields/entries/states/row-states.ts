/**
 * The states of a row of an entry: B3, B2, B1 = header, that many rows before the dated row; A = the dated row; F1, F2,
 * F3 = header after it; T = start of a bullet or paragraph; C = its continuation; N1, N2, N3 = header of an entry
 * without dates.
 */
export const states = ['B3', 'B2', 'B1', 'A', 'F1', 'F2', 'F3', 'T', 'C', 'N1', 'N2', 'N3'] as const;
export type State = (typeof states)[number];

/** How many header rows are before and after the dated row: the same in most entries of a section. */
export type Shape = { before: number; after: number };

export const never = Number.NEGATIVE_INFINITY;

const rowsBefore: Partial<Record<State, number>> = { B3: 3, B2: 2, B1: 1, A: 0 };
const rowsAfter: Partial<Record<State, number>> = { A: 0, F1: 1, F2: 2, F3: 3 };

/** The state that continues the same header. */
export const nextInHead: Partial<Record<State, State>> = {
  B3: 'B2',
  B2: 'B1',
  B1: 'A',
  A: 'F1',
  F1: 'F2',
  F2: 'F3',
  N1: 'N2',
  N2: 'N3',
};

/** The score for beginning an entry in this state; `never` for states in which none begins. */
const opening = (state: State, shape: Shape, isDated: boolean): number => {
  const before = rowsBefore[state];
  if (before !== undefined) return before === shape.before ? 0.8 : -0.45 * Math.abs(before - shape.before);
  if (state !== 'N1') return never;
  return isDated ? -4.5 : -0.4;
};

/** The score for ending a header in this state. */
export const closing = (state: State, shape: Shape): number => {
  const after = rowsAfter[state];
  if (after === undefined) return 0;
  return after === shape.after ? 0.5 : -0.35 * Math.abs(after - shape.after);
};

/** The score of a transition from one state to the next; `from` is null before the first row. */
export const move = (from: State | null, to: State, shape: Shape, isDated: boolean): number => {
  if (from === null) return to === 'T' ? -1.5 : opening(to, shape, isDated);
  if (from.startsWith('B')) return nextInHead[from] === to ? 0 : never;
  if (nextInHead[from] === to) return from === 'A' || from.startsWith('F') ? 0 : -0.2;
  if (to === 'C') return from === 'T' || from === 'C' ? 0 : never;
  if (to === 'T') return closing(from, shape);
  // an entry right after a header, with no body between, is possible but rarer
  const isBodyless = from !== 'T' && from !== 'C';
  return opening(to, shape, isDated) + closing(from, shape) - (isBodyless ? 0.6 : 0);
};
