import { bestOfShapes } from './states/best-shape.ts';
import { rowScoresOf } from './scores/row-scores.ts';
import type { PartScore } from './scores/entry-header-score.ts';
import { nextInHead, states, type State } from './states/row-states.ts';
import { looksOf, scoresByLook } from './states/roles-by-type.ts';
import type { Row } from './row.ts';

/**
 * One entry: the rows of its header in order, the row with its dates (null when it has none), its body in groups: a
 * bullet with its continuation rows.
 */
export type Cut = { head: readonly Row[]; anchor: Row | null; body: readonly (readonly Row[])[] };

/**
 * Splits rows into entries. One shape is chosen for all of them: the one with the highest score for the whole section.
 */
export const cutEntries = (rows: readonly Row[], scoreOfPart: PartScore): readonly Cut[] => {
  if (rows.length === 0) return [];
  const { scored, isDated } = rowScoresOf(rows, scoreOfPart);
  const looks = looksOf(rows);
  let best = bestOfShapes(scored, isDated);
  for (let round = 0; round < rounds; round += 1) {
    const byLook = scoresByLook(looks, best.path, states);
    if (byLook === null) break;
    const found = bestOfShapes(
      scored.map((row, index) => ({
        ...row,
        scores: row.scores.map((score, state) => score + (byLook[index]?.[state] ?? 0)),
      })),
      isDated,
    );
    if (found.path.every((state, index) => state === best.path[index])) break;
    best = found;
  }
  return entriesOf(rows, best.path);
};

/** The states are read again with what they say about rows that look alike; more rounds change hardly anything. */
const rounds = 2;

/** In points: a continuation begins below the text of its bullet, or below its sign. */
const minOutdent = 8;

/** 'Package Handler' left of the bullets and below a sentence that has ended is a title without dates, and in no bullet. */
const isOutsideBullet = (row: Row, group: readonly Row[]): boolean => {
  const [first, last] = [group[0], group.at(-1)];
  const [own, bullet] = [row.source.box, first?.source.box ?? null];
  if (first === undefined || last === undefined || own === null || bullet === null || !first.hasMarker) return false;
  const isBeside = row.source.page === first.source.page && row.source.column === first.source.column;
  const hasEnded = row.isWrapped !== true || /[.!?]$/u.test(last.text);
  return isBeside && hasEnded && own.x < bullet.x - minOutdent && /^\p{Lu}/u.test(row.text);
};

const entriesOf = (rows: readonly Row[], path: readonly State[]): readonly Cut[] => {
  const entries: { head: Row[]; anchor: Row | null; body: Row[][] }[] = [];
  rows.forEach((row, index) => {
    const state = path[index] ?? 'T';
    const before = path[index - 1];
    const isHead = state !== 'T' && state !== 'C';
    const continues = before !== undefined && nextInHead[before] === state && before !== 'T';
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
    if (state === 'C' && group !== undefined && !isOutsideBullet(row, group)) group.push(row);
    else entry.body.push([row]);
  });
  return entries;
};
