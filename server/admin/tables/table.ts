import { maxFound } from '#contract/api/admin/pages.ts';
import type { Database } from '../../db/connect.ts';
import type { DayCount } from '../counts/days.ts';
import { jump, type Order, placeOf, type Window, worthJumping } from './window.ts';

/** The row that was read last: its place in the table's order, and its id where two share that. */
export type Mark = { key: string; id: string };

/** Rows that are wanted: of those that the filter leaves, or of those that a search found among them, or after a mark. */
export type Reach<Filter> = { filter: Filter; ids: readonly string[] | null; beyond: Mark | null };

/** Ids of rows that a search found among those that the filter leaves, at most `maxFound`; `isAll` is false when it stopped looking. */
export type Found = { ids: string[]; isAll: boolean };

/** What came back of a question for one row more than wanted. */
export const upToMost = (ids: readonly string[]): Found => ({
  ids: ids.slice(0, maxFound),
  isAll: ids.length <= maxFound,
});

/** What a table of the operators must be able to do; paging and files of it are then the same for all. `now` decides who is Premium. */
export type Table<Filter, Row extends Mark> = {
  /** How many rows the filter leaves, and how many of them were made on each day; null where that is not the table's order. */
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

/** One page of a table. However large the table, it reads about as many rows as it answers with. */
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
  const days = window.skip < worthJumping ? null : ((await counted?.days()) ?? null);
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

/** As many as a search finds at most: then one step has them all. */
const step = maxFound;

/** All rows that filter and search leave, in the table's order, a few at a time: a file of millions needs no more memory than one of a thousand. */
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
