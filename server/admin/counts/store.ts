import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connect.ts';
import { lockKeys } from '../../db/lock-keys.ts';
import { dailyCounts, tallies } from '../../db/schema.ts';
import type { Counted, DayCount, LabelCount } from './days.ts';

export type CountFilter = {
  labels?: readonly string[];
  /** Days as '2026-11-21': the first one, and the one after the last. */
  from?: string;
  until?: string;
};

/** By day, earliest first; days without any are left out. */
export const countsByDay = (db: Database, what: Counted, filter: CountFilter = {}): Promise<DayCount[]> => {
  const rows = countedRows(db, what, filter);
  const { day, count, total } = sums(rows);
  return db
    .select({ day, count, total })
    .from(rows)
    .groupBy(rows.day)
    .having(sql`sum(${rows.count}) <> 0`)
    .orderBy(rows.day);
};

/** One row a label over all days of the filter; a label may have a count of 0. */
export const countsByLabel = (db: Database, what: Counted, filter: CountFilter = {}): Promise<LabelCount[]> => {
  const rows = countedRows(db, what, filter);
  const { label, count, total } = sums(rows);
  return db.select({ label, count, total }).from(rows).groupBy(rows.label);
};

/** One row a day and label, in no particular order; a row may have a count of 0. */
export const countsByDayAndLabel = (
  db: Database,
  what: Counted,
  filter: CountFilter = {},
): Promise<(DayCount & LabelCount)[]> => {
  const rows = countedRows(db, what, filter);
  return db.select(sums(rows)).from(rows).groupBy(rows.day, rows.label);
};

/** Adds up the daily counts and the tallies not yet added to them; only the sum of both is current. */
const countedRows = (db: Database, what: Counted, filter: CountFilter) => {
  const added = db
    .select(countedColumns(dailyCounts))
    .from(dailyCounts)
    .where(matching(dailyCounts, what, filter));
  const fresh = db
    .select(countedColumns(tallies))
    .from(tallies)
    .where(matching(tallies, what, filter));
  return unionAll(added, fresh).as('counted');
};

const countedColumns = (table: typeof dailyCounts | typeof tallies) => ({
  day: table.day,
  label: table.label,
  count: sql<number>`${table.count}::bigint`.as('count'),
  total: table.total,
});

const matching = (
  table: typeof dailyCounts | typeof tallies,
  what: Counted,
  { labels, from, until }: CountFilter,
): SQL | undefined =>
  and(
    eq(table.what, what),
    labels === undefined ? undefined : inArray(table.label, [...labels]),
    from === undefined ? undefined : gte(table.day, from),
    until === undefined ? undefined : lt(table.day, until),
  );

/** Sums of bigint arrive as text; a double is exact for all of our amounts. */
const sums = (rows: ReturnType<typeof countedRows>) => ({
  day: rows.day,
  label: rows.label,
  count: sql<number>`sum(${rows.count})::float8`,
  total: sql<number>`sum(${rows.total})::float8`,
});

/** Adds the tallies to the daily counts. One statement, so each is counted exactly once at any moment; if another server is doing it, this one skips its turn. */
export const addUpTallies = async (db: Database): Promise<void> => {
  await db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ mine: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${lockKeys.counts}) AS mine`,
    );
    if (rows[0]?.mine !== true) return;
    await transaction.execute(sql`
      WITH taken AS (DELETE FROM ${tallies} RETURNING what, day, label, count, total)
      INSERT INTO ${dailyCounts} AS counts (what, day, label, count, total)
      SELECT what, day, label, sum(count), sum(total) FROM taken GROUP BY what, day, label
      ON CONFLICT (what, day, label)
        DO UPDATE SET count = counts.count + excluded.count, total = counts.total + excluded.total`);
  });
};
