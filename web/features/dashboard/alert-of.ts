import type { MySubscription } from '#contract/api/my-subscription.ts';

export type Alert = 'free' | 'premium' | 'confirming' | 'none';

/**
 * What to say about the plan named in the address bar. It shows what the server knows, so that no link can fake a
 * purchase. null: nothing to show.
 */
export const alertOf = (
  askedPlan: string | null,
  { plan, pending }: Pick<MySubscription, 'plan' | 'pending'>,
): Alert | null => {
  if (askedPlan === null) return null;
  if (askedPlan === 'free') return plan === 'free' ? 'free' : null;
  if (plan === 'premium') return 'premium';
  return pending === null ? 'none' : 'confirming';
};
