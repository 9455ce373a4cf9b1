import { anchorScore } from './anchor-score.ts';
import { continuation, headness, type PartScore } from './headness.ts';
import type { Row } from './rows.ts';
import { sectionStyleOf, type SectionStyle } from './section-style.ts';

/** One entry: the rows of its head in order, the row whose period dates it (null when it has no date), its body in groups: a bullet with its continuation rows. */
export type Cut = { head: readonly Row[]; anchor: Row | null; body: readonly (readonly Row[])[] };

/**
 * States of a row: B3, B2, B1 = head, that many rows before the dated row; A = the dated row; F1, F2, F3 = head after it;
 * T = start of a bullet or paragraph; C = its continuation; N1, N2, N3 = head of an entry without dates.
 */
const states = ['B3', 'B2', 'B1', 'A', 'F1', 'F2', 'F3', 'T', 'C', 'N1', 'N2', 'N3'] as const;
type State = (typeof states)[number];

/** How many head rows stand before and after the dated row: the same in most entries of a section. */
type Shape = { before: number; after: number };

const rowsBefore: Partial<Record<State, number>> = { B3: 3, B2: 2, B1: 1, A: 0 };
const rowsAfter: Partial<Record<State, number>> = { A: 0, F1: 1, F2: 2, F3: 3 };
const next: Partial<Record<State, State>> = {
  B3: 'B2',
  B2: 'B1',
  B1: 'A',
  A: 'F1',
  F1: 'F2',
  F2: 'F3',
  N1: 'N2',
  N2: 'N3',
};

const never = Number.NEGATIVE_INFINITY;

const opening = (state: State, shape: Shape, isDated: boolean): number => {
  const before = rowsBefore[state];
  if (before !== undefined) return before === shape.before ? 0.8 : -0.45 * Math.abs(before - shape.before);
  return state === 'N1' ? (isDated ? -3 : -0.4) : never;
};

const closing = (state: State, shape: Shape): number => {
  const after = rowsAfter[state];
  if (after === undefined) return 0;
  return after === shape.after ? 0.5 : -0.35 * Math.abs(after - shape.after);
};

const move = (from: State | null, to: State, shape: Shape, isDated: boolean): number => {
  if (from === null) return to === 'T' ? -1.5 : opening(to, shape, isDated);
  if (from.startsWith('B')) return next[from] === to ? 0 : never;
  if (next[from] === to) return from === 'A' || from.startsWith('F') ? 0 : -0.2;
  if (to === 'C') return from === 'T' || from === 'C' ? 0 : never;
  if (to === 'T') return closing(from, shape);
  const isBodyless = from === 'A' || from.startsWith('F') || from.startsWith('N');
  return opening(to, shape, isDated) + closing(from, shape) - (isBodyless ? 0.6 : 0);
};

/** Cuts rows into entries. The shape is chosen for all of them together: the one in which the whole section makes most sense. */
export const cutEntries = (rows: readonly Row[], partScore: PartScore): readonly Cut[] => {
  if (rows.length === 0) return [];
  const scores = emissionsOf(rows, partScore);
  const isDated = scores.some((score) => score.A > 2.5);
  let best: { score: number; path: readonly State[] } = { score: never, path: [] };
  for (let before = 0; before <= 3; before += 1) {
    for (let after = 0; after <= 3; after += 1) {
      const found = bestPath(scores, { before, after }, isDated, rows);
      // the plainer shape wins a tie
      if (found.score - 0.01 * (before + after) > best.score) best = found;
    }
  }
  return entriesOf(rows, best.path);
};

/** Bullets mark bodies, except where the marked rows look more like heads than the others do. */
const withMarkersJudged = (rows: readonly Row[], partScore: PartScore): SectionStyle => {
  const style = sectionStyleOf(rows);
  if (!style.hasMarkers || !style.markersTellBody) return style;
  const blind = { ...style, markersTellBody: false };
  const mean = (some: readonly Row[]): number =>
    some.reduce((sum, row) => sum + headness(row, blind, partScore), 0) / Math.max(1, some.length);
  const marked = mean(rows.filter((row) => row.hasMarker));
  const unmarked = mean(rows.filter((row) => !row.hasMarker));
  return { ...style, markersTellBody: marked < unmarked + 1 };
};

