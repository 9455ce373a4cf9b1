import { and, count, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import { forgetPerson, owe } from '../../billing/obligations/store.ts';
import { skewMs } from '../../billing/obligations/unwanted.ts';
import { stopCharges } from '../../billing/charges/store.ts';
import { findCurrent, findCustomer, findTransactions, hasUsedRefund } from '../../billing/records/store.ts';
import { reasonToRefund } from '../../billing/records/to-subscription.ts';
import { oweEnding } from '../../billing/subscription/owe-ending.ts';
import type { Database, Transaction } from '../../db/connect.ts';
import { retryDeadlock } from '../../db/retry-deadlock.ts';
import { activity, sessions, userKeys, users } from '../../db/schema.ts';

/** Marks the account as being deleted, so that its deletion is finished even if it is interrupted. The last admin cannot be deleted. */
export const markLeaving = async (
  db: Database,
  userId: string,
  now: Date,
  leavingWithRefund = false,
): Promise<'leaving' | 'last-admin'> =>
  db.transaction(async (transaction) => {
    // Locks the admins, so that two who delete their accounts concurrently do not both succeed.
    const canAct = and(eq(users.role, 'admin'), isNull(users.suspendedAt), isNull(users.leavingSince));
    const admins = await transaction.select({ id: users.id }).from(users).where(canAct).orderBy(users.id).for('update');
    if (admins.length === 1 && admins[0]?.id === userId && (await hasOthers(transaction, userId))) return 'last-admin';
    await transaction
      .update(users)
      .set({ leavingSince: now, leavingWithRefund })
      .where(and(eq(users.id, userId), isNull(users.leavingSince)));
    return 'leaving';
  });

const hasOthers = async (db: Pick<Database, 'select'>, userId: string): Promise<boolean> => {
  const [row] = await db.select({ others: count() }).from(users).where(ne(users.id, userId));
  return (row?.others ?? 0) > 0;
};

/** Takes the mark back, unless another request has closed the account meanwhile. */
export const unmarkLeaving = async (db: Database, userId: string): Promise<void> => {
  await db
    .update(users)
    .set({ leavingSince: null, leavingWithRefund: false })
    .where(and(eq(users.id, userId), isNull(users.suspendedAt)));
};

/** Accounts whose deletion began before this moment. */
export const findLeaving = async (db: Database, before: Date): Promise<string[]> => {
  const rows = await db.select({ id: users.id }).from(users).where(lte(users.leavingSince, before));
  return rows.map(({ id }) => id);
};

/**
 * Ends the sessions, keeps the account from signing in, and destroys its data key, without which its files cannot be
 * decrypted, here and in older backups. Invoices and payments are kept without the user, and so is what is owed to the
 * customer at the payment provider, to which the deletion of that customer is added, and before it the refund, if they
 * chose it. No card is charged any more. Another request may have taken back the mark that the account is being deleted,
 * so it is set again. Returns the customer.
 */
export const closeAccount = (db: Database, userId: string, now: Date, withRefund = false): Promise<string | null> =>
  retryDeadlock(db, async (transaction) => {
    const [user] = await transaction
      .update(users)
      .set({
        suspendedAt: now,
        leavingSince: sql`coalesce(${users.leavingSince}, ${now.toISOString()}::timestamptz)`,
        leavingWithRefund: sql`${users.leavingWithRefund} OR ${withRefund}`,
      })
      .where(eq(users.id, userId))
      .returning({ at: users.leavingSince, withRefund: users.leavingWithRefund });
    const customer = await findCustomer(transaction, userId);
    if (customer !== null)
      await oweDeparture(
        transaction,
        { userId, customer, at: user?.at ?? now, withRefund: user?.withRefund === true },
        now,
      );
    await forgetPerson(transaction, userId);
    await transaction.delete(sessions).where(eq(sessions.userId, userId));
    await transaction.delete(userKeys).where(eq(userKeys.userId, userId));
    return customer;
  });

/** A payment that was being made when they left was not wanted any more. */
const oweDeparture = async (
  transaction: Transaction,
  leaving: { userId: string; customer: string; at: Date; withRefund: boolean },
  now: Date,
): Promise<void> => {
  const { userId, customer, at, withRefund } = leaving;
  const row = withRefund ? await findCurrent(transaction, userId) : null;
  const cause =
    row === null ? null : reasonToRefund({ row, hasUsedRefund: await hasUsedRefund(transaction, userId) }, at);
  if (row?.stripeId && cause !== null)
    await oweEnding(transaction, { cause, customer, userId, subscription: row.stripeId, at }, now);
  const began = await stopCharges(transaction, userId, now);
  const made = began === null ? [] : await findTransactions(transaction, userId);
  const unwanted = made.filter(
    ({ status, createdAt }) => status === 'succeeded' && createdAt.getTime() >= (began?.getTime() ?? 0) - skewMs,
  );
  const owed = { cause: 'departure', customer, userId: null } as const;
  await owe(
    transaction,
    [
      ...unwanted.map(({ stripeId }) => ({ ...owed, kind: 'refund' as const, subject: stripeId })),
      { ...owed, kind: 'delete-customer', subject: customer, since: began ?? at },
    ],
    now,
  );
};

/** Deletes up to `maxRows` lines about what a user did and returns how many. */
export const deleteActivityOf = async (db: Database, userId: string, maxRows: number): Promise<number> => {
  const own = db.select({ id: activity.id }).from(activity).where(eq(activity.userId, userId)).limit(maxRows);
  const { rowCount } = await db.delete(activity).where(inArray(activity.id, own));
  return rowCount ?? 0;
};

/** Deletes the account and, by cascade, all rows of the user that are left. */
export const deleteUser = (db: Database, userId: string): Promise<void> =>
  retryDeadlock(db, async (transaction) => {
    await transaction.delete(users).where(eq(users.id, userId));
  });
