import type * as api from '#contract/api/billing.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { askProvider } from '../provider/ask-provider.ts';
import { beginSubscription } from './begin-subscription.ts';
import { findCurrent, findPlan } from '../records/store.ts';
import { isRunning } from '../records/to-subscription.ts';

const demoMessage = 'Payment processing is not available in demo mode.';

/** Who is asking comes from the session, the price from the plan; the browser is trusted for neither. */
export const createSubscription: Handler<typeof api.createSubscription> = async ({
  input,
  session,
  services,
  request,
}) => {
  const { db, limits, payments } = services;
  const userId = session.user.id;
  if (input.userId !== undefined && input.userId !== userId) {
    request.log.warn({ security: 'foreign-subscription', user: userId }, 'tried to subscribe somebody else');
    throw new Problem('forbidden');
  }
  const plan = await findPlan(db, input.planId);
  if (plan === null || !plan.isActive)
    throw new Problem('bad-input', { message: 'There is no such plan.', fields: { planId: 'There is no such plan.' } });
  const current = await findCurrent(db, userId);
  if (current !== null && isRunning(current)) throw new Problem('already-subscribed');
  if (plan.kind === 'free') return { is: 'subscribed', plan: 'free' };
  if (payments === null) return { is: 'demo', demoMode: true, message: demoMessage };
  await limits.take([['billing', userId]]);
  const choice = { plan, isAnnual: input.isAnnual };
  return askProvider(
    () => beginSubscription(services, payments, userId, choice),
    'Failed to initialize subscription. Please try again.',
  );
};
