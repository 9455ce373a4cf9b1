import type * as api from '#contract/api/billing.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { askProvider } from '../provider/ask-provider.ts';
import { beginSubscription } from './begin-subscription.ts';
import { hasOnlyTests } from './customer-for.ts';
import { findCurrent, findPlan, type PlanRow } from '../records/store.ts';
import { isRunning } from '../records/to-subscription.ts';

const demoMessage = 'Payment processing is not available in demo mode.';

/** Who is asking comes from the session, the price from the plan; the browser is trusted for neither. */
export const findChosenPlan = async ({
  input,
  session,
  services,
  request,
}: Pick<Call<typeof api.createSubscription>, 'input' | 'session' | 'services' | 'request'>): Promise<PlanRow> => {
  const { db } = services;
  const userId = session.user.id;
  if (input.userId !== undefined && input.userId !== userId) {
    request.log.warn({ security: 'foreign-subscription', user: userId }, 'tried to subscribe somebody else');
    throw new Problem('forbidden');
  }
  const plan = await findPlan(db, input.planId);
  if (plan === null || !plan.isActive)
    throw new Problem('bad-input', { message: 'There is no such plan.', fields: { planId: 'There is no such plan.' } });
  const current = await findCurrent(db, userId);
  if (current !== null && isRunning(current) && !(await hasOnlyTests(services, userId)))
    throw new Problem('already-subscribed');
  return plan;
};

/** Choosing Free, and choosing anything in demo mode, asks the payment provider for nothing. */
export const createSubscription: Handler<typeof api.createSubscription, { loaded: PlanRow }> = async (call) => {
  const { input, session, services, loaded: plan } = call;
  const { payments } = services;
  if (plan.kind === 'free') return { is: 'subscribed', plan: 'free' };
  if (payments === null) return { is: 'demo', demoMode: true, message: demoMessage };
  const choice = { plan, isAnnual: input.isAnnual };
  return askProvider(
    () => beginSubscription(services, payments, session.user.id, choice),
    'Failed to initialize subscription. Please try again.',
  );
};
