import { closing, move, never, nextInHead, states, type Shape, type State } from './row-states.ts';

/**
 * One score per state, in the order of `states`; `opens` is added when an entry begins with the row; `startsSection`
 * when the row before belongs to another section.
 */
export type RowScores = { scores: readonly number[]; opens: number; startsSection: boolean };

const indexOf = (state: State): number => states.indexOf(state);
const count = states.length;
/** A row in one of these belongs to what is above it in the same section. */
const goesOn = states.map((state) => state === 'C' || /^(?:F\d|N[23])$/u.test(state));
const isHead = (state: State): boolean => state !== 'T' && state !== 'C';
const isBefore = states.map((state) => state.startsWith('B'));

/**
 * The allowed transitions in flat arrays, because every shape of every section runs over them: those to state `to` are
 * at `starts[to]` up to `starts[to + 1]`, `from` is the state before, `worth` their score, and `opens` is 1 when an
 * entry begins between the two.
 */
type Moves = {
  starts: Uint8Array;
  from: Uint8Array;
  worth: Float64Array;
  opens: Uint8Array;
  first: readonly number[];
  ends: readonly number[];
};

const movesIn = (shape: Shape, isDated: boolean): Moves => {
  const byState = states.map((to) =>
    states
      .map((state, from) => ({
        from,
        worth: move(state, to, shape, isDated),
        isOpening: isHead(to) && nextInHead[state] !== to,
      }))
      .filter(({ worth }) => worth !== never),
  );
  const all = byState.flat();
  const starts = [0];
  for (const moves of byState) starts.push((starts.at(-1) ?? 0) + moves.length);
  return {
    starts: Uint8Array.from(starts),
    from: Uint8Array.from(all, ({ from }) => from),
    worth: Float64Array.from(all, ({ worth }) => worth),
    opens: Uint8Array.from(all, ({ isOpening }) => (isOpening ? 1 : 0)),
    first: states.map((to) => move(null, to, shape, isDated)),
    ends: states.map((state, index) => (isBefore[index] === true ? never : closing(state, shape))),
  };
};

const known = new Map<string, Moves>();

/** There are few shapes and each is used again in every section, so the allowed transitions are computed once. */
const movesFor = (shape: Shape, isDated: boolean): Moves => {
  const key = `${shape.before} ${shape.after} ${isDated}`;
  const moves = known.get(key) ?? movesIn(shape, isDated);
  known.set(key, moves);
  return moves;
};

/** For each state before the dates, the one that must follow in the next row. */
const nextBefore = states.flatMap((state, at) => {
  const next = nextInHead[state];
  return isBefore[at] === true && next !== undefined ? [{ at, next: indexOf(next) }] : [];
});

/** The rows in flat arrays, because every shape runs over them. */
type FlatRows = { count: number; scores: Float64Array; opens: Float64Array; startsSection: Uint8Array };

const flat = (rows: readonly RowScores[]): FlatRows => {
  const scores = new Float64Array(rows.length * count);
  const opens = new Float64Array(rows.length);
  const startsSection = new Uint8Array(rows.length);
  rows.forEach((row, index) => {
    for (let state = 0; state < count; state += 1) scores[index * count + state] = row.scores[state] ?? never;
    opens[index] = row.opens;
    startsSection[index] = row.startsSection ? 1 : 0;
  });
  // Most rows have no dates below: a header that would need them ends nowhere, in whatever shape, and is not followed.
  for (let row = rows.length - 1; row >= 0; row -= 1) {
    const mayGoOn = row + 1 < rows.length && startsSection[row + 1] === 0;
    for (const { at, next } of nextBefore)
      if (!mayGoOn || scores[(row + 1) * count + next] === never) scores[row * count + at] = never;
  }
  return { count: rows.length, scores, opens, startsSection };
};

/** The highest sum of one shape and the state it ends in; fills `origins`: for each row and state the state before. */
const follow = (rows: FlatRows, moves: Moves, origins: Uint8Array): { score: number; last: number } => {
  const { starts, from: before, worth, opens: begins } = moves;
  let totals = Float64Array.from(moves.first, (first, index) => first + (rows.scores[index] ?? never));
  let next = new Float64Array(count);
  for (let row = 1; row < rows.count; row += 1) {
    const opens = rows.opens[row] ?? 0;
    const startsSection = rows.startsSection[row] === 1;
    for (let to = 0; to < count; to += 1) {
      const own = rows.scores[row * count + to] ?? never;
      let best = never;
      let bestFrom = 0;
      if (own !== never && !(startsSection && goesOn[to] === true)) {
        const end = starts[to + 1] ?? 0;
        for (let at = starts[to] ?? 0; at < end; at += 1) {
          const from = before[at] ?? 0;
          if (startsSection && isBefore[from] === true) continue;
          const total = (totals[from] ?? never) + (worth[at] ?? never) + (begins[at] === 1 ? opens : 0);
          if (total > best) {
            best = total;
            bestFrom = from;
          }
        }
      }
      next[to] = best + own;
      origins[row * count + to] = bestFrom;
    }
    [totals, next] = [next, totals];
  }
  let score = never;
  let last = 0;
  for (let state = 0; state < count; state += 1) {
    const sum = (totals[state] ?? never) + (moves.ends[state] ?? never);
    if (sum > score) [score, last] = [sum, state];
  }
  return { score, last };
};

/**
 * The sequence of states with the highest sum of scores and transitions (Viterbi), of the best of the given shapes;
 * `score` is that sum, -Infinity when there is none. What a shape `costs` counts only between shapes.
 */
export const bestPath = (
  rows: readonly RowScores[],
  shapes: readonly (Shape & { cost: number })[],
  isDated: boolean,
): { score: number; path: readonly State[] } => {
  if (rows.length === 0) return { score: never, path: [] };
  const flatRows = flat(rows);
  let best = { score: never, last: 0 };
  let [origins, spare] = [new Uint8Array(rows.length * count), new Uint8Array(rows.length * count)];
  for (const shape of shapes) {
    const found = follow(flatRows, movesFor(shape, isDated), spare);
    if (found.score - shape.cost <= best.score) continue;
    best = found;
    [origins, spare] = [spare, origins];
  }
  if (best.score === never) return { score: never, path: [] };
  let state = best.last;
  const path: State[] = [states[state] ?? 'T'];
  for (let row = rows.length - 1; row > 0; row -= 1) {
    state = origins[row * count + state] ?? 0;
    path.push(states[state] ?? 'T');
  }
  return { score: best.score, path: path.toReversed() };
};
