import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, inArray, isNotNull, isNull, lt, lte, min, ne, sql } from 'drizzle-orm';
import { minuteMs } from '#contract/product/durations.ts';
import type { Database, Transaction } from '../../db/connect.ts';
import { obligations, transactions } from '../../db/schema.ts';
import { placesOf } from '../records/customer-store.ts';

export type ObligationRow = typeof obligations.$inferSelect;
export type NewObligation = Pick<ObligationRow, 'kind' | 'cause' | 'customer' | 'subject' | 'userId'> & {
  since?: Date | null;
};

/** Records what is owed, together with what makes it owed, and returns what was not owed already. */
export const owe = async (
  transaction: Transaction,
  owed: readonly NewObligation[],
  now: Date,
): Promise<NewObligation[]> => {
  if (owed.length === 0) return [];
  const places = await placesOf(
    transaction,
    owed.map(({ customer }) => customer),
  );
  return transaction
    .insert(obligations)
    .values(owed.map((one) => ({ ...one, ...places.get(one.customer), id: randomUUID(), madeAt: now, tryAt: now })))
    .onConflictDoNothing()
    .returning();
};

/** Money goes back before anything ends, and everything ends before the customer is deleted. */
const order = sql`array_position(ARRAY['refund', 'end-subscription', 'delete-customer'], ${obligations.kind})`;

/** How long another server leaves an attempt alone. */
const leaseMs = minuteMs;

const isOpen = isNull(obligations.fulfilledAt);
/** A refund of a disputed payment is refused until the bank has decided, which takes weeks: it stays owed and holds nothing up. */
const isNotWithBank = sql`NOT EXISTS (SELECT FROM ${transactions} WHERE ${transactions.stripeId} = ${obligations.subject} AND ${transactions.status} = 'disputed')`;
/** Receipts are sent by mail; see receipts.ts. */
const isProviders = ne(obligations.kind, 'acknowledge-withdrawal');

/** What is owed stays owed when the account is deleted, without naming the person. */
export const forgetPerson = async (transaction: Transaction, userId: string): Promise<void> => {
  await transaction.update(obligations).set({ userId: null }).where(eq(obligations.userId, userId));
};

/** Forgets what was fulfilled before this moment. */
export const deleteFulfilled = async (db: Database, before: Date): Promise<void> => {
  await db.delete(obligations).where(lt(obligations.fulfilledAt, before));
};

