import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/connect.ts';
import { customers, invoices, subscriptions, transactions, users } from '../../db/schema.ts';
import type { Place } from '../provider/place.ts';
import { isLive, type SubscriptionTruth, type Truth } from '../provider/truth.ts';

export type CustomerRow = Pick<typeof customers.$inferSelect, 'stripeId' | 'account' | 'isLive'>;

/** A person as the payment provider knows them, and where; null before they first wanted to pay. */
export const findCustomerRow = async (db: Pick<Database, 'select'>, userId: string): Promise<CustomerRow | null> => {
  const { stripeId, account, isLive: isReal } = customers;
  const [row] = await db
    .select({ stripeId, account, isLive: isReal })
    .from(customers)
    .where(eq(customers.userId, userId));
  return row ?? null;
};

/** Where these customers are, by their ids. */
export const placesOf = async (
  db: Pick<Database, 'select'>,
  stripeIds: readonly string[],
): Promise<ReadonlyMap<string, Place>> => {
  const { stripeId, account, isLive: isReal } = customers;
  const rows = await db
    .select({ stripeId, account, isLive: isReal })
    .from(customers)
    .where(inArray(stripeId, [...stripeIds]));
  return new Map(rows.map(({ stripeId: id, ...place }) => [id, place]));
};

/** The provider has just answered for this customer, so it is where the keys lead. */
export const notePlace = async (db: Database, stripeId: string, place: Place): Promise<void> => {
  await db
    .update(customers)
    .set(place)
    .where(and(eq(customers.stripeId, stripeId), isNull(customers.isLive)));
};

/**
 * Puts a customer made anew in the place of one that is gone, with which its subscriptions ended. Invoices and payments
 * stay, except those of test mode: they never were money.
 */
export const replaceCustomer = async (
  db: Database,
  userId: string,
  { before, after, wereTests, now }: { before: string; after: CustomerRow; wereTests: boolean; now: Date },
): Promise<void> =>
  db.transaction(async (transaction) => {
    const replaced = await transaction
      .update(customers)
      .set({ ...after, createdAt: now })
      .where(and(eq(customers.userId, userId), eq(customers.stripeId, before)))
      .returning({ userId: customers.userId });
    if (replaced.length === 0) return;
    await endAll(transaction, userId, now);
    if (!wereTests) return;
    await transaction.delete(invoices).where(eq(invoices.userId, userId));
    await transaction.delete(transactions).where(eq(transactions.userId, userId));
  });

const endAll = async (transaction: Transaction, userId: string, now: Date): Promise<void> => {
  const own = eq(subscriptions.userId, userId);
  await transaction.delete(subscriptions).where(and(own, eq(subscriptions.status, 'creating')));
  const ended = await transaction
    .update(subscriptions)
    .set({ status: 'canceled', isCurrent: false, endedAt: now })
    .where(and(own, eq(subscriptions.isCurrent, true)))
    .returning({ id: subscriptions.id });
  if (ended.length > 0)
    await transaction
      .update(users)
      .set({ subscriptionStatus: 'canceled', pastDueSince: null })
      .where(eq(users.id, userId));
};

/** What is true of a customer whom the provider does not have any more: everything has ended. */
export const truthWithoutCustomer = async (db: Database, userId: string, now: Date): Promise<Truth> => {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  const ended = rows.flatMap((row): SubscriptionTruth[] => {
    const { id, stripeId, startedAt } = row;
    if (stripeId === null || !isLive(row)) return [];
    const over = { status: 'canceled', cancelAtPeriodEnd: false, pastDueSince: null, endedAt: now };
    return [{ ...truthOf(row), stripeId, ourId: id, startedAt: startedAt ?? row.createdAt, ...over }];
  });
  return { subscriptions: ended, invoices: [], transactions: [] };
};

type Facts = Omit<SubscriptionTruth, 'stripeId' | 'ourId' | 'startedAt'>;

const truthOf = ({
  id: _id,
  userId: _userId,
  stripeId: _stripeId,
  isCurrent: _isCurrent,
  startedAt: _startedAt,
  endedBy: _endedBy,
  endAskedAt: _endAskedAt,
  ...facts
}: typeof subscriptions.$inferSelect): Facts => facts;
