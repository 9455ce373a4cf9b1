import { and, asc, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../db/connect.ts';
import { newsletterSubscriptions as table } from '../db/schema.ts';

export type Subscription = typeof table.$inferSelect;

/**
 * Keeps who asked, or renews the link of somebody who asked before. Answers with what holds then: a confirmed
 * subscription stays as it is.
 */
export const askAgain = async (
  transaction: Transaction,
  asked: Omit<Subscription, 'confirmedAt'>,
): Promise<Subscription> => {
  const { confirmHash, confirmUntil } = asked;
  const [fresh] = await transaction
    .insert(table)
    .values(asked)
    .onConflictDoUpdate({
      target: table.addressHash,
      set: { confirmHash, confirmUntil },
      setWhere: isNull(table.confirmedAt),
    })
    .returning();
  if (fresh !== undefined) return fresh;
  const [confirmed] = await transaction.select().from(table).where(eq(table.addressHash, asked.addressHash));
  if (confirmed === undefined) throw new Error('A subscription is neither new nor there.');
  return confirmed;
};

/** Uses the link up. null when there is none, or not any more. */
export const confirm = async (
  transaction: Transaction,
  confirmHash: string,
  now: Date,
): Promise<Subscription | null> => {
  const [confirmed] = await transaction
    .update(table)
    .set({ confirmedAt: now, confirmHash: null, confirmUntil: null })
    .where(and(eq(table.confirmHash, confirmHash), gt(table.confirmUntil, now)))
    .returning();
  return confirmed ?? null;
};

/** Up to `most` of the list, in the order of their ids, after this one. */
export const listAfter = (db: Database, after: string | null, most: number): Promise<Subscription[]> =>
  db
    .select()
    .from(table)
    .where(and(isNotNull(table.confirmedAt), after === null ? undefined : gt(table.id, after)))
    .orderBy(asc(table.id))
    .limit(most);

export const forget = async (db: Database, id: string): Promise<void> => {
  await db.delete(table).where(eq(table.id, id));
};

/** Forgets who did not confirm in time. */
export const forgetUnconfirmed = async (db: Database, now: Date): Promise<void> => {
  await db.delete(table).where(and(isNull(table.confirmedAt), lte(table.confirmUntil, now)));
};

export type SubscriberState = 'confirmed' | 'waiting';

const isIn = (state: SubscriberState | undefined) => {
  if (state === undefined) return undefined;
  return state === 'confirmed' ? isNotNull(table.confirmedAt) : isNull(table.confirmedAt);
};

export const countSubscribers = (db: Database, state?: SubscriberState): Promise<number> =>
  db.$count(table, isIn(state));

/** For the operators, the newest first. */
export const findSubscribers = (
  db: Database,
  { state, most, skip }: { state: SubscriberState | undefined; most: number; skip: number },
): Promise<Subscription[]> =>
  db.select().from(table).where(isIn(state)).orderBy(desc(table.createdAt), desc(table.id)).limit(most).offset(skip);