/** Takes one obligation that is due, so that no other server tries it now; of `customer` only, if one is named. */
export const claimDue = async (
  db: Database,
  now: Date,
  { customer, except }: { customer: string | undefined; except: readonly string[] },
): Promise<ObligationRow | null> => {
  const due = db
    .select({ id: obligations.id })
    .from(obligations)
    .where(
      and(
        isOpen,
        isProviders,
        lte(obligations.tryAt, now),
        ...(customer === undefined ? [] : [eq(obligations.customer, customer)]),
        ...(except.length === 0 ? [] : [sql`${obligations.id} <> ALL (${sql.param([...except])}::uuid[])`]),
      ),
    )
    .orderBy(order, asc(obligations.madeAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(obligations)
    .set({ attempts: sql`${obligations.attempts} + 1`, tryAt: new Date(now.getTime() + leaseMs) })
    .where(inArray(obligations.id, due))
    .returning();
  return row ?? null;
};

/** Closes an obligation: the provider's state shows that it is done. */
export const close = async (
  db: Database,
  { id, kind, customer }: Pick<ObligationRow, 'id' | 'kind' | 'customer'>,
  proof: string,
  now: Date,
): Promise<void> => {
  await db.update(obligations).set({ fulfilledAt: now, proof, lastError: null }).where(eq(obligations.id, id));
  if (kind === 'refund' && !(await isRefundDue(db, customer))) await endPause(db, customer, now);
};

/** What waits for its next attempt is due now, because what it waited for is done. */
export const endPause = async (db: Database, customer: string, now: Date): Promise<void> => {
  await db
    .update(obligations)
    .set({ tryAt: now })
    .where(and(isOpen, eq(obligations.customer, customer), isNotNull(obligations.lastError)));
};

const maxPauseMs = 60 * minuteMs;

/** Leaves an obligation open, with the reason; the pause before the next attempt doubles up to an hour. */
export const postpone = async (
  db: Database,
  { id, attempts }: Pick<ObligationRow, 'id' | 'attempts'>,
  lastError: string,
  now: Date,
): Promise<void> => {
  const pause = Math.min(maxPauseMs, minuteMs * 2 ** Math.min(attempts - 1, 10));
  await db
    .update(obligations)
    .set({ lastError, tryAt: new Date(now.getTime() + pause) })
    .where(eq(obligations.id, id));
};

/** The open obligations to a customer that the provider can fulfill now, of one kind, if it is named. */
export const findOpen = (
  db: Database,
  customer: string,
  kind?: ObligationRow['kind'],
): Promise<Pick<ObligationRow, 'id' | 'kind'>[]> =>
  db
    .select({ id: obligations.id, kind: obligations.kind })
    .from(obligations)
    .where(
      and(
        isOpen,
        isProviders,
        isNotWithBank,
        eq(obligations.customer, customer),
        ...(kind === undefined ? [] : [eq(obligations.kind, kind)]),
      ),
    );

/** Whether a customer is owed a refund that no bank has to decide about first. */
export const isRefundDue = async (db: Database, customer: string): Promise<boolean> =>
  (await findOpen(db, customer, 'refund')).length > 0;

/** After this time, what a refund changed is stored; before, a payment may look as if its refund had failed. */
const storedWithinMs = 10 * minuteMs;

/** Refunds that failed after they had been made are owed again: the charge is then less refunded than it was. Returns those that were not owed yet. */
export const reopenFailedRefunds = async (transaction: Transaction, now: Date): Promise<NewObligation[]> => {
  const failed = await transaction
    .selectDistinctOn([obligations.subject], {
      kind: obligations.kind,
      cause: obligations.cause,
      customer: obligations.customer,
      subject: obligations.subject,
      userId: obligations.userId,
    })
    .from(obligations)
    .innerJoin(transactions, eq(transactions.stripeId, obligations.subject))
    .where(
      and(
        eq(obligations.kind, 'refund'),
        lte(obligations.fulfilledAt, new Date(now.getTime() - storedWithinMs)),
        eq(transactions.status, 'succeeded'),
        sql`${transactions.refundedCents} < ${transactions.amountCents}`,
      ),
    );
  return owe(transaction, failed, now);
};

/** Marks and returns obligations that were made before `before`, are still open and were not reported since `again`. */
export const takeOverdue = async (
  transaction: Transaction,
  { before, again, now }: { before: Date; again: Date; now: Date },
): Promise<ObligationRow[]> =>
  transaction
    .update(obligations)
    .set({ alertedAt: now })
    .where(
      and(
        isOpen,
        lte(obligations.madeAt, before),
        sql`(${obligations.alertedAt} IS NULL OR ${obligations.alertedAt} <= ${again.toISOString()}::timestamptz)`,
      ),
    )
    .returning();

/** How many obligations are open, and when the oldest was made. */
export const obligationBacklog = async (db: Database): Promise<{ waiting: number; oldestAt: Date | null }> => {
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(obligations.madeAt) })
    .from(obligations)
    .where(isOpen);
  return row ?? { waiting: 0, oldestAt: null };
};

/** How many refunds were ever owed to a customer. */
export const countRefunds = async (db: Database, customer: string): Promise<number> => {
  const [row] = await db
    .select({ owed: count() })
    .from(obligations)
    .where(and(eq(obligations.customer, customer), eq(obligations.kind, 'refund')));
  return row?.owed ?? 0;
};

/** From when on a customer whose account is gone was not to be charged any more; null for one who has not left. */
export const findDeparture = async (db: Database, customer: string): Promise<Date | null> => {
  const [row] = await db
    .select({ since: obligations.since, madeAt: obligations.madeAt })
    .from(obligations)
    .where(and(eq(obligations.customer, customer), eq(obligations.kind, 'delete-customer')))
    .orderBy(asc(obligations.madeAt))
    .limit(1);
  return row === undefined ? null : (row.since ?? row.madeAt);
};

/** Those of these payments that are stored here. */
export const findKnownCharges = async (
  db: Pick<Database, 'select'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: transactions.stripeId })
    .from(transactions)
    .where(inArray(transactions.stripeId, [...ids]));
  return new Set(rows.map(({ id }) => id));
};

/** Those of these payments whose refund is owed, or was made. */
export const findOwedRefunds = async (
  db: Pick<Database, 'select'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: obligations.subject })
    .from(obligations)
    .where(and(eq(obligations.kind, 'refund'), inArray(obligations.subject, [...ids])));
  return new Set(rows.map(({ id }) => id));
};
