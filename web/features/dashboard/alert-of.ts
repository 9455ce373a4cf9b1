import type { MySubscription } from '#contract/api/my-subscription.ts';

export type Alert = 'free' | 'premium' | 'confirming';

/**
 * What to say about the plan that the address bar names. The specification shows a message for whatever stands there; we
 * show what the server knows, so that no link can pretend a purchase. null: nothing to say.
 */
export const alertOf = (askedPlan: string | null, { plan }: Pick<MySubscription, 'plan'>): Alert | null => {
  if (askedPlan === null) return null;
  if (askedPlan === 'free') return plan === 'free' ? 'free' : null;
  return plan === 'premium' ? 'premium' : 'confirming';
};
