import { dayMs } from '#contract/product/durations.ts';
import { refundDays } from '#contract/product/plans.ts';
import type { Database } from '../../db/connect.ts';
import type { Payments } from '../provider/payments.ts';
import { type ObligationRow, owe } from './store.ts';

/** A payment that was being made when the refund was asked for is refunded too. True if there was one. */
export const oweMissedRefunds = async (
  db: Database,
  { stripe }: Payments,
  { cause, customer, userId, madeAt }: ObligationRow,
  now: Date,
): Promise<boolean> => {
  if (cause !== 'refund' && cause !== 'withdrawal') return false;
  const since = madeAt.getTime() - refundDays * dayMs;
  const { data } = await stripe.charges.list({ customer, limit: 100 });
  const missed = data.filter(
    ({ paid, disputed, created, amount_captured: captured, amount_refunded: refunded }) =>
      paid && !disputed && refunded < captured && created * 1000 >= since,
  );
  const owed = missed.map(({ id }) => ({ kind: 'refund' as const, cause, customer, userId, subject: id }));
  await db.transaction((transaction) => owe(transaction, owed, now));
  return owed.length > 0;
};
