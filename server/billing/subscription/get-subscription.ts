import type * as api from '#contract/api/billing.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../boot/services.ts';
import { findCustomer, findPlan, findSubscription, type SubscriptionRow } from '../records/store.ts';
import { synchronize } from '../synchronize/synchronize.ts';
import { isPending, toSubscription } from '../records/to-subscription.ts';

type Asking = Pick<Call<typeof api.getSubscription>, 'input' | 'session' | 'services'>;

export const findOwnSubscription = async ({ input, session, services }: Asking): Promise<SubscriptionRow> => {
  const row = await findSubscription(services.db, session.user.id, input.id);
  if (row === null) throw new Problem('not-found');
  return row;
};

/** While a payment is on its way, its page asks sooner than the provider tells us. */
export const shouldAskProvider = (row: SubscriptionRow, { payments }: Pick<Services, 'payments'>): boolean =>
  isPending(row) && payments !== null;

type Found = { loaded: SubscriptionRow; isOverBudget: boolean };

export const getSubscription: Handler<typeof api.getSubscription, Found> = async (call) => {
  const { services, loaded, isOverBudget } = call;
  const row =
    shouldAskProvider(loaded, services) && !isOverBudget ? await refreshedSubscription(services, loaded) : loaded;
  const plan = await findPlan(services.db, row.planId);
  if (plan === null) throw new Problem('not-found');
  return toSubscription(row, plan, services.clock());
};

/** If the provider is away, what we know is good enough. */
const refreshedSubscription = async (services: Services, row: SubscriptionRow): Promise<SubscriptionRow> => {
  const customer = await findCustomer(services.db, row.userId);
  if (services.payments === null || customer === null) return row;
  await synchronize(services, services.payments, customer).catch(() => undefined);
  return (await findSubscription(services.db, row.userId, row.id)) ?? row;
};
