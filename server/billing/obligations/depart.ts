import type { Database, Transaction } from '../../db/connect.ts';
import type { Payments } from '../provider/payments.ts';
import { paymentsOfCustomer } from '../provider/fetch-truth.ts';
import type { TransactionTruth } from '../provider/truth.ts';
import { keepPayments } from '../records/truth-store.ts';
import { owe } from './store.ts';

/**
 * Whoever has left owes nothing: a payment that went through later, for example in a form that had been open for long, is
 * given back. It is kept like the others, without the person, so that a refund that the bank returns is noticed.
 */
const oweLate = async (
  transaction: Transaction,
  customer: string,
  payments: readonly TransactionTruth[],
  { leftAt, now }: { leftAt: Date; now: Date },
): Promise<void> => {
  const late = payments.filter(({ status, createdAt }) => status === 'succeeded' && createdAt > leftAt);
  if (late.length === 0) return;
  await keepPayments(transaction, late);
  const owed = { kind: 'refund', cause: 'departure', customer, userId: null } as const;
  await owe(
    transaction,
    late.map(({ stripeId }) => ({ ...owed, subject: stripeId })),
    now,
  );
};

/** What was paid by a customer after the account was deleted is owed to them. */
export const refundLatePayments = (
  db: Database,
  customer: string,
  payments: readonly TransactionTruth[],
  times: { leftAt: Date; now: Date },
): Promise<void> => db.transaction((transaction) => oweLate(transaction, customer, payments, times));

/** A customer of an account that was deleted without us knowing of them: their deletion is owed, and what they paid after it. */
export const oweDeparture = async (
  db: Database,
  payments: Payments,
  customer: string,
  times: { leftAt: Date; now: Date },
): Promise<void> => {
  const made = await paymentsOfCustomer(payments, customer);
  await db.transaction(async (transaction) => {
    await oweLate(transaction, customer, made, times);
    await oweDeletion(transaction, customer, times.now);
  });
};

/** The deletion of a customer at the provider. */
export const oweDeletion = async (transaction: Transaction, customer: string, now: Date): Promise<void> => {
  const owed = { kind: 'delete-customer', cause: 'departure', customer, subject: customer, userId: null } as const;
  await owe(transaction, [owed], now);
};
