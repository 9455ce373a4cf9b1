import type * as api from '#contract/api/my-subscription.ts';
import { refundDays } from '#contract/product/plans.ts';
import type { Session } from '../../identity/login/session.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../boot/services.ts';
import { findRestoredCopy } from '../../chores/restored-copy-store.ts';
import type { Transaction } from '../../db/connect.ts';
import { fulfillFor } from '../obligations/fulfill.ts';
import { oweReceipt } from '../obligations/receipts.ts';
import { withdrawalLetter } from '../synchronize/letters.ts';
import { synchronize } from '../synchronize/synchronize.ts';
import { oweEnding } from './owe-ending.ts';
import { actOn, type Running, runningOf } from './running-subscription.ts';
import { findTransactions, hasUsedRefund, noteEnding, type SubscriptionRow } from '../records/store.ts';
import { refundable, untilOf } from '../records/to-subscription.ts';

/**
 * After a restore, until everything is compared with the provider, our records may name an older subscription than the one
 * that is meant. Without an answer of the provider, what we know counts.
 */
const refreshAfterRestore = async (services: Services, userId: string): Promise<void> => {
  if ((await findRestoredCopy(services.db)) === null) return;
  const { payments, customer } = await runningOf(services, userId);
  await synchronize(services, payments, customer).catch(() => undefined);
};

type Asking = Pick<Call<Endpoint & { access: 'signed-in' }>, 'session' | 'services'>;

/** The subscription, while a payment of it can be given back of our own accord, which is once for each account; asking again for the same refund is fine. */
export const findRefundable = async ({ session, services }: Asking): Promise<SubscriptionRow> => {
  await refreshAfterRestore(services, session.user.id);
  const { row } = await runningOf(services, session.user.id);
  const payments = await findTransactions(services.db, session.user.id);
  if (row.endedBy === 'refund') return row;
  if (refundable(payments, services.clock()).length === 0) throw new Problem('too-late');
  if (await hasUsedRefund(services.db, session.user.id)) throw new Problem('too-late', { message: usedBefore });
  return row;
};

export const refundSubscription: Handler<typeof api.refundSubscription, { loaded: SubscriptionRow }> = async (call) => {
  const { session, services, request, loaded: row } = call;
  const now = services.clock();
  const running = await runningOf(services, session.user.id);
  await services.db.transaction(async (transaction) => {
    await noteEnding(transaction, row.id, 'refund', now);
    await oweEnding(transaction, endingOf(running, 'refund', now), now);
  });
  request.log.info({ security: 'subscription-refunded', user: session.user.id }, 'refund asked for');
  return end(services, session);
};

/** The subscription, while a consumer may withdraw from its contract. */
export const findWithdrawable = async ({ session, services }: Asking): Promise<SubscriptionRow> => {
  await refreshAfterRestore(services, session.user.id);
  const { row } = await runningOf(services, session.user.id);
  if (untilOf(row.startedAt, refundDays, services.clock()) === null) throw new Problem('too-late');
  return row;
};

/** The declaration takes effect, and its receipt is owed and queued, before the provider is called. */
export const withdrawFromContract: Handler<typeof api.withdrawFromContract, { loaded: SubscriptionRow }> = async (
  call,
) => {
  const { input, session, services, request, loaded: row } = call;
  const now = services.clock();
  const running = await runningOf(services, session.user.id);
  await services.db.transaction(async (transaction: Transaction) => {
    await oweEnding(transaction, endingOf(running, 'withdrawal', now), now);
    if (!(await noteEnding(transaction, row.id, 'withdrawal', now))) return;
    const letter = withdrawalLetter(input.name, row, now);
    const { customer, id: subscription } = running;
    const { id: userId, email: to } = session.user;
    await oweReceipt(services, transaction, { to, letter, customer, subscription, userId });
  });
  services.mail.wake();
  request.log.info({ security: 'contract-withdrawn', user: session.user.id }, 'withdrawal from the contract declared');
  return end(services, session);
};

const usedBefore =
  'You have already used this refund for an earlier subscription. You can cancel, and if the law gives you the right to withdraw from the contract, you can do so below.';

const noted =
  'We have recorded it. Our payment provider has not confirmed it yet; your money goes back and your subscription ends as soon as it does.';

const endingOf = ({ customer, row, id }: Running, cause: 'refund' | 'withdrawal', at: Date) => ({
  cause,
  customer,
  userId: row.userId,
  subscription: id,
  at,
});

/** Tries at once; what stays open is tried again every minute until the provider confirms it. */
const end = (services: Services, session: Session): Promise<api.MySubscription> =>
  actOn(
    services,
    session,
    async ({ payments, customer }) => {
      if ((await fulfillFor(services, payments, customer)) > 0)
        throw new Problem('payments-unavailable', { message: noted });
    },
    noted,
  );