type Emission = Record<State, number>;

const emissionsOf = (rows: readonly Row[], partScore: PartScore): readonly Emission[] => {
  const style = withMarkersJudged(rows, partScore);
  return rows.map((row, index) => {
    const head = headness(row, style, partScore);
    const anchor = anchorScore(row, style.markersTellBody);
    const before = rows[index - 1];
    const rest = before === undefined ? -6 : continuation(row, before, style);
    // a dated row that is no anchor had better be prose
    const undated = anchor > 1 ? head - anchor : head;
    const text = -Math.max(-3, head) - (anchor > 1 ? anchor : 0) - (style.hasMarkers && !row.hasMarker ? 0.5 : 0);
    const plain = {
      B3: undated,
      B2: undated,
      B1: undated,
      F1: undated,
      F2: undated,
      F3: undated,
      N1: undated,
      N2: undated,
      N3: undated,
    };
    return {
      ...plain,
      A: anchor === never ? never : head + anchor,
      T: text - Math.max(0, rest) * 0.5,
      C: Math.min(2, -head) + rest - (anchor > 1 ? anchor : 0),
    };
  });
};

const bestPath = (
  scores: readonly Emission[],
  shape: Shape,
  isDated: boolean,
  rows: readonly Row[],
): { score: number; path: readonly State[] } => {
  let totals = new Map<State, number>();
  const origins: Map<State, State>[] = [];
  scores.forEach((score, index) => {
    const isNewSection = index > 0 && rows[index]?.section !== rows[index - 1]?.section;
    const nextTotals = new Map<State, number>();
    const origin = new Map<State, State>();
    for (const to of states) {
      if (score[to] === never) continue;
      if (index === 0) {
        nextTotals.set(to, move(null, to, shape, isDated) + score[to]);
        continue;
      }
      let bestTotal = never;
      for (const [from, total] of totals) {
        const step = isNewSection && (to === 'C' || from.startsWith('B')) ? never : move(from, to, shape, isDated);
        if (total + step > bestTotal) {
          bestTotal = total + step;
          origin.set(to, from);
        }
      }
      if (bestTotal > never) nextTotals.set(to, bestTotal + score[to]);
    }
    origins.push(origin);
    totals = nextTotals;
  });
  let last: State | null = null;
  let best = never;
  for (const [state, total] of totals) {
    const end = state.startsWith('B') ? never : total + closing(state, shape);
    if (end > best) [best, last] = [end, state];
  }
  if (last === null) return { score: never, path: [] };
  const path: State[] = [last];
  for (let index = scores.length - 1; index > 0; index -= 1) {
    const from: State | undefined = origins[index]?.get(path[0] ?? 'T');
    path.unshift(from ?? 'T');
  }
  return { score: best, path };
};

const entriesOf = (rows: readonly Row[], path: readonly State[]): readonly Cut[] => {
  const entries: { head: Row[]; anchor: Row | null; body: Row[][] }[] = [];
  rows.forEach((row, index) => {
    const state = path[index] ?? 'T';
    const before = path[index - 1];
    const isHead = state !== 'T' && state !== 'C';
    const continues = before !== undefined && next[before] === state && before !== 'T';
    if (isHead && !continues) entries.push({ head: [], anchor: null, body: [] });
    if (entries.length === 0) entries.push({ head: [], anchor: null, body: [] });
    const entry = entries.at(-1);
    if (entry === undefined) return;
    if (isHead) {
      entry.head.push(row);
      if (state === 'A') entry.anchor = row;
      return;
    }
    const group = entry.body.at(-1);
    if (state === 'C' && group !== undefined) group.push(row);
    else entry.body.push([row]);
  });
  return entries;
};
