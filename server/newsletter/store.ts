import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../db/connect.ts';
import { newsletterSubscriptions as table } from '../db/schema.ts';

export type Subscription = typeof table.$inferSelect;

/** Adds a subscription, or renews the link of an earlier one. Returns the result: a confirmed subscription stays as it is. */
export const upsertSubscription = async (
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
  if (confirmed === undefined)
    throw new Error('The subscription is neither a new one nor one already in the database.');
  return confirmed;
};

/** Consumes the link. null when it does not exist or was already used. */
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

/** Up to `maxRows` of the list, ordered by id, after this one. */
export const listAfter = (db: Database, after: string | null, maxRows: number): Promise<Subscription[]> =>
  db
    .select()
    .from(table)
    .where(and(isNotNull(table.confirmedAt), after === null ? undefined : gt(table.id, after)))
    .orderBy(asc(table.id))
    .limit(maxRows);

/** Whether the address is still on the list, confirmed or not. */
export const isSubscribed = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(table, eq(table.id, id))) > 0;

/** Deletes a subscription, confirmed or not. Nothing happens when there is none. */
export const deleteSubscription = async (db: Database, id: string): Promise<void> => {
  await db.delete(table).where(eq(table.id, id));
};

/** Deletes up to `maxRows` subscriptions that were not confirmed in time and returns how many. */
export const deleteUnconfirmed = async (db: Database, now: Date, maxRows: number): Promise<number> => {
  const late = db
    .select({ id: table.id })
    .from(table)
    .where(and(isNull(table.confirmedAt), lte(table.confirmUntil, now)))
    .limit(maxRows);
  const { rowCount } = await db.delete(table).where(inArray(table.id, late));
  return rowCount ?? 0;
};

export type SubscriberState = 'confirmed' | 'waiting';

const isIn = (state: SubscriberState | undefined) => {
  if (state === undefined) return undefined;
  return state === 'confirmed' ? isNotNull(table.confirmedAt) : isNull(table.confirmedAt);
};

/** Without a state: all. */
export const countSubscribers = (db: Database, state?: SubscriberState): Promise<number> =>
  db.$count(table, isIn(state));

/** For the operators, newest first. */
export const findSubscribers = (
  db: Database,
  { state, maxRows, skip }: { state: SubscriberState | undefined; maxRows: number; skip: number },
): Promise<Subscription[]> =>
  db.select().from(table).where(isIn(state)).orderBy(desc(table.createdAt), desc(table.id)).limit(maxRows).offset(skip);
