import type { getSubscription } from '#contract/api/billing.ts';
import type { MySubscription } from '#contract/api/my-subscription.ts';
import type { OutputOf } from '#contract/api/endpoint.ts';

export type Subscription = OutputOf<typeof getSubscription>;

/** How a payment stands, by the server's word and nobody else's. */
export type Outcome = { is: 'confirming' } | { is: 'premium'; subscription: Subscription } | { is: 'over' };

/** Statuses of a subscription that will not begin any more. */
const over = new Set(['canceled', 'incomplete_expired']);

export const outcomeOf = (subscription: Subscription): Outcome => {
  if (subscription.plan === 'premium') return { is: 'premium', subscription };
  return over.has(subscription.status) ? { is: 'over' } : { is: 'confirming' };
};

/** Without an id in the address: the subscription that the person has, if any. An address alone confirms nothing. */
export const outcomeOfMine = ({ plan, subscription }: MySubscription): Outcome =>
  plan === 'premium' && subscription !== null ? { is: 'premium', subscription } : { is: 'confirming' };
