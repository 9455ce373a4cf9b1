import { inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../db/connect.ts';
import { journal, users } from '../db/schema.ts';

type JournalRow = typeof journal.$inferSelect;
export type JournalLevel = JournalRow['level'];

/** A journal entry before it has a number. `userId` is who acted, `targetId` the person acted upon, if another. */
export type JournalEntry = Omit<JournalRow, 'id'>;

/** Writes journal entries. In a transaction, the entry is written together with the action it reports, or not at all; the action's own log line then carries `kept: true`, so that it is not recorded twice. */
export const insertJournal = async (db: Database | Transaction, entries: readonly JournalEntry[]): Promise<void> => {
  if (entries.length === 0) return;
  await db.insert(journal).values(
    entries.map((entry) => ({
      ...entry,
      userId: existingUser(entry.userId),
      targetId: existingUser(entry.targetId),
    })),
  );
};

/** Entries arrive a moment after the event: by then the person may have deleted their account. */
const existingUser = (userId: string | null): SQL<string | null> | null =>
  userId === null ? null : sql`(SELECT ${users.id} FROM ${users} WHERE ${users.id} = ${userId})`;

/** Deletes up to `maxRows` entries from before this moment and returns how many. */
export const deleteOldEntries = async (db: Database, before: Date, maxRows: number): Promise<number> => {
  const old = db.select({ id: journal.id }).from(journal).where(lt(journal.createdAt, before)).limit(maxRows);
  const { rowCount } = await db.delete(journal).where(inArray(journal.id, old));
  return rowCount ?? 0;
};
