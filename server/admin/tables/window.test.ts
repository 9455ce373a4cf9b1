import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayCount, startOf } from '../counts/days.ts';
import { jump, placeOf, type Window } from './window.ts';

type Row = { at: Date; id: number };

/** So many rows on each of several days, earliest first. */
const rowsOn = (counts: readonly number[]): { rows: Row[]; days: DayCount[] } => {
  const days = counts.map((count, index) => ({
    day: `2026-01-${String(index + 1).padStart(2, '0')}`,
    count,
    total: 0,
  }));
  const rows = days.flatMap(({ day, count }) =>
    Array.from({ length: count }, (_, index) => ({ at: new Date(startOf(day).getTime() + index), id: index })),
  );
  return { rows, days: days.filter(({ count }) => count > 0) };
};

/** What a database would return. */
const read = (rows: readonly Row[], { order, from, skip, take }: Window): Row[] => {
  const ordered = order === 'asc' ? rows : rows.toReversed();
  const start = ordered.filter(({ at }) => from === null || (order === 'asc' ? at >= from : at < from));
  return start.slice(skip, skip + take);
};

const someDays = array(integer({ min: 0, max: 40 }), { maxLength: 28 });
const asked = record({
  page: integer({ min: 1, max: 60 }),
  size: constantFrom(1, 7, 25),
  order: constantFrom('asc' as const, 'desc' as const),
});

describe('a page of a long table', () => {
  it('has the same rows when counted from the start, from the end, or from its day', () => {
    assert(
      property(someDays, asked, (counts, wanted) => {
        const { rows, days } = rowsOn(counts);
        const { page, pages, window, isFromEnd } = placeOf(wanted, rows.length);
        const ordered = wanted.order === 'asc' ? rows : rows.toReversed();
        const expected = ordered.slice((page - 1) * wanted.size, page * wanted.size);
        for (const place of [window, jump(window, days)]) {
          const found = read(rows, place);
          expect(isFromEnd ? found.toReversed() : found).toEqual(expected);
        }
        expect(page).toBe(Math.min(wanted.page, pages));
        expect(pages).toBe(Math.max(1, Math.ceil(rows.length / wanted.size)));
      }),
    );
  });

  it('skips no more than half of the rows, and after a jump no more than a day of them', () => {
    assert(
      property(someDays, asked, (counts, wanted) => {
        const { rows, days } = rowsOn(counts);
        const { window } = placeOf(wanted, rows.length);
        expect(window.skip).toBeLessThanOrEqual(rows.length / 2);
        expect(jump(window, days).skip).toBeLessThanOrEqual(Math.max(0, ...counts));
      }),
    );
  });
});
