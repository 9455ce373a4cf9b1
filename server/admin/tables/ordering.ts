import { and, asc, type Column, desc, type SQL, sql } from 'drizzle-orm';
import type { Mark } from './table.ts';
import type { Order, Window } from './window.ts';

/** What rows are ordered by: a key that is never null, then the id. */
type OrderedBy = { key: SQL | Column; type: 'timestamptz' | 'text'; id: Column; idType: 'uuid' | 'bigint' };

export const ordering = ({ key, type, id, idType }: OrderedBy) => ({
  /** As text, because a time of JavaScript would lose its microseconds. */
  key: sql<string>`${key}::text`,
  orderBy: (order: Order): [SQL, SQL] => (order === 'asc' ? [asc(key), asc(id)] : [desc(key), desc(id)]),
  within: ({ order, from }: Window, beyond: Mark | null): SQL | undefined => {
    const isAscending = order === 'asc';
    const start = isAscending ? sql`${key} >= ${from}` : sql`${key} < ${from}`;
    if (beyond === null) return from === null ? undefined : start;
    const mark = sql`(${beyond.key}::${sql.raw(type)}, ${beyond.id}::${sql.raw(idType)})`;
    const after = isAscending ? sql`(${key}, ${id}) > ${mark}` : sql`(${key}, ${id}) < ${mark}`;
    return and(from === null ? undefined : start, after);
  },
});
