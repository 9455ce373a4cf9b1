import { type DayCount, dayAfter, startOf } from '../counts/days.ts';

export type Order = 'asc' | 'desc';

/** Where in a table's order a page lies: `skip` rows after the start, which is `from` or, without it, the very first row. */
export type Window = {
  order: Order;
  skip: number;
  take: number;
  /** By time of making. Ascending: rows from this moment on. Descending: rows before it. */
  from: Date | null;
};

export type Wanted = { page: number; size: number; order: Order };
export type Place = { page: number; pages: number; window: Window; isFromEnd: boolean };

/**
 * Where a page lies, counted from the nearer end, so that the last page costs what the first one does; its rows then come
 * in the other order. A page after the last one is the last one.
 */
export const placeOf = ({ page: wanted, size, order }: Wanted, total: number): Place => {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(wanted, pages);
  const before = (page - 1) * size;
  const take = Math.min(size, total - before);
  const after = total - before - take;
  const isFromEnd = after < before;
  const opposite = order === 'asc' ? 'desc' : 'asc';
  return {
    page,
    pages,
    isFromEnd,
    window: { order: isFromEnd ? opposite : order, skip: isFromEnd ? after : before, take, from: null },
  };
};

/** Fewer rows than this are skipped faster than days are counted. */
export const worthJumping = 2_000;

/** The same window, begun at the day that it lies in: what is skipped is then a part of one day. `days` has the earliest first. */
export const jump = (window: Window, days: readonly DayCount[]): Window => {
  const isAscending = window.order === 'asc';
  let skip = window.skip;
  for (const { day, count } of isAscending ? days : days.toReversed()) {
    if (skip < count) return { ...window, skip, from: startOf(isAscending ? day : dayAfter(day)) };
    skip -= count;
  }
  return window;
};
