import { aliasedTable, and, desc, eq, gt, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { listLogs } from '#contract/api/admin/tables.ts';
import { maxFound } from '#contract/api/admin/pages.ts';
import type { InputOf } from '#contract/api/endpoint.ts';
import type { Database } from '../../db/connect.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { journal, users } from '../../db/schema.ts';
import { countOf } from '../counts/days.ts';
import { countsByDay, countsByLabel } from '../counts/store.ts';
import { ordering } from '../tables/ordering.ts';
import { containing } from '../tables/pattern.ts';
import { type Mark, type Table, upToMax } from '../tables/table.ts';

export type LogsFilter = InputOf<typeof listLogs>;
export type ListedLog = Omit<typeof journal.$inferSelect, 'id'> & {
  id: string;
  username: string | null;
  targetUsername: string | null;
};

const order = ordering({
  table: journal,
  key: journal.createdAt,
  type: 'timestamptz',
  id: journal.id,
  idType: 'bigint',
});

const targets = aliasedTable(users, 'targets');
const columns = {
  id: journal.id,
  level: journal.level,
  message: journal.message,
  source: journal.source,
  kind: journal.kind,
  userId: journal.userId,
  username: users.displayUsername,
  targetId: journal.targetId,
  targetUsername: targets.displayUsername,
  requestId: journal.requestId,
  createdAt: journal.createdAt,
};

const labelsOf = ({ level }: LogsFilter) => (level === undefined ? {} : { labels: [level] });
const matching = ({ level, after }: LogsFilter): SQL | undefined =>
  and(
    level === undefined ? undefined : eq(journal.level, level),
    after === undefined ? undefined : gt(journal.id, Number(after)),
  );

/** The same expression as in the full-text index. The level comes first, so that rare matches within a level are found quickly. */
const words = sql`(${journal.level} || ' ' || ${journal.source} || ' ' || coalesce(${journal.kind}, '') || ' ' || ${journal.message})`;

const speaksOf = (search: string, { level }: LogsFilter): SQL | undefined => {
  if (isUuid(search))
    return or(eq(journal.requestId, search), eq(journal.userId, search), eq(journal.targetId, search));
  return ilike(words, level === undefined ? containing(search) : `${level} ${containing(search)}`);
};

const idsWhere = async (db: Database, condition: SQL | undefined, maxRows: number): Promise<string[]> => {
  const rows = await db
    .select({ id: journal.id })
    .from(journal)
    .where(condition)
    .orderBy(desc(journal.createdAt), desc(journal.id))
    .limit(maxRows);
  return rows.map(({ id }) => String(id));
};

export const logsTable: Table<LogsFilter, ListedLog & Mark> = {
  async count(db, filter) {
    // The live tail asks only for the few entries since its last request.
    if (filter.after !== undefined)
      return { total: (await idsWhere(db, matching(filter), maxFound)).length, days: async () => null };
    return {
      total: countOf(await countsByLabel(db, 'journal', labelsOf(filter))),
      days: () => countsByDay(db, 'journal', labelsOf(filter)),
    };
  },

  find: async (db, search, filter) =>
    upToMax(await idsWhere(db, and(speaksOf(search, filter), matching(filter)), maxFound + 1)),

  async rows(db, { filter, ...reach }, window) {
    const page = order.page(db, matching(filter), reach, window);
    const rows = await db
      .select({ ...columns, key: order.key })
      .from(journal)
      .innerJoin(page, eq(page.id, journal.id))
      .leftJoin(users, eq(users.id, journal.userId))
      .leftJoin(targets, eq(targets.id, journal.targetId))
      .orderBy(...order.orderBy(window.order));
    return rows.map((row) => ({ ...row, id: String(row.id) }));
  },
};
