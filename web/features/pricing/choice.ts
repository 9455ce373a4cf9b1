import type { BillingPeriod } from '#contract/api/billing.ts';

/** What the address bar says of a purchase: the period that is looked at, and the plan once it is chosen. */
export type Choice = { period: BillingPeriod; planId: string | null };

export const choiceIn = (search: URLSearchParams): Choice => ({
  period: search.get('billing') === 'annual' ? 'annual' : 'monthly',
  planId: search.get('plan'),
});

/** The other way round. */
export const searchOf = ({ period, planId }: Choice): Record<string, string> => ({
  ...(planId === null ? {} : { plan: planId }),
  billing: period,
});
