import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { customers, subscriptions, users } from '../db/schema.ts';
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

/** Whether this person has an account. */
export const isUser = async (db: Database, userId: string): Promise<boolean> => {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return row !== undefined;
};
