import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/connect.ts';
import { isUuid } from '../db/is-uuid.ts';
import {
  activity,
  chores,
  customers,
  departedCustomers,
  invoices,
  plans,
  stripeEvents,
  subscriptions,
  transactions,
  users,
} from '../db/schema.ts';
import {
  bestOf,
  type InvoiceTruth,
  isLive,
  type SubscriptionTruth,
  type TransactionTruth,
  type Truth,
} from './truth.ts';

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

export const savePrices = async (
  db: Database,
  planId: string,
  prices: Pick<PlanRow, 'stripePriceIdMonthly' | 'stripePriceIdAnnual' | 'priceMonthlyCents' | 'priceAnnualCents'>,
): Promise<PlanRow> => {
  const [row] = await db.update(plans).set(prices).where(eq(plans.id, planId)).returning();
  if (row === undefined) throw new Error(`there is a plan ${planId}`);
  return row;
};

/** The provider's id of a person, null before they first wanted to pay. */
export const findCustomer = async (db: Database, userId: string): Promise<string | null> => {
  const [row] = await db.select({ stripeId: customers.stripeId }).from(customers).where(eq(customers.userId, userId));
  return row?.stripeId ?? null;
};

export const insertCustomer = async (db: Database, userId: string, stripeId: string, now: Date): Promise<void> => {
  await db.insert(customers).values({ userId, stripeId, createdAt: now }).onConflictDoNothing();
};

export type Attempt =
  | { is: 'ours'; row: SubscriptionRow }
  | { is: 'subscribed' }
  | { is: 'busy' }
  | { is: 'other'; row: SubscriptionRow };

type Choice = { userId: string; planId: string; isAnnual: boolean; amountCents: number; currency: string };

/** A choice that another window made is left to it for this long. */
const otherWindowMs = 20_000;

/**
 * The attempt to subscribe that this person has, or a new one; requests that come together get the same. 'other' is one
 * with another choice that must be given up first, 'busy' one that another window is making at this moment.
 */
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

const currentOf = (userId: string) => and(eq(subscriptions.userId, userId), eq(subscriptions.isCurrent, true));

/** Gives up an attempt that the provider does not have. */
export const dropAttempt = async (db: Database, id: string): Promise<void> => {
  await db.delete(subscriptions).where(and(eq(subscriptions.id, id), eq(subscriptions.status, 'creating')));
};

/** Notes that the subscription is to end, so that it does even if we are interrupted. True for the first who says so. */
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

/** Subscriptions that were to end and have not yet. */
export const findUnended = (db: Database): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.isCurrent, true), isNotNull(subscriptions.endedBy)));

export const isEventKnown = async (db: Database, eventId: string): Promise<boolean> => {
  const [row] = await db.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, eventId));
  return row !== undefined;
};

/** Takes a number for one question to the provider; null for a customer that is nobody's here. */
export const beginAsking = async (db: Database, stripeId: string): Promise<{ userId: string; turn: number } | null> => {
  const [row] = await db
    .update(customers)
    .set({ asked: sql`${customers.asked} + 1` })
    .where(eq(customers.stripeId, stripeId))
    .returning({ userId: customers.userId, turn: customers.asked });
  return row ?? null;
};

/** What stood in the database before and what stands there now, for those who write mails about the difference. */
export type Change = {
  user: { id: string; email: string };
  before: SubscriptionRow | null;
  after: SubscriptionRow | null;
  /** Invoices that were paid since the last time. */
  paid: readonly InvoiceTruth[];
  /** Money that went back since the last time. */
  refundedCents: number;
  turn: number;
};

/**
 * Stores what the provider answered to the question with the number `turn`, unless a later question was answered before:
 * a later question began after the event behind this one, so its answer holds that event too. `eventId` is noted in the
 * same transaction; `alongside` hears what has changed, once.
 */
export const writeTruth = async (
  db: Database,
  asked: { userId: string; turn: number; eventId: string | null; now: Date },
  truth: Truth,
  alongside: (transaction: Transaction, change: Change) => Promise<void>,
): Promise<void> =>
  db.transaction(async (transaction) => {
    const { userId, turn, eventId, now } = asked;
    if (eventId !== null)
      await transaction.insert(stripeEvents).values({ id: eventId, receivedAt: now }).onConflictDoNothing();
    const [customer] = await transaction
      .select({ written: customers.written, email: users.email })
      .from(customers)
      .innerJoin(users, eq(users.id, customers.userId))
      .where(eq(customers.userId, userId))
      .for('update');
    if (customer === undefined || customer.written >= turn) return;
    await transaction.update(customers).set({ written: turn }).where(eq(customers.userId, userId));
    const { before, after } = await writeSubscriptions(transaction, userId, truth.subscriptions);
    const paid = await writeInvoices(transaction, userId, truth.invoices);
    const refundedCents = await writeTransactions(transaction, userId, truth.transactions);
    const user = { id: userId, email: customer.email };
    await alongside(transaction, { user, before, after, paid, refundedCents, turn });
  });

