import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/connect.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { customers, invoices, plans, subscriptions, transactions, users } from '../../db/schema.ts';
import type { Place } from '../provider/place.ts';

export type PlanRow = typeof plans.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type InvoiceRow = typeof invoices.$inferSelect;
export type TransactionRow = typeof transactions.$inferSelect;

/** The plans that can be chosen, cheapest first. */
export const findPlans = (db: Database): Promise<PlanRow[]> =>
  db.select().from(plans).where(eq(plans.isActive, true)).orderBy(asc(plans.priceMonthlyCents), asc(plans.id));

/** Includes plans that can no longer be chosen, because people may still have them. */
export const findPlan = async (db: Database, id: string): Promise<PlanRow | null> => {
  const [row] = await db.select().from(plans).where(eq(plans.id, id));
  return row ?? null;
};

/** The subscription that a person has or has begun; ended ones do not count. */
export const findCurrent = async (db: Pick<Database, 'select'>, userId: string): Promise<SubscriptionRow | null> => {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.isCurrent, true)));
  return row ?? null;
};

/** Only the owner's: someone else's subscription is reported as missing. */
export const findSubscription = async (db: Database, userId: string, id: string): Promise<SubscriptionRow | null> => {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.userId, userId)));
  return row ?? null;
};

/** Newest first, unpaid ones included. */
export const findInvoices = (db: Database, userId: string): Promise<InvoiceRow[]> =>
  db.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(desc(invoices.createdAt));

/** Only the owner's: someone else's invoice is reported as missing. */
export const findInvoice = async (db: Database, userId: string, id: string): Promise<InvoiceRow | null> => {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.userId, userId)));
  return row ?? null;
};

/** Newest first, failed attempts included. */
export const findTransactions = (db: Pick<Database, 'select'>, userId: string): Promise<TransactionRow[]> =>
  db.select().from(transactions).where(eq(transactions.userId, userId)).orderBy(desc(transactions.createdAt));

/** Amounts in cents. Throws when there is no such plan. */
export const savePrices = async (
  db: Database,
  planId: string,
  prices: Pick<PlanRow, 'stripePriceIdMonthly' | 'stripePriceIdAnnual' | 'priceMonthlyCents' | 'priceAnnualCents'>,
): Promise<PlanRow> => {
  const [row] = await db.update(plans).set(prices).where(eq(plans.id, planId)).returning();
  if (row === undefined) throw new Error(`there is a plan ${planId}`);
  return row;
};

/** The provider's customer id of a person; null before they first wanted to pay. */
export const findCustomer = async (db: Database | Transaction, userId: string): Promise<string | null> => {
  const [row] = await db.select({ stripeId: customers.stripeId }).from(customers).where(eq(customers.userId, userId));
  return row?.stripeId ?? null;
};

/** Does nothing when the person or the customer id is known already. */
export const insertCustomer = async (
  db: Database,
  userId: string,
  stripeId: string,
  now: Date,
  place: Place = unknownPlace,
): Promise<void> => {
  await db
    .insert(customers)
    .values({ userId, stripeId, ...place, createdAt: now })
    .onConflictDoNothing();
};

/** It is stored when the provider next answers for the customer. */
const unknownPlace: Place = { account: null, isLive: null };

export type Attempt =
  | { is: 'ours'; row: SubscriptionRow }
  | { is: 'subscribed' }
  | { is: 'busy' }
  | { is: 'other'; row: SubscriptionRow };

type Choice = { userId: string; planId: string; isAnnual: boolean; amountCents: number; currency: string };

/** How long a choice made in another window has precedence. */
const otherWindowMs = 20_000;

/** The person's current attempt to subscribe, or a new one; concurrent requests get the same one. 'other' is an attempt with a different choice that must be cancelled first, 'busy' one that another window is making right now. */
export const claimAttempt = async (db: Database, choice: Choice, now: Date): Promise<Attempt> =>
  db.transaction(async (transaction) => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, choice.userId)).for('update');
    const [row] = await transaction.select().from(subscriptions).where(currentOf(choice.userId));
    if (row === undefined) {
      const fresh = { ...choice, id: randomUUID(), status: 'creating', isCurrent: true, createdAt: now };
      const [made] = await transaction.insert(subscriptions).values(fresh).returning();
      if (made === undefined) throw new Error('an insert answers with its row');
      return { is: 'ours', row: made };
    }
    if (row.status !== 'creating' && row.status !== 'incomplete') return { is: 'subscribed' };
    if (row.planId === choice.planId && row.isAnnual === choice.isAnnual) return { is: 'ours', row };
    if (row.status === 'creating' && now.getTime() - row.createdAt.getTime() < otherWindowMs) return { is: 'busy' };
    return { is: 'other', row };
  });

/** The person's current subscription row. */
export const currentOf = (userId: string) => and(eq(subscriptions.userId, userId), eq(subscriptions.isCurrent, true));

/** Drops an attempt that the provider does not know. */
export const dropAttempt = async (db: Database, id: string): Promise<void> => {
  await db.delete(subscriptions).where(and(eq(subscriptions.id, id), eq(subscriptions.status, 'creating')));
};

/** Records that the subscription is to end, so that it ends even if we are interrupted. True only for the first caller. */
export const noteEnding = async (
  transaction: Transaction,
  id: string,
  endedBy: NonNullable<SubscriptionRow['endedBy']>,
  endAskedAt: Date,
): Promise<boolean> => {
  const noted = await transaction
    .update(subscriptions)
    .set({ endedBy, endAskedAt })
    .where(and(eq(subscriptions.id, id), sql`${subscriptions.endedBy} IS NULL`))
    .returning({ id: subscriptions.id });
  return noted.length === 1;
};

/** Whether the person has already used the refund that we offer of our own accord. */
export const hasUsedRefund = async (db: Pick<Database, 'select'>, userId: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.endedBy, 'refund')))
    .limit(1);
  return row !== undefined;
};

/** The current subscription of a provider customer. */
export const findCurrentOf = async (db: Database, customer: string): Promise<SubscriptionRow | null> => {
  const [row] = await db
    .select({ row: subscriptions })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.userId, subscriptions.userId))
    .where(and(eq(customers.stripeId, customer), eq(subscriptions.isCurrent, true)));
  return row?.row ?? null;
};
