import { isOnlyPeriod, type Row } from '../row.ts';
import type { State } from './row-states.ts';
import { styleKey } from '../section-style.ts';

/** What rows that look alike have in common: type, bullet, and whether they hold dates. */
const lookOf = (row: Row): string => {
  const dates = isOnlyPeriod(row) ? 'dates' : row.periods.some(({ isRange }) => isRange) ? 'with dates' : '';
  return `${styleKey(row)} ${row.hasMarker ? '•' : ''} ${dates}`;
};

/** The rows of a section in classes of the same look, numbered. */
export const looksOf = (rows: readonly Row[]): readonly string[] => rows.map(lookOf);

/**
 * Weight of the look against the words of a row, and the count that a role has before it was seen: in a section of ten
 * rows of one look, a role that none of the others has costs about 2.5, as much as a bullet.
 */
const weight = 0.6;
const unseen = 0.15;
/** Rows of one look from which on it tells something. */
const minRows = 3;

/**
 * Rows that look alike play one role in their entries: the largest type is for employers, the smallest for duties. For
 * each row the score of each state, given the states of the other rows that look like it. Zero where the look tells
 * nothing, null where it does for no row.
 */
export const scoresByLook = (
  looks: readonly string[],
  path: readonly State[],
  states: readonly State[],
): readonly (readonly number[])[] | null => {
  if (new Set(looks).size < 2) return null;
  const counts = new Map<string, Map<State, number>>();
  looks.forEach((look, index) => {
    const own = counts.get(look) ?? new Map<State, number>();
    const state = path[index] ?? 'T';
    own.set(state, (own.get(state) ?? 0) + 1);
    counts.set(look, own);
  });
  const sizes = new Map([...counts].map(([look, own]) => [look, [...own.values()].reduce((sum, n) => sum + n, 0)]));
  if ([...sizes.values()].every((size) => size < minRows)) return null;
  const none = states.map(() => 0);
  return looks.map((look, index) => {
    const others = (sizes.get(look) ?? 1) - 1;
    if (others + 1 < minRows) return none;
    return states.map((state) => {
      const same = (counts.get(look)?.get(state) ?? 0) - (path[index] === state ? 1 : 0);
      return weight * Math.log((same + unseen) / (others + 1));
    });
  });
};
