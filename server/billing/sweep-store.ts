import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { customers, obligations, subscriptions, users } from '../db/schema.ts';
import { oweDeletion } from './obligations/depart.ts';
import type { SubscriptionRow } from './records/store.ts';

/** What we know of a subscription of the provider. */
export type Known = Pick<
  SubscriptionRow,
  'amountCents' | 'status' | 'currentPeriodEnd' | 'cancelAtPeriodEnd' | 'isCurrent'
>;

/** Our subscriptions among these ids of the provider. */
export const findKnown = async (db: Database, stripeIds: readonly string[]): Promise<ReadonlyMap<string, Known>> => {
  if (stripeIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.stripeId, [...stripeIds]));
  return new Map(rows.flatMap(({ stripeId, ...known }) => (stripeId === null ? [] : [[stripeId, known]])));
};

/** Our current subscriptions with their customers, up to `maxRows` after the provider's id `after`, ordered by it. */
export const findOurs = (
  db: Database,
  after: string,
  maxRows: number,
): Promise<{ stripeId: string | null; customer: string }[]> =>
  db
    .select({ stripeId: subscriptions.stripeId, customer: customers.stripeId })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.userId, subscriptions.userId))
    .where(and(eq(subscriptions.isCurrent, true), isNotNull(subscriptions.stripeId), gt(subscriptions.stripeId, after)))
    .orderBy(asc(subscriptions.stripeId))
    .limit(maxRows);

/** Those of these customers of the provider who belong to an account here. */
export const findKnownCustomers = async (db: Database, stripeIds: readonly string[]): Promise<ReadonlySet<string>> => {
  if (stripeIds.length === 0) return new Set();
  const rows = await db
    .select({ stripeId: customers.stripeId })
    .from(customers)
    .where(inArray(customers.stripeId, [...stripeIds]));
  return new Set(rows.map(({ stripeId }) => stripeId));
};

/** Customers without an account to whom something was owed that we remember: a bank may return their refund. */
export const findDeparted = async (db: Database): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ customer: obligations.customer })
    .from(obligations)
    .leftJoin(customers, eq(customers.stripeId, obligations.customer))
    .where(isNull(customers.userId));
  return rows.map(({ customer }) => customer);
};

/** Makes another customer that of a person, and owes the deletion of the one before. */
export const moveToCustomer = (
  db: Database,
  userId: string,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> =>
  db.transaction(async (transaction) => {
    const moved = await transaction
      .update(customers)
      .set({ stripeId: to, account: null, isLive: null })
      .where(and(eq(customers.userId, userId), eq(customers.stripeId, from)))
      .returning({ userId: customers.userId });
    if (moved.length > 0) await oweDeletion(transaction, from, now);
  });

/** Whether this person has an account that is not being deleted. */
export const isUser = async (db: Database, userId: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.leavingSince)));
  return row !== undefined;
};
