import { and, asc, eq, inArray, lt, lte, ne, or } from 'drizzle-orm';
import type { Database, Transaction } from '../db/connect.ts';
import { outbox } from '../db/schema.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** Puts a mail into the outbox, once for each `dedupeKey`. */
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

/**
 * Takes mails whose time has come until `leaseUntil`: no other worker, here or in another process, takes them before.
 * If this process dies meanwhile, they are taken again afterwards.
 */
export const claimMails = async (db: Database, now: Date, leaseUntil: Date, most: number): Promise<OutboxRow[]> => {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.state, 'waiting'), lte(outbox.nextAt, now)))
    .orderBy(asc(outbox.nextAt))
    .limit(most)
    .for('update', { skipLocked: true });
  const rows = await db.update(outbox).set({ nextAt: leaseUntil }).where(inArray(outbox.id, due)).returning();
  return rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
};

/** With the mail goes its text: the links in it are nobody's business any more. */
export const closeMail = async (db: Database, id: string, state: 'sent' | 'failed', now: Date): Promise<void> => {
  await db.update(outbox).set({ state, body: null, closedAt: now }).where(eq(outbox.id, id));
};

export const postponeMail = async (db: Database, id: string, attempts: number, nextAt: Date): Promise<void> => {
  await db.update(outbox).set({ attempts, nextAt }).where(eq(outbox.id, id));
};

/** Forgets mails that were closed before this moment, and those that nobody could send any more. */
export const forgetMails = async (db: Database, before: Date): Promise<void> => {
  await db
    .delete(outbox)
    .where(or(and(ne(outbox.state, 'waiting'), lt(outbox.closedAt, before)), lt(outbox.uselessAfter, before)));
};
