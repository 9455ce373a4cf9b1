import { dayMs } from '#contract/product/durations.ts';
import { refundDays } from '#contract/product/plans.ts';
import type { Database } from '../../db/connect.ts';
import { paymentsOfCustomer } from '../provider/fetch-truth.ts';
import type { Payments } from '../provider/payments.ts';
import { isKeptByUs } from '../provider/truth.ts';
import { keepPayments } from '../records/truth-store.ts';
import { type ObligationRow, owe } from './store.ts';

/**
 * A payment that was being made when the refund was asked for is refunded too. True if there was one that can be refunded
 * now: of a disputed one, the refund is owed, but its bank decides first.
 */
export const oweMissedRefunds = async (
  db: Database,
  payments: Payments,
  { cause, customer, userId, madeAt }: ObligationRow,
  now: Date,
): Promise<boolean> => {
  if (cause !== 'refund' && cause !== 'withdrawal') return false;
  const since = madeAt.getTime() - refundDays * dayMs;
  const made = await paymentsOfCustomer(payments, customer);
  const missed = made.filter((payment) => isKeptByUs(payment) && payment.createdAt.getTime() >= since);
  const owed = missed.map(({ stripeId }) => ({ kind: 'refund' as const, cause, customer, userId, subject: stripeId }));
  await db.transaction(async (transaction) => {
    if (userId === null) await keepPayments(transaction, missed);
    await owe(transaction, owed, now);
  });
  return missed.some(({ status }) => status === 'succeeded');
};
