import { minuteMs } from '#contract/product/durations.ts';
import type { Database, Transaction } from '../../db/connect.ts';
import { paymentsOfCustomer } from '../provider/fetch-truth.ts';
import { isCustomerMissing } from '../provider/place.ts';
import type { Payments } from '../provider/payments.ts';
import { isKeptByUs, type TransactionTruth } from '../provider/truth.ts';
import { keepPayments } from '../records/truth-store.ts';
import { findDeparture, findKnownCharges, findOwedRefunds, owe } from './store.ts';

/** The provider's clock may be behind ours, and counts whole seconds. */
export const skewMs = minuteMs;

type Times = { leftAt: Date; now: Date };

/**
 * Whoever has deleted their account is not charged any more: what they paid after it is owed back, for example in a form
 * that had been open for long. A payment of the same minute is, too, unless we knew of it when they left: it was wanted
 * then, or is owed already. All are kept like other payments, without the person, so that a refund that the bank
 * returns is noticed and reported (`reopenFailedRefunds`). A disputed one is owed too, and reported as long as its bank
 * has not decided. True if anything is owed that can be refunded now.
 */
export const oweUnwanted = async (
  transaction: Transaction,
  customer: string,
  payments: readonly TransactionTruth[],
  { leftAt, now }: Times,
): Promise<boolean> => {
  const recent = payments.filter(
    (payment) => isKeptByUs(payment) && payment.createdAt.getTime() >= leftAt.getTime() - skewMs,
  );
  const ids = recent.map(({ stripeId }) => stripeId);
  const [known, owedBefore] = [await findKnownCharges(transaction, ids), await findOwedRefunds(transaction, ids)];
  const unwanted = recent.filter(
    ({ stripeId, createdAt }) => !owedBefore.has(stripeId) && (createdAt > leftAt || !known.has(stripeId)),
  );
  if (unwanted.length === 0) return false;
  await keepPayments(transaction, unwanted);
  const owed = { kind: 'refund', cause: 'departure', customer, userId: null } as const;
  await owe(
    transaction,
    unwanted.map(({ stripeId }) => ({ ...owed, subject: stripeId })),
    now,
  );
  return unwanted.some(({ status }) => status === 'succeeded');
};

/** The same for a customer about whom the provider is asked. False for somebody who has not left. */
export const askAndOweUnwanted = async (
  db: Database,
  payments: Payments,
  customer: string,
  now: Date,
): Promise<boolean> => {
  const leftAt = await findDeparture(db, customer);
  if (leftAt === null) return false;
  const made = await paymentsOfCustomer(payments, customer).catch((error: unknown) => {
    if (isCustomerMissing(error)) return [];
    throw error;
  });
  return db.transaction((transaction) => oweUnwanted(transaction, customer, made, { leftAt, now }));
};
