import { and, asc, eq, gt, inArray, lt, lte, ne, or } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { customers, stripeEvents, subscriptions, transactions, users } from '../db/schema.ts';
import type { SubscriptionRow } from './records/store.ts';

/** Unfinished states, which time or the person ends. */
const unfinished = ['creating', 'incomplete', 'past_due', 'unpaid'];

/** Customers for whom something is due, up to `maxRows` after the id `after`, ordered by id. */
export const findDueCustomers = async (
  db: Database,
  { now, after, maxRows }: { now: Date; after: string; maxRows: number },
): Promise<string[]> => {
  const running = db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.isCurrent, true),
        or(inArray(subscriptions.status, unfinished), lte(subscriptions.currentPeriodEnd, now)),
      ),
    );
  const undecided = db
    .select({ userId: transactions.userId })
    .from(transactions)
    .where(inArray(transactions.status, ['pending', 'disputed']));
  const rows = await db
    .select({ stripeId: customers.stripeId })
    .from(customers)
    .where(
      and(or(inArray(customers.userId, running), inArray(customers.userId, undecided)), gt(customers.stripeId, after)),
    )
    .orderBy(asc(customers.stripeId))
    .limit(maxRows);
  return rows.map((row) => row.stripeId);
};

/** Drops attempts from before this moment that never reached the provider. */
export const dropOldAttempts = async (db: Database, before: Date): Promise<void> => {
  await db.delete(subscriptions).where(and(eq(subscriptions.status, 'creating'), lt(subscriptions.createdAt, before)));
};

/** Forgets which events of the provider were handled that came before this moment. */
export const deleteOldEvents = async (db: Database, before: Date): Promise<void> => {
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, before));
};

export type Renewal = { row: SubscriptionRow; email: string };

/** Annual subscriptions that will be charged between these moments. */
export const findRenewals = (db: Database, from: Date, to: Date): Promise<Renewal[]> =>
  db
    .select({ row: subscriptions, email: users.email })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        eq(subscriptions.isCurrent, true),
        eq(subscriptions.isAnnual, true),
        eq(subscriptions.cancelAtPeriodEnd, false),
        ne(subscriptions.status, 'creating'),
        gt(subscriptions.currentPeriodEnd, from),
        lte(subscriptions.currentPeriodEnd, to),
      ),
    );
