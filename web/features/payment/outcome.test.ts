import { describe, expect, it } from 'vitest';
import { outcomeOf, outcomeOfMine, type Subscription } from './outcome.ts';

const subscription: Subscription = {
  id: 's',
  planName: 'Premium',
  billingPeriod: 'monthly',
  amount: 1499,
  currency: 'usd',
  nextBillingDate: null,
  status: 'incomplete',
  plan: 'free',
};

describe('the outcome of a payment', () => {
  it.each(['active', 'trialing', 'past_due'])('is Premium when the server says so, with status %j', (status) => {
    const paid: Subscription = { ...subscription, status, plan: 'premium' };
    expect(outcomeOf(paid)).toEqual({ is: 'premium', subscription: paid });
  });

  it('P8: is unknown while the server does not know, whatever the address says', () => {
    expect(outcomeOf(subscription)).toEqual({ is: 'confirming' });
    const nothing = {
      isConfigured: true,
      plan: 'free',
      status: 'none',
      subscription: null,
      pending: null,
      charge: null,
    } as const;
    expect(outcomeOfMine(nothing)).toEqual({ is: 'none' });
    const pending = { id: 's', planId: 'premium', isAnnual: false };
    expect(outcomeOfMine({ ...nothing, pending })).toEqual({ is: 'confirming' });
  });

  it.each(['canceled', 'incomplete_expired'])('is over with status %j', (status) => {
    expect(outcomeOf({ ...subscription, status })).toEqual({ is: 'over' });
  });
});
