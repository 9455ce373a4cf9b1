import { describe, expect, it } from 'vitest';
import { alertOf } from './alert-of.ts';

describe('the message of the dashboard', () => {
  it.each([
    [null, 'free', null],
    [null, 'premium', null],
    ['free', 'free', 'free'],
    ['free', 'premium', null],
    ['premium', 'premium', 'premium'],
    ['anything', 'premium', 'premium'],
    // P8: an address that claims a purchase.
    ['premium', 'free', 'none'],
    ['anything', 'free', 'none'],
  ] as const)('P8: for plan=%j and a person with %s is %j', (asked, plan, alert) => {
    expect(alertOf(asked, { plan, pending: null })).toBe(alert);
  });

  it('says that a payment is being confirmed where one has been started', () => {
    const pending = { id: 's', planId: 'premium', isAnnual: true };
    expect(alertOf('premium', { plan: 'free', pending })).toBe('confirming');
    expect(alertOf('premium', { plan: 'premium', pending })).toBe('premium');
  });
});