const writeSubscriptions = async (
  transaction: Transaction,
  userId: string,
  truths: readonly SubscriptionTruth[],
): Promise<{ before: SubscriptionRow | null; after: SubscriptionRow | null }> => {
  const rows = await transaction.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  const rowOf = (truth: SubscriptionTruth): SubscriptionRow | undefined =>
    rows.find((row) => row.stripeId === truth.stripeId) ??
    rows.find((row) => row.id === truth.ourId && row.stripeId === null);
  const best = bestOf(truths);
  const hasLive = best !== null && isLive(best);
  const waiting = rows.find((row) => row.status === 'creating' && !truths.some((truth) => truth.ourId === row.id));
  // First nobody is current, so that the index never sees two.
  await transaction.update(subscriptions).set({ isCurrent: false }).where(currentOf(userId));
  for (const truth of truths) {
    const { ourId: _, ...facts } = truth;
    const row = rowOf(truth);
    const isCurrent = hasLive && truth === best;
    if (row === undefined)
      await transaction.insert(subscriptions).values({ ...facts, id: randomUUID(), userId, isCurrent });
    else
      await transaction
        .update(subscriptions)
        .set({ ...facts, createdAt: row.createdAt, isCurrent })
        .where(eq(subscriptions.id, row.id));
  }
  if (!hasLive && waiting !== undefined)
    await transaction.update(subscriptions).set({ isCurrent: true }).where(eq(subscriptions.id, waiting.id));
  await transaction
    .update(users)
    .set({ subscriptionStatus: best?.status ?? 'none', pastDueSince: best?.pastDueSince ?? null })
    .where(eq(users.id, userId));
  const before = rows.find((row) => row.isCurrent && row.stripeId !== null) ?? null;
  return { before, after: best === null ? null : await rowWith(transaction, best.stripeId) };
};

const rowWith = async (transaction: Transaction, stripeId: string): Promise<SubscriptionRow | null> => {
  const [row] = await transaction.select().from(subscriptions).where(eq(subscriptions.stripeId, stripeId));
  return row ?? null;
};

const writeInvoices = async (
  transaction: Transaction,
  userId: string,
  truths: readonly InvoiceTruth[],
): Promise<InvoiceTruth[]> => {
  const known = await transaction
    .select({ stripeId: invoices.stripeId, status: invoices.status })
    .from(invoices)
    .where(eq(invoices.userId, userId));
  const statusOf = new Map(known.map((row) => [row.stripeId, row.status]));
  for (const truth of truths)
    await transaction
      .insert(invoices)
      .values({ ...truth, id: randomUUID(), userId })
      .onConflictDoUpdate({ target: invoices.stripeId, set: truth });
  return truths.filter((truth) => truth.status === 'paid' && statusOf.get(truth.stripeId) !== 'paid');
};

const writeTransactions = async (
  transaction: Transaction,
  userId: string,
  truths: readonly TransactionTruth[],
): Promise<number> => {
  const known = await transaction
    .select({ stripeId: transactions.stripeId, refundedCents: transactions.refundedCents })
    .from(transactions)
    .where(eq(transactions.userId, userId));
  const refundedOf = new Map(known.map((row) => [row.stripeId, row.refundedCents]));
  for (const truth of truths)
    await transaction
      .insert(transactions)
      .values({ ...truth, id: randomUUID(), userId })
      .onConflictDoUpdate({ target: transactions.stripeId, set: truth });
  return truths.reduce((sum, { stripeId, refundedCents }) => sum + refundedCents - (refundedOf.get(stripeId) ?? 0), 0);
};

/** For the operators: something about the person's subscription has changed. */
export const noteChange = async (transaction: Transaction, userId: string, now: Date): Promise<void> => {
  await transaction.insert(activity).values({ id: randomUUID(), userId, kind: 'subscription', createdAt: now });
};

/** True for one server of all, once in this time. */
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

/** Customers about whom the provider may have news that we missed, up to `most` after the id `after`, in the order of ids. */
export const findCustomersToAsk = async (
  db: Database,
  { since, after, most }: { since: Date; after: string; most: number },
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
    .limit(most);
  return rows.map((row) => row.stripeId);
};

/** Attempts that never reached the provider, since before this moment, are over. */
export const dropOldAttempts = async (db: Database, before: Date): Promise<void> => {
  await db.delete(subscriptions).where(and(eq(subscriptions.status, 'creating'), lt(subscriptions.createdAt, before)));
};

export const forgetEvents = async (db: Database, before: Date): Promise<void> => {
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, before));
};

export const findDeparted = async (db: Database): Promise<string[]> =>
  (await db.select({ stripeId: departedCustomers.stripeId }).from(departedCustomers)).map((row) => row.stripeId);

export const forgetDeparted = async (db: Database, stripeId: string): Promise<void> => {
  await db.delete(departedCustomers).where(eq(departedCustomers.stripeId, stripeId));
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

/** The current subscription of a customer of the provider. */
export const findCurrentOf = async (db: Database, customer: string): Promise<SubscriptionRow | null> => {
  const [row] = await db
    .select({ row: subscriptions })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.userId, subscriptions.userId))
    .where(and(eq(customers.stripeId, customer), eq(subscriptions.isCurrent, true)));
  return row?.row ?? null;
};
