import type { getSubscription } from '#contract/api/billing.ts';
import type { MySubscription } from '#contract/api/my-subscription.ts';
import type { OutputOf } from '#contract/api/endpoint.ts';

export type Subscription = OutputOf<typeof getSubscription>;

/** The outcome of a payment, as the server knows it. 'none': this person has begun no payment. */
export type Outcome = { is: 'confirming' | 'none' } | { is: 'premium'; subscription: Subscription } | { is: 'over' };

/** Statuses of a subscription that can no longer start. */
const over = new Set(['canceled', 'incomplete_expired']);

export const outcomeOf = (subscription: Subscription): Outcome => {
  if (subscription.plan === 'premium') return { is: 'premium', subscription };
  return over.has(subscription.status) ? { is: 'over' } : { is: 'confirming' };
};

/** Without an id in the address, the user's own subscription counts. The address alone confirms nothing. */
export const outcomeOfMine = ({ plan, subscription, pending }: MySubscription): Outcome => {
  if (plan === 'premium' && subscription !== null) return { is: 'premium', subscription };
  return { is: pending === null ? 'none' : 'confirming' };
};
