import type * as api from '#contract/api/billing.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../boot/services.ts';
import { findCustomer, findPlan, findSubscription, type SubscriptionRow } from '../records/store.ts';
import { synchronize } from '../synchronize/synchronize.ts';
import { isPending, toSubscription } from '../records/to-subscription.ts';

export const getSubscription: Handler<typeof api.getSubscription> = async ({ input, session, services }) => {
  const userId = session.user.id;
  const found = await findSubscription(services.db, userId, input.id);
  if (found === null) throw new Problem('not-found');
  const row = isPending(found) ? await refreshedSubscription(services, found) : found;
  const plan = await findPlan(services.db, row.planId);
  if (plan === null) throw new Problem('not-found');
  return toSubscription(row, plan, services.clock());
};

/** While a payment is in progress, its page asks before the provider notifies us. If the provider is away, what we know is good enough. */
const refreshedSubscription = async (services: Services, row: SubscriptionRow): Promise<SubscriptionRow> => {
  const customer = await findCustomer(services.db, row.userId);
  if (services.payments === null || customer === null) return row;
  if (!(await services.limits.count('billing-poll', row.userId))) return row;
  await synchronize(services, services.payments, customer).catch(() => undefined);
  return (await findSubscription(services.db, row.userId, row.id)) ?? row;
};
