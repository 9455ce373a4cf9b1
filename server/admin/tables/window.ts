import { type DayCount, dayAfter, startOf } from '../counts/days.ts';

export type Order = 'asc' | 'desc';

/** Where a page is in a table's order: `skip` rows after `from`, or after the very first row without it. */
export type Window = {
  order: Order;
  skip: number;
  take: number;
  /** Creation time. Ascending: rows from this moment on. Descending: rows before it. */
  from: Date | null;
};

export type Wanted = { page: number; size: number; order: Order };
export type Place = { page: number; pages: number; window: Window; isFromEnd: boolean };

/** Where a page is, counted from the nearer end, so that the last page costs no more than the first; its rows then come in reverse. A page after the last one is treated as the last one. */
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

/** Skipping fewer rows than this is faster than counting days. */
export const minJumpRows = 2_000;

/** The same window, but starting at the day it is in, so that only part of one day is skipped. `days` has the earliest first. */
export const jump = (window: Window, days: readonly DayCount[]): Window => {
  const isAscending = window.order === 'asc';
  let skip = window.skip;
  for (const { day, count } of isAscending ? days : days.toReversed()) {
    if (skip < count) return { ...window, skip, from: startOf(isAscending ? day : dayAfter(day)) };
    skip -= count;
  }
  return window;
};
