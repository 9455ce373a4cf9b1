import { inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../db/connect.ts';
import { journal, users } from '../db/schema.ts';

type JournalRow = typeof journal.$inferSelect;
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

/** Forgets up to `most` lines from before this moment, and answers how many. */
export const forgetJournal = async (db: Database, before: Date, most: number): Promise<number> => {
  const old = db.select({ id: journal.id }).from(journal).where(lt(journal.createdAt, before)).limit(most);
  const { rowCount } = await db.delete(journal).where(inArray(journal.id, old));
  return rowCount ?? 0;
};
