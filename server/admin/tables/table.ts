import { maxFound } from '#contract/api/admin/pages.ts';
import type { Database } from '../../db/connect.ts';
import type { DayCount } from '../counts/days.ts';
import { jump, type Order, placeOf, type Window, minJumpRows } from './window.ts';

/** The last row read: its place in the table's order, and its id to break ties. */
export type Mark = { key: string; id: string };

/** The wanted rows: those the filter keeps, those of them that a search found, or those after a mark. */
export type Reach<Filter> = { filter: Filter; ids: readonly string[] | null; beyond: Mark | null };

/** Ids of the rows that match both filter and search, at most `maxFound`; `isAll` is false when the search stopped early. */
export type Found = { ids: string[]; isAll: boolean };

/** Turns the answer to a query for one row more than the maximum into `Found`. */
export const upToMax = (ids: readonly string[]): Found => ({
  ids: ids.slice(0, maxFound),
  isAll: ids.length <= maxFound,
});

/** What an operators' table provides; paging and export are then the same for all tables. `now` decides who has Premium. */
export type Table<Filter, Row extends Mark> = {
  /** How many rows the filter keeps, and how many of them were created on each day; null when the table is not ordered by day. */
  count: (
    db: Database,
    filter: Filter,
    now: Date,
  ) => Promise<{ total: number; days: () => Promise<DayCount[] | null> }>;
  find: (db: Database, search: string, filter: Filter, now: Date) => Promise<Found>;
  rows: (db: Database, reach: Reach<Filter>, window: Window, now: Date) => Promise<Row[]>;
};

export type Asked = { search: string; page: number; size: number; order: Order };
export type Page<Row> = { rows: Row[]; page: number; pages: number; total: number; isTotalExact: boolean };

/** One page of a table. It reads about as many rows as it returns, regardless of the size of the table. */
export const pageOf = async <Filter extends Asked, Row extends Mark>(
  table: Table<Filter, Row>,
  db: Database,
  filter: Filter,
  now: Date,
): Promise<Page<Row>> => {
  const found = await foundIn(table, db, filter, now);
  const counted = found === null ? await table.count(db, filter, now) : null;
  const total = counted?.total ?? found?.ids.length ?? 0;
  const { page, pages, window, isFromEnd } = placeOf(filter, total);
  const days = window.skip < minJumpRows ? null : ((await counted?.days()) ?? null);
  const place = days === null ? window : jump(window, days);
  const reach = { filter, ids: found?.ids ?? null, beyond: null };
  const rows = place.take === 0 ? [] : await table.rows(db, reach, place, now);
  return {
    rows: isFromEnd ? rows.toReversed() : rows,
    page,
    pages,
    total,
    isTotalExact: found?.isAll ?? true,
  };
};

const foundIn = async <Filter extends Asked, Row extends Mark>(
  table: Table<Filter, Row>,
  db: Database,
  filter: Filter,
  now: Date,
): Promise<Found | null> => (filter.search === '' ? null : table.find(db, filter.search, filter, now));

/** The maximum number of matches of a search: one step then has them all. */
const step = maxFound;

/** All rows that match filter and search, in the table's order, a few at a time: exporting millions takes no more memory than a thousand. */
export async function* allRows<Filter extends Asked, Row extends Mark>(
  table: Table<Filter, Row>,
  db: Database,
  filter: Filter,
  now: Date,
): AsyncGenerator<Row> {
  const ids = (await foundIn(table, db, filter, now))?.ids ?? null;
  const window: Window = { order: filter.order, skip: 0, take: step, from: null };
  let beyond: Mark | null = null;
  for (;;) {
    const rows: Row[] = await table.rows(db, { filter, ids, beyond }, window, now);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < step || ids !== null) return;
    beyond = last;
  }
}
