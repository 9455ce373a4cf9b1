import { describe, expect, it } from 'vitest';
import { planOf } from './plans.ts';

const now = new Date('2026-03-10T12:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

describe('the plan of a person', () => {
  it.each(['active', 'trialing'])('P7: is Premium while the subscription is %s', (subscriptionStatus) => {
    expect(planOf({ subscriptionStatus, pastDueSince: null }, now)).toBe('premium');
  });

  it.each(['none', 'incomplete', 'incomplete_expired', 'unpaid', 'canceled', 'paused', 'anything else'])(
    'P7: is Free when it is %s',
    (subscriptionStatus) => {
      expect(planOf({ subscriptionStatus, pastDueSince: null }, now)).toBe('free');
    },
  );

  it('P7: outlasts a failed payment by seven days', () => {
    const at = (days: number) => planOf({ subscriptionStatus: 'past_due', pastDueSince: daysAgo(days) }, now);
    expect([at(0), at(6.9), at(7), at(30)]).toEqual(['premium', 'premium', 'free', 'free']);
  });
});
