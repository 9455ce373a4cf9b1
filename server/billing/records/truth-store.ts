import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/connect.ts';
import { activity, customers, invoices, stripeEvents, subscriptions, transactions, users } from '../../db/schema.ts';
import type { Place } from '../provider/place.ts';
import { currentOf, type SubscriptionRow } from './store.ts';
import {
  bestOf,
  type InvoiceTruth,
  isLive,
  type SubscriptionTruth,
  type TransactionTruth,
  type Truth,
} from '../provider/truth.ts';

/** Whether the effect of an event of the provider is stored already, so that a repeated one changes nothing. */
export const isEventKnown = async (db: Database, eventId: string): Promise<boolean> => {
  const [row] = await db.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, eventId));
  return row !== undefined;
};

/** Those of these events of the provider whose effect is not stored. */
export const findUnknownEvents = async (db: Database, eventIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const unknown = new Set(eventIds);
  if (unknown.size === 0) return unknown;
  const rows = await db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(inArray(stripeEvents.id, [...unknown]));
  for (const { id } of rows) unknown.delete(id);
  return unknown;
};

/** Takes a turn number for one query to the provider; null for a customer who belongs to nobody here. */
export const beginAsking = async (
  db: Database,
  stripeId: string,
): Promise<{ userId: string; turn: number; place: Place } | null> => {
  const [row] = await db
    .update(customers)
    .set({ asked: sql`${customers.asked} + 1` })
    .where(eq(customers.stripeId, stripeId))
    .returning({
      userId: customers.userId,
      turn: customers.asked,
      account: customers.account,
      isLive: customers.isLive,
    });
  if (row === undefined) return null;
  const { userId, turn, ...place } = row;
  return { userId, turn, place };
};

/** The state in the database before and after, for writing mails about the difference. */
export type Change = {
  user: { id: string; email: string };
  /** The provider's id of the person. */
  customer: string;
  before: SubscriptionRow | null;
  after: SubscriptionRow | null;
  /** Invoices paid since the last time. */
  paid: readonly InvoiceTruth[];
  /** Invoices that wait for their payment, the oldest first. */
  open: readonly InvoiceTruth[];
  /** Whether the person has already used the refund that we offer of our own accord. */
  hasUsedRefund: boolean;
  /** Money refunded since the last time. */
  refundedCents: number;
  /** Payments that a bank began to dispute, or decided about, since the last time. */
  disputes: Record<'opened' | 'won' | 'lost', readonly TransactionTruth[]>;
  /** All payments. */
  payments: readonly TransactionTruth[];
  turn: number;
};

/** Stores the provider's answer to the query with number `turn`, unless a later query has already been stored: a later query began after the event behind this one, so its answer includes that event. `eventId` is recorded in the same transaction; `alongside` is called once with the changes. */
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
      .select({ written: customers.written, stripeId: customers.stripeId, email: users.email })
      .from(customers)
      .innerJoin(users, eq(users.id, customers.userId))
      .where(eq(customers.userId, userId))
      .for('update');
    if (customer === undefined || customer.written >= turn) return;
    await transaction.update(customers).set({ written: turn }).where(eq(customers.userId, userId));
    const { before, after, hasUsedRefund } = await writeSubscriptions(transaction, userId, truth.subscriptions);
    const paid = await writeInvoices(transaction, userId, truth.invoices);
    const money = await writeTransactions(transaction, userId, truth.transactions);
    const user = { id: userId, email: customer.email };
    const open = truth.invoices
      .filter(({ status }) => status === 'open')
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    const about = { user, customer: customer.stripeId, before, after, hasUsedRefund, open, turn };
    await alongside(transaction, { ...about, paid, ...money, payments: truth.transactions });
  });

const writeSubscriptions = async (
  transaction: Transaction,
  userId: string,
  truths: readonly SubscriptionTruth[],
): Promise<Pick<Change, 'before' | 'after' | 'hasUsedRefund'>> => {
  const rows = await transaction.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  const rowOf = (truth: SubscriptionTruth): SubscriptionRow | undefined =>
    rows.find((row) => row.stripeId === truth.stripeId) ??
    rows.find((row) => row.id === truth.ourId && row.stripeId === null);
  const best = bestOf(truths);
  const hasLive = best !== null && isLive(best);
  const waiting = rows.find((row) => row.status === 'creating' && !truths.some((truth) => truth.ourId === row.id));
  // First make none current, so that the unique index never sees two.
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
  const hasUsedRefund = rows.some(({ endedBy }) => endedBy === 'refund');
  return { before, after: best === null ? null : await rowWith(transaction, best.stripeId), hasUsedRefund };
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
): Promise<Pick<Change, 'refundedCents' | 'disputes'>> => {
  const rows = await transaction
    .select({
      stripeId: transactions.stripeId,
      status: transactions.status,
      refundedCents: transactions.refundedCents,
    })
    .from(transactions)
    .where(eq(transactions.userId, userId));
  const known = new Map(rows.map((row) => [row.stripeId, row]));
  for (const truth of truths)
    await transaction
      .insert(transactions)
      .values({ ...truth, id: randomUUID(), userId })
      .onConflictDoUpdate({ target: transactions.stripeId, set: truth });
  const changed = truths.filter(({ stripeId, status }) => known.get(stripeId)?.status !== status);
  return {
    refundedCents: truths.reduce(
      (sum, { stripeId, refundedCents }) => sum + refundedCents - (known.get(stripeId)?.refundedCents ?? 0),
      0,
    ),
    disputes: {
      opened: changed.filter(({ status }) => status === 'disputed'),
      lost: changed.filter(({ status }) => status === 'lost'),
      won: changed.filter(({ stripeId, status }) => known.get(stripeId)?.status === 'disputed' && status !== 'lost'),
    },
  };
};

/** Records for the operators that the person's subscription has changed. */
export const noteChange = async (transaction: Transaction, userId: string, now: Date): Promise<void> => {
  await transaction.insert(activity).values({ id: randomUUID(), userId, kind: 'subscription', createdAt: now });
};

/** Keeps these payments without a person, as those of accounts that were deleted. */
export const keepPayments = async (transaction: Transaction, truths: readonly TransactionTruth[]): Promise<void> => {
  if (truths.length === 0) return;
  const rows = truths.map((truth) => ({ ...truth, id: randomUUID(), userId: null }));
  await transaction.insert(transactions).values(rows).onConflictDoNothing();
};

/** Updates what we know of these payments; new ones are left out. */
export const refreshTransactions = async (db: Database, truths: readonly TransactionTruth[]): Promise<void> => {
  for (const { stripeId, status, refundedCents } of truths)
    await db.update(transactions).set({ status, refundedCents }).where(eq(transactions.stripeId, stripeId));
};
