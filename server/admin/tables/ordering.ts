import { and, asc, type Column, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { maxFound } from '#contract/api/admin/pages.ts';
import type { Database } from '../../db/connect.ts';
import type { Mark, Reach } from './table.ts';
import type { Order, Window } from './window.ts';

/** Rows are ordered by a key that is never null, then by id. */
type OrderedBy = {
  table: PgTable;
  key: SQL | Column;
  type: 'timestamptz' | 'text';
  id: PgColumn;
  idType: 'uuid' | 'bigint';
};

export const ordering = ({ table, key, type, id, idType }: OrderedBy) => {
  const within = ({ order, from }: Window, beyond: Mark | null): SQL | undefined => {
    const isAscending = order === 'asc';
    const start = isAscending ? sql`${key} >= ${from}` : sql`${key} < ${from}`;
    if (beyond === null) return from === null ? undefined : start;
    const mark = sql`(${beyond.key}::${sql.raw(type)}, ${beyond.id}::${sql.raw(idType)})`;
    return isAscending ? sql`(${key}, ${id}) > ${mark}` : sql`(${key}, ${id}) < ${mark}`;
  };

  return {
    /** As text, because a JavaScript Date would lose the microseconds. */
    key: sql<string>`${key}::text`,
    orderBy: (order: Order): [SQL, SQL] => inOrder(order, key, id),

    /** The ids of the rows in the window, read from the index alone; then only the rows of this page are loaded. */
    page(
      db: Database,
      where: SQL | undefined,
      { ids, beyond }: Pick<Reach<unknown>, 'ids' | 'beyond'>,
      window: Window,
    ) {
      const { order, take, skip } = window;
      if (ids === null)
        return db
          .select({ id })
          .from(table)
          .where(and(where, within(window, beyond)))
          .orderBy(...inOrder(order, key, id))
          .limit(take)
          .offset(skip)
          .as('page');
      // The limit keeps the planner from walking the whole table in order to find these few rows.
      const found = db
        .select({ id, key: sql`${key}`.as('key') })
        .from(table)
        .where(sql`${id} = ANY(${sql.param([...ids])}::${sql.raw(idType)}[])`)
        .limit(maxFound)
        .as('found');
      return db
        .select({ id: found.id })
        .from(found)
        .orderBy(...inOrder(order, found.key, found.id))
        .limit(take)
        .offset(skip)
        .as('page');
    },
  };
};

const inOrder = (order: Order, key: SQL | SQL.Aliased | Column, id: SQL.Aliased | Column): [SQL, SQL] =>
  order === 'asc' ? [asc(key), asc(id)] : [desc(key), desc(id)];
