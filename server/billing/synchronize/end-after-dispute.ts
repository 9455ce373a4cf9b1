import type { Services } from '../../boot/services.ts';
import { isRefusal } from '../provider/ask-provider.ts';
import type { Payments } from '../provider/payments.ts';
import { dropPlannedChange } from '../provider/planned-change.ts';
import { findTransactions, type SubscriptionRow } from '../records/store.ts';
import type { TransactionTruth } from '../provider/truth.ts';

type Payment = Pick<TransactionTruth, 'status' | 'createdAt'>;

/** Whether a payment that is still valid was made after this one. */
export const isPaidSince = (payments: readonly Payment[], { createdAt }: Payment): boolean =>
  payments.some((payment) => ['succeeded', 'disputed'].includes(payment.status) && payment.createdAt > createdAt);

/** Ends a subscription whose payment a bank has taken back: at once, or at the end of what was paid since. Safe to interrupt and repeat. */
export const endAfterDispute = async (
  { db }: Pick<Services, 'db'>,
  payments: Payments,
  { stripeId, userId, cancelAtPeriodEnd }: SubscriptionRow,
): Promise<void> => {
  if (stripeId === null) return;
  const paid = await findTransactions(db, userId);
  const lost = paid.find(({ status }) => status === 'lost');
  const isLater = lost !== undefined && isPaidSince(paid, lost);
  if (isLater && cancelAtPeriodEnd) return;
  const { subscriptions } = payments.stripe;
  const end = async (): Promise<unknown> => {
    if (!isLater) return subscriptions.cancel(stripeId, { invoice_now: false, prorate: false });
    await dropPlannedChange(payments, stripeId);
    return subscriptions.update(stripeId, { cancel_at_period_end: true });
  };
  await end().catch((error: unknown) => {
    // It has already ended.
    if (!isRefusal(error)) throw error;
  });
};
