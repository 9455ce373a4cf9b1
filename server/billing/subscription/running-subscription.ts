import type { MySubscription } from '#contract/api/my-subscription.ts';
import type { Session } from '../../identity/login/session.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../boot/services.ts';
import { askProvider, paymentsOf } from '../provider/ask-provider.ts';
import type { Payments } from '../provider/payments.ts';
import { mySubscription } from './get-my-subscription.ts';
import { findCurrent, findCustomer, findPlan, type PlanRow, type SubscriptionRow } from '../records/store.ts';
import { synchronize } from '../synchronize/synchronize.ts';
import { isRunning } from '../records/to-subscription.ts';

export type Running = {
  payments: Payments;
  customer: string;
  row: SubscriptionRow;
  plan: PlanRow;
  /** The provider's id of the subscription. */
  id: string;
};

/** The user's paid subscription, or the problem that there is none. */
export const runningOf = async (services: Services, userId: string): Promise<Running> => {
  const payments = paymentsOf(services);
  const [row, customer] = [await findCurrent(services.db, userId), await findCustomer(services.db, userId)];
  if (row === null || customer === null || row.stripeId === null || !isRunning(row))
    throw new Problem('no-subscription');
  const plan = await findPlan(services.db, row.planId);
  if (plan === null) throw new Problem('no-subscription');
  return { payments, customer, row, plan, id: row.stripeId };
};

/** A request that timed out may still have succeeded. */
const unreachable =
  'We cannot reach our payment provider right now, so we do not know yet whether this went through. Please check back here in a few minutes before you try again.';

/** The provider refused, perhaps because the subscription or its customer is gone there: then that is the answer. */
export const refuseIfEnded = async (services: Services, { payments, customer, row }: Running): Promise<void> => {
  await synchronize(services, payments, customer);
  await runningOf(services, row.userId);
};

/** The steps of every action on one's own subscription: find it, do one thing, fetch the current state, answer with it. */
export const actOn = async (
  services: Services,
  session: Session,
  what: (running: Running) => Promise<unknown>,
  message = unreachable,
): Promise<MySubscription> => {
  const running = await runningOf(services, session.user.id);
  await askProvider(async () => {
    try {
      await what(running);
    } catch (error) {
      await refuseIfEnded(services, running);
      throw error;
    }
    await synchronize(services, running.payments, running.customer);
  }, message);
  return mySubscription(services, session.user.id);
};
