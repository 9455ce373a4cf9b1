import { and, desc, eq, gt, gte, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../db/connect.ts';
import { journal, users } from '../db/schema.ts';

export type JournalRow = typeof journal.$inferSelect;
export type JournalLevel = JournalRow['level'];

/** A line before it has a number. `userId` is who did it, `targetId` another person whom it was done to. */
export type JournalEntry = Omit<JournalRow, 'id'>;

/**
 * Writes lines. Given a transaction, the line is written with the act that it tells of, or neither is; then the act's
 * own log line carries `kept: true`, so that it is not noted twice.
 */
export const insertJournal = async (db: Database | Transaction, entries: readonly JournalEntry[]): Promise<void> => {
  if (entries.length === 0) return;
  await db
    .insert(journal)
    .values(entries.map((entry) => ({ ...entry, userId: ifThere(entry.userId), targetId: ifThere(entry.targetId) })));
};

/** Lines arrive a moment after what they tell of: by then the person may have left. */
const ifThere = (userId: string | null): SQL<string | null> | null =>
  userId === null ? null : sql`(SELECT ${users.id} FROM ${users} WHERE ${users.id} = ${userId})`;

/** `since` and `until` bound the time, `until` itself left out. `afterId` and `beforeId` are ids of lines already seen. */
export type JournalFilter = {
  levels?: readonly JournalLevel[];
  /** Found in the message, the source, the kind or the id of the request; capitals do not matter. */
  search?: string;
  since?: Date;
  until?: Date;
  userId?: string;
  afterId?: number;
  beforeId?: number;
};

/** The newest lines first. `skip` leaves out so many; for pages far down, `beforeId` is faster. */
export const findJournal = (
  db: Database,
  filter: JournalFilter,
  { most, skip = 0 }: { most: number; skip?: number },
): Promise<JournalRow[]> =>
  db.select().from(journal).where(matching(filter)).orderBy(desc(journal.id)).limit(most).offset(skip);

export const countJournal = (db: Database, filter: JournalFilter): Promise<number> =>
  db.$count(journal, matching(filter));

const matching = ({ levels, search, since, until, userId, afterId, beforeId }: JournalFilter): SQL | undefined =>
  and(
    levels === undefined ? undefined : inArray(journal.level, [...levels]),
    search === undefined || search === '' ? undefined : containing(search),
    since === undefined ? undefined : gte(journal.createdAt, since),
    until === undefined ? undefined : lt(journal.createdAt, until),
    userId === undefined ? undefined : or(eq(journal.userId, userId), eq(journal.targetId, userId)),
    afterId === undefined ? undefined : gt(journal.id, afterId),
    beforeId === undefined ? undefined : lt(journal.id, beforeId),
  );

const containing = (search: string): SQL | undefined => {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    ilike(journal.message, pattern),
    ilike(journal.source, pattern),
    ilike(journal.kind, pattern),
    eq(journal.requestId, search),
  );
};

/** Forgets up to `most` lines from before this moment, and answers how many. */
export const forgetJournal = async (db: Database, before: Date, most: number): Promise<number> => {
  const old = db.select({ id: journal.id }).from(journal).where(lt(journal.createdAt, before)).limit(most);
  const { rowCount } = await db.delete(journal).where(inArray(journal.id, old));
  return rowCount ?? 0;
};
