import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { isUuid } from '../db/is-uuid.ts';
import { invoices, plans, subscriptions, transactions } from '../db/schema.ts';

export type PlanRow = typeof plans.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type InvoiceRow = typeof invoices.$inferSelect;
export type TransactionRow = typeof transactions.$inferSelect;

/** Those that can be chosen, the cheapest first. */
export const findPlans = (db: Database): Promise<PlanRow[]> =>
  db.select().from(plans).where(eq(plans.isActive, true)).orderBy(asc(plans.priceMonthlyCents), asc(plans.id));

/** Also one that can no longer be chosen: people may still have it. */
export const findPlan = async (db: Database, id: string): Promise<PlanRow | null> => {
  const [row] = await db.select().from(plans).where(eq(plans.id, id));
  return row ?? null;
};

/** The subscription that a person has or has begun, ended ones not. */
export const findCurrent = async (db: Database, userId: string): Promise<SubscriptionRow | null> => {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.isCurrent, true)));
  return row ?? null;
};

/** Only the owner's: somebody else's is as absent as one that never was. */
export const findSubscription = async (db: Database, userId: string, id: string): Promise<SubscriptionRow | null> => {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.userId, userId)));
  return row ?? null;
};

export const findInvoices = (db: Database, userId: string): Promise<InvoiceRow[]> =>
  db.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(desc(invoices.createdAt));

export const findTransactions = (db: Database, userId: string): Promise<TransactionRow[]> =>
  db.select().from(transactions).where(eq(transactions.userId, userId)).orderBy(desc(transactions.createdAt));
