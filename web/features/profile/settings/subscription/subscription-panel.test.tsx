import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#contract/api/accounts.ts';
import type { MySubscription } from '#contract/api/my-subscription.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { ChargeState } from './charge-state.tsx';
import { SubscriptionPanel } from './subscription-panel.tsx';

afterEach(() => vi.unstubAllGlobals());

const user: User = {
  id: 'u',
  username: 'amara',
  email: 'amara@example.org',
  role: 'user',
  subscriptionStatus: 'active',
  plan: 'premium',
  createdAt: '2029-01-01T00:00:00.000Z',
  lastLogin: null,
};

const running: NonNullable<MySubscription['subscription']> = {
  id: 's',
  planName: 'Premium',
  billingPeriod: 'monthly',
  amount: 1499,
  currency: 'usd',
  nextBillingDate: '2030-01-01T00:00:00.000Z',
  status: 'active',
  plan: 'premium',
  startedAt: '2029-12-01T00:00:00.000Z',
  currentPeriodEnd: '2030-01-01T00:00:00.000Z',
  cancelAtPeriodEnd: false,
  nextPeriod: null,
  card: { brand: 'visa', last4: '4242', expiresMonth: 12, expiresYear: 2034 },
  premiumUntil: null,
  refund: null,
  refundAtDeletion: null,
  withdrawUntil: null,
  ending: null,
};
const mine = (subscription: Partial<typeof running>, charge: MySubscription['charge'] = null): MySubscription => ({
  isConfigured: true,
  plan: 'premium',
  status: subscription.status ?? 'active',
  subscription: { ...running, ...subscription },
  pending: null,
  charge,
});
const show = (...states: [MySubscription, ...MySubscription[]]): void => {
  const [first, ...later] = states.map((body) => ({ body }));
  fakeServer({
    'GET /api/subscription': [first ?? { body: states[0] }, ...later],
    'GET /api/subscription/invoices': [{ body: { invoices: [] } }],
    'GET /api/public/facts': [{ body: {} }],
    'GET /api/me': [{ status: 401, body: { code: 'signed-out', message: '', requestId: 'r' } }],
  });
  renderPart(<SubscriptionPanel user={user} />);
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('a payment whose bank is slow', () => {
  const working = mine({}, { is: 'working', what: 'switch', message: null });

  it('is shown and followed until it is made; nothing else can be changed meanwhile', async () => {
    show(working, mine({ billingPeriod: 'annual', amount: 14388 }));
    expect(await screen.findByText('We are waiting for your bank')).toBeTruthy();
    for (const name of ['Pay yearly', 'Change card', 'Cancel subscription']) expect(button(name).disabled).toBe(true);
    expect(await screen.findByText('$143.88 a year', {}, { timeout: 5_000 })).toBeTruthy();
    expect(screen.queryByText('We are waiting for your bank')).toBe(null);
  });

  it('has an end: after a minute the page may be left', async () => {
    const askAgain = vi.fn<() => void>();
    if (working.charge === null) throw new Error('a payment is being made');
    renderPart(<ChargeState charge={working.charge} isLate onAskAgain={askAgain} />);
    expect(screen.getByText(/You can leave this page/)).toBeTruthy();
    await userEvent.click(button('Check again'));
    expect(askAgain).toHaveBeenCalledOnce();
  });
});

it('a payment that was not made says why, and that nothing was charged', async () => {
  show(mine({}, { is: 'failed', what: 'switch', message: 'Your card was declined. Nothing was charged.' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Your card was declined. Nothing was charged.');
  expect(button('Pay yearly').disabled).toBe(false);
});

it('a payment that the bank wants to be confirmed offers that, and to keep the period', async () => {
  show(mine({}, { is: 'asks', what: 'switch', message: null }));
  expect(await screen.findByText('Your bank wants you to confirm the payment')).toBeTruthy();
  expect(button('Confirm with my bank').disabled).toBe(false);
  expect(button('Keep paying monthly').disabled).toBe(false);
  expect(screen.queryByRole('button', { name: 'Pay yearly' })).toBe(null);
});

it('a renewal that failed can be paid, with a confirmation of the bank or another card', async () => {
  show(mine({ status: 'past_due', premiumUntil: '2030-01-08T00:00:00.000Z' }));
  expect(await screen.findByText(/pay the open invoice before then, or use another card/)).toBeTruthy();
  expect(button('Pay the open invoice').disabled).toBe(false);
});

it.each(['refund', 'withdrawal'] as const)(
  'a %s that the provider has not confirmed yet is shown, and nothing to resume',
  async (ending) => {
    show(mine({ ending, cancelAtPeriodEnd: true }));
    expect(await screen.findByText(/has not confirmed the refund yet/)).toBeTruthy();
    expect(screen.queryByText(/Premium lasts until/)).toBe(null);
    for (const name of ['Resume', 'Cancel subscription', 'Pay yearly'])
      expect(screen.queryByRole('button', { name })).toBe(null);
  },
);

it('a subscription that ends because a bank took a payment back cannot be resumed', async () => {
  show(mine({ ending: 'dispute', cancelAtPeriodEnd: true }));
  expect(await screen.findByText(/Premium lasts until/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Resume' })).toBe(null);
});

it('the next payment has the planned price', async () => {
  const next = { billingPeriod: 'monthly' as const, amount: 1499, from: running.currentPeriodEnd };
  show(mine({ billingPeriod: 'annual', amount: 14388, nextPeriod: next }));
  expect(await screen.findByText(/^\$14\.99 on /)).toBeTruthy();
  expect(screen.getByText('$143.88 a year')).toBeTruthy();
});
