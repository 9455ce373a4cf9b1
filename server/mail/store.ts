import { and, asc, eq, inArray, lt, lte, ne, or } from 'drizzle-orm';
import type { Database, Transaction } from '../db/connect.ts';
import { outbox } from '../db/schema.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** Adds a mail to the outbox, once for each `dedupeKey`. */
export const insertMail = async (
  transaction: Transaction,
  mail: { id: string; dedupeKey: string; userId: string | null; body: Buffer; uselessAfter: Date; now: Date },
): Promise<void> => {
  const { now, ...row } = mail;
  await transaction
    .insert(outbox)
    .values({ ...row, state: 'waiting', attempts: 0, nextAt: now, createdAt: now })
    .onConflictDoNothing({ target: outbox.dedupeKey });
};

/** Leases due mails until `leaseUntil`: no other worker, here or in another process, takes them before. If this process dies, they become due again afterwards. */
export const claimMails = async (db: Database, now: Date, leaseUntil: Date, maxRows: number): Promise<OutboxRow[]> => {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.state, 'waiting'), lte(outbox.nextAt, now)))
    .orderBy(asc(outbox.nextAt))
    .limit(maxRows)
    .for('update', { skipLocked: true });
  const rows = await db.update(outbox).set({ nextAt: leaseUntil }).where(inArray(outbox.id, due)).returning();
  return rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
};

/** The text is deleted with the mail: nobody needs its links any more. */
export const closeMail = async (db: Database, id: string, state: 'sent' | 'failed', now: Date): Promise<void> => {
  await db.update(outbox).set({ state, body: null, closedAt: now }).where(eq(outbox.id, id));
};

/** What became of the mail of a cause; null if there is none. */
export const findMailState = async (
  transaction: Pick<Database, 'select'>,
  dedupeKey: string,
): Promise<OutboxRow['state'] | null> => {
  const [row] = await transaction.select({ state: outbox.state }).from(outbox).where(eq(outbox.dedupeKey, dedupeKey));
  return row?.state ?? null;
};

/** Forgets a mail that is not sent any more, so that its cause can send another one. */
export const dropClosedMail = async (transaction: Transaction, dedupeKey: string): Promise<void> => {
  await transaction.delete(outbox).where(and(eq(outbox.dedupeKey, dedupeKey), ne(outbox.state, 'waiting')));
};

/** `attempts` counts the failed ones, this one included. */
export const postponeMail = async (db: Database, id: string, attempts: number, nextAt: Date): Promise<void> => {
  await db.update(outbox).set({ attempts, nextAt }).where(eq(outbox.id, id));
};

/** Deletes mails that were closed before this moment, and those that can no longer be sent. */
export const deleteOldMails = async (db: Database, before: Date): Promise<void> => {
  await db
    .delete(outbox)
    .where(or(and(ne(outbox.state, 'waiting'), lt(outbox.closedAt, before)), lt(outbox.uselessAfter, before)));
};
