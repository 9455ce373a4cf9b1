import type { Plan } from '#contract/api/billing.ts';
import { defaultPlans } from '#contract/product/default-plans.ts';
import { lazyEndpoint, useLazyRead } from '../data/use-lazy-read.ts';

/** What a page shows about a plan. */
export type ShownPlan = Pick<
  Plan,
  'id' | 'kind' | 'name' | 'description' | 'price_monthly' | 'price_annual' | 'currency'
> & { features: readonly string[] };

/**
 * loading: names and features may be shown, but not prices, since an operator may have changed them. built-in: the
 * server could not be reached or has no plans, so these are the plans of a new server.
 */
export type Plans = { plans: readonly ShownPlan[]; are: 'loading' | 'current' | 'built-in'; hasFailed: boolean };

const endpoint = lazyEndpoint(
  '/api/subscription-plans',
  async () => (await import('#contract/api/billing.ts')).listPlans,
);

/** Prices rarely change, and a pricing page without prices is useless. */
const options = { staleTime: 5 * 60_000, retry: 3 } as const;

export const usePlans = (): Plans => {
  const { data, isError } = useLazyRead(endpoint, {}, options);
  if (data !== undefined && data.length > 0) return { plans: data, are: 'current', hasFailed: false };
  const are = data === undefined && !isError ? 'loading' : 'built-in';
  return { plans: defaultPlans, are, hasFailed: isError };
};
