import { and, asc, eq, gt, inArray, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { chores, customers, stripeEvents, subscriptions, users } from '../db/schema.ts';
import type { SubscriptionRow } from './records/store.ts';

/** True for only one of all servers within this time. */
export const claimChore = async (db: Database, name: string, now: Date, everyMs: number): Promise<boolean> => {
  const due = new Date(now.getTime() - everyMs).toISOString();
  const claimed = await db
    .insert(chores)
    .values({ name, doneAt: now })
    .onConflictDoUpdate({
      target: chores.name,
      set: { doneAt: now },
      setWhere: sql`${chores.doneAt} <= ${due}::timestamptz`,
    })
    .returning({ name: chores.name });
  return claimed.length === 1;
};

/** Customers whose news we may have missed, up to `maxRows` after the id `after`, ordered by id. */
export const findCustomersToAsk = async (
  db: Database,
  { since, after, maxRows }: { since: Date; after: string; maxRows: number },
): Promise<string[]> => {
  const withNews = db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(or(eq(subscriptions.isCurrent, true), gt(subscriptions.endedAt, since), gt(subscriptions.createdAt, since)));
  const rows = await db
    .select({ stripeId: customers.stripeId })
    .from(customers)
    .where(and(inArray(customers.userId, withNews), gt(customers.stripeId, after)))
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
