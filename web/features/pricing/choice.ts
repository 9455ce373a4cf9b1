import type { BillingPeriod } from '#contract/api/billing.ts';

/** The purchase in the address bar: the billing period shown, and the plan once chosen. */
export type Choice = { period: BillingPeriod; planId: string | null };

export const choiceIn = (search: URLSearchParams): Choice => ({
  period: search.get('billing') === 'annual' ? 'annual' : 'monthly',
  planId: search.get('plan'),
});

/** The search parameters for a choice. */
export const searchOf = ({ period, planId }: Choice): Record<string, string> => ({
  ...(planId === null ? {} : { plan: planId }),
  billing: period,
});
