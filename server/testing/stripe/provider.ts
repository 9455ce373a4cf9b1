import type Stripe from 'stripe';
import { openPayments } from '../../billing/provider/payments.ts';
import { testConfiguration } from '../test-configuration.ts';
import { createDouble, type Double } from './double.ts';
import { inProcessClient } from './in-process-client.ts';

/** The provider itself, without the product: our double, or the real one in test mode when STRIPE_LIVE_TEST_KEY is set. */
export type Provider = {
  stripe: Stripe;
  /** The same with another key. */
  withKey: (key: string) => Stripe;
  /** null with the real one. */
  double: Double | null;
  /** A customer with a clock of their own. */
  customer: () => Promise<{ id: string; pass: (hours: number) => Promise<void> }>;
  prices: { monthly: string; dear: string; annual: string };
  close: () => Promise<void>;
};

export const liveKey = process.env['STRIPE_LIVE_TEST_KEY'];

const hourSeconds = 3600;

export const openProvider = async (): Promise<Provider> => {
  const double = liveKey === undefined ? createDouble() : null;
  const clientOf = (key: string): Stripe => (double === null ? liveClient(key) : inProcessClient(double, key));
  const stripe = clientOf(liveKey ?? 'sk_test_double');
  const clocks: string[] = [];
  const product = await stripe.products.create({ name: 'Rules' });
  const priceOf = async (unit_amount: number, interval: 'month' | 'year'): Promise<string> =>
    (await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount, recurring: { interval } })).id;
  return {
    stripe,
    withKey: clientOf,
    double,
    prices: {
      monthly: await priceOf(1499, 'month'),
      dear: await priceOf(2999, 'month'),
      annual: await priceOf(14388, 'year'),
    },
    async customer() {
      const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Math.floor(Date.now() / 1000) });
      clocks.push(clock.id);
      let now = clock.frozen_time;
      const { id } = await stripe.customers.create({ test_clock: clock.id });
      return {
        id,
        async pass(hours) {
          now += hours * hourSeconds;
          await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: now });
          await ready(stripe, clock.id);
        },
      };
    },
    async close() {
      for (const clock of clocks) await stripe.testHelpers.testClocks.del(clock);
    },
  };
};

const liveClient = (key: string): Stripe => {
  const payments = openPayments(
    testConfiguration({
      STRIPE_SECRET_KEY: key,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_rules',
      STRIPE_WEBHOOK_SECRETS: 'whsec_x',
    }),
  );
  if (payments === null) throw new Error('the keys are set');
  return payments.stripe;
};

/** Waits until a test clock has arrived; the real ones take seconds to minutes. */
export const ready = async (stripe: Stripe, id: string): Promise<void> => {
  for (let count = 0; count < 120; count += 1) {
    if ((await stripe.testHelpers.testClocks.retrieve(id)).status === 'ready') return;
    await new Promise((done) => void setTimeout(done, 1_000));
  }
  throw new Error('the test clock did not arrive');
};
