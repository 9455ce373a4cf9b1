import { describe, expect, it } from 'vitest';
import { planOf } from './plans.ts';

const now = new Date('2026-03-10T12:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

describe('the plan of a user', () => {
  it.each(['active', 'trialing'])('P7: is Premium while the subscription is %s', (subscriptionStatus) => {
    expect(planOf({ subscriptionStatus, pastDueSince: null }, now)).toBe('premium');
  });

  it.each(['none', 'incomplete', 'incomplete_expired', 'unpaid', 'canceled', 'paused', 'anything else'])(
    'P7: is Free when it is %s',
    (subscriptionStatus) => {
      expect(planOf({ subscriptionStatus, pastDueSince: null }, now)).toBe('free');
    },
  );

  it('P7: lasts seven days after a failed payment', () => {
    const plans = [0, 6.9, 7, 30].map((days) =>
      planOf({ subscriptionStatus: 'past_due', pastDueSince: daysAgo(days) }, now),
    );
    expect(plans).toEqual(['premium', 'premium', 'free', 'free']);
  });
});
