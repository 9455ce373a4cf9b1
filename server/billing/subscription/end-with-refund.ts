import type * as api from '#contract/api/my-subscription.ts';
import { refundDays } from '#contract/product/plans.ts';
import type { Session } from '../../identity/login/session.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { noticeOf } from '../../mail/notice.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../boot/services.ts';
import type { Transaction } from '../../db/connect.ts';
import { isRefusal } from '../provider/ask-provider.ts';
import { withdrawalLetter } from '../synchronize/letters.ts';
import type { Payments } from '../provider/payments.ts';
import { actOn, runningOf } from './running-subscription.ts';
import { findTransactions, noteEnding, type SubscriptionRow } from '../records/store.ts';
import { refundable, untilOf } from '../records/to-subscription.ts';

type Asking = Pick<Call<Endpoint & { access: 'signed-in' }>, 'session' | 'services'>;

/** The subscription, while a payment of it can be given back. */
export const findRefundable = async ({ session, services }: Asking): Promise<SubscriptionRow> => {
  const { row } = await runningOf(services, session.user.id);
  const payments = await findTransactions(services.db, session.user.id);
  if (refundable(payments, services.clock()).length === 0) throw new Problem('too-late');
  return row;
};

export const refundSubscription: Handler<typeof api.refundSubscription, { loaded: SubscriptionRow }> = async (call) => {
  const { session, services, request, loaded: row } = call;
  const now = services.clock();
  await services.db.transaction(async (transaction) => void (await noteEnding(transaction, row.id, 'refund', now)));
  request.log.info({ security: 'subscription-refunded', user: session.user.id }, 'refund asked for');
  return end(services, session);
};

/** The subscription, while a consumer may withdraw from its contract. */
export const findWithdrawable = async ({ session, services }: Asking): Promise<SubscriptionRow> => {
  const { row } = await runningOf(services, session.user.id);
  if (untilOf(row.startedAt, refundDays, services.clock()) === null) throw new Problem('too-late');
  return row;
};

/** The declaration takes effect, and its receipt is queued, before the provider is called. */
export const withdrawFromContract: Handler<typeof api.withdrawFromContract, { loaded: SubscriptionRow }> = async (
  call,
) => {
  const { input, session, services, request, loaded: row } = call;
  const now = services.clock();
  await services.db.transaction(async (transaction: Transaction) => {
    if (!(await noteEnding(transaction, row.id, 'withdrawal', now))) return;
    const to = { userId: session.user.id, email: session.user.email };
    await services.mail.post(transaction, noticeOf(to, withdrawalLetter(input.name, row, now), now));
  });
  services.mail.wake();
  request.log.info({ security: 'contract-withdrawn', user: session.user.id }, 'withdrawal from the contract declared');
  return end(services, session);
};

const noted =
  'We have recorded it. Our payment provider does not answer right now; your money goes back and your subscription ends as soon as it does.';

const end = (services: Services, session: Session): Promise<api.MySubscription> =>
  actOn(services, session, ({ payments, row }) => endWithRefund(services, payments, row), noted);

/** Refunds what was paid within the refund period, then ends the subscription. Safe to interrupt and repeat. */
export const endWithRefund = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { stripe }: Payments,
  row: SubscriptionRow,
): Promise<void> => {
  for (const payment of refundable(await findTransactions(db, row.userId), row.endAskedAt ?? clock()))
    // Without an idempotency key: a repeated refund of the same charge returns nothing more, and an error is not stored under a key.
    await stripe.refunds
      .create({ charge: payment.stripeId, reason: 'requested_by_customer' })
      // What was already refunded, or is disputed, cannot be refunded again.
      .catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
      });
  if (row.stripeId === null) return;
  await stripe.subscriptions.cancel(row.stripeId, { invoice_now: false, prorate: false }).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
  });
};
