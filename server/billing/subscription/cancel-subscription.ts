import type * as api from '#contract/api/my-subscription.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { dropPendingUpdate } from '../charges/invoice-payment.ts';
import { refuseWhileCharging } from '../charges/settle-charge.ts';
import { dropAskedSwitch } from '../charges/store.ts';
import { dropPlannedChange } from '../provider/planned-change.ts';
import { actOn } from './running-subscription.ts';

/** At the end of the paid period. A change planned for that time is dropped. */
export const cancelSubscription: Handler<typeof api.cancelSubscription> = async ({ session, services, request }) => {
  await refuseWhileCharging(services, session.user.id);
  const state = await actOn(services, session, async ({ payments, id }) => {
    await dropPlannedChange(payments, id);
    await dropPendingUpdate(payments, id);
    await dropAskedSwitch(services.db, session.user.id, services.clock());
    await payments.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  });
  request.log.info({ security: 'subscription-cancelled', user: session.user.id }, 'subscription cancelled');
  return state;
};

export const resumeSubscription: Handler<typeof api.resumeSubscription> = async ({ session, services }) => {
  await refuseWhileCharging(services, session.user.id);
  return actOn(services, session, async ({ payments, row, id }) => {
    if (row.endedBy !== null) throw new Problem('too-late', { message: whyOver[row.endedBy] });
    await payments.stripe.subscriptions.update(id, { cancel_at_period_end: false });
  });
};

const refunding =
  'You asked for your money back, so this subscription ends as soon as our payment provider has confirmed the refund. You can subscribe again after that.';

/** Why it cannot be resumed. */
const whyOver = {
  refund: refunding,
  withdrawal: refunding,
  dispute:
    'Your bank has returned a payment for this subscription to you, so the subscription ends. You can subscribe again after that.',
} as const;
