import type Stripe from 'stripe';
import { reconcile } from '../../billing/reconcile.ts';
import { findCustomer } from '../../billing/records/store.ts';
import { synchronize } from '../../billing/synchronize/synchronize.ts';
import type { Client } from '../client.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../test-app.ts';
import { liveKey, ready } from './provider.ts';
import { type StripeDouble, startStripeDouble } from './start-double.ts';

export type Shopper = Client & { id: string };

/** The product with a payment provider: our double, or the real one in test mode when STRIPE_LIVE_TEST_KEY is set. */
export type Shop = {
  server: TestApp;
  stripe: Stripe;
  /** null with the real provider. */
  double: StripeDouble | null;
  prices: { monthly: string; annual: string };
  shopper: (name: string) => Promise<Shopper>;
  subscribe: (shopper: Shopper, isAnnual: boolean) => ReturnType<Client['post']>;
  /** Pays by client secret, as the payment form would; returns the status of the intent or the message of the rejection. */
  pay: (clientSecret: unknown, card: string) => Promise<string>;
  /** A person with Premium. */
  subscriber: (name: string, isAnnual?: boolean, card?: string) => Promise<Shopper>;
  state: (shopper: Shopper) => Promise<Record<string, unknown>>;
  /** Waits until everything that happened at the provider has reached the product. */
  settle: (shopper: Shopper) => Promise<void>;
  /** From now on new shoppers have their own test clock, so that others do not renew with them. */
  newClock: () => Promise<void>;
  /** Advances that clock and ours by some days. Nobody is logged out by it. */
  passDays: (days: number) => Promise<void>;
  close: () => Promise<void>;
};

export const webhookSecret = 'whsec_of_the_double';
const daySeconds = 24 * 60 * 60;

export const openShop = async (options: TestAppOptions = {}): Promise<Shop> => {
  const double = liveKey === undefined ? await startStripeDouble() : null;
  const server = await startTestApp({
    ...options,
    environment: {
      STRIPE_SECRET_KEY: liveKey ?? 'sk_test_double',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
      STRIPE_WEBHOOK_SECRETS: webhookSecret,
      ...(double === null ? {} : { STRIPE_API_BASE: double.address }),
      ...options.environment,
    },
  });
  const { services } = server;
  const { payments } = services;
  if (payments === null) throw new Error('the keys are set');
  const { stripe } = payments;
  double?.sendTo({ address: `${server.address}/api/stripe/webhook`, secret: webhookSecret });

  const clocks: string[] = [];
  const prices = await makePrices(stripe);
  const admin = await server.signedIn('shopkeeper', 'admin');
  const named = { premiumMonthlyPriceId: prices.monthly, premiumAnnualPriceId: prices.annual };
  const saved = await admin.post('/api/update-stripe-plans', named);
  if (saved.status !== 200) throw new Error(`the prices were refused: ${JSON.stringify(saved.body)}`);

  const shop: Shop = {
    server,
    stripe,
    double,
    prices,
    shopper: (name) => server.signedIn(name),
    subscribe: (shopper, isAnnual) =>
      shopper.post('/api/create-subscription', { planId: 'premium', isAnnual, userId: shopper.id }),
    async pay(clientSecret, card) {
      const [id = ''] = String(clientSecret).split('_secret_');
      const params = { payment_method: card, return_url: 'https://parsewell.example/payment-success' };
      const confirmed = id.startsWith('seti_')
        ? stripe.setupIntents.confirm(id, params)
        : stripe.paymentIntents.confirm(id, params);
      return confirmed.then(
        (intent) => intent.status,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
    },
    async subscriber(name, isAnnual = false, card = 'pm_card_visa') {
      const shopper = await shop.shopper(name);
      const { body } = await shop.subscribe(shopper, isAnnual);
      await shop.pay(body['clientSecret'], card);
      await shop.settle(shopper);
      return shopper;
    },
    state: async (shopper) => (await shopper.get('/api/subscription')).body,
    async settle(shopper) {
      if (double !== null) return double.delivered();
      // Nobody can reach us from outside here, so we ask instead of waiting for events.
      const customer = await findCustomer(server.db, shopper.id);
      if (customer !== null) await synchronize(services, payments, customer);
    },
    async newClock() {
      const frozen = Math.floor(services.clock().getTime() / 1000);
      const clock = await stripe.testHelpers.testClocks.create({ frozen_time: frozen });
      payments.testClock = clock.id;
      clocks.push(clock.id);
    },
    async passDays(days) {
      const clock = clocks.at(-1) ?? '';
      const { frozen_time: now } = await stripe.testHelpers.testClocks.retrieve(clock);
      await stripe.testHelpers.testClocks.advance(clock, { frozen_time: now + days * daySeconds });
      server.pass(days * daySeconds);
      await server.db.$client.query('UPDATE sessions SET created_at = $1, last_seen_at = $1', [services.clock()]);
      await ready(stripe, clock);
      if (double === null) await reconcile(services, payments, () => undefined);
      else await double.delivered();
    },
    async close() {
      for (const clock of clocks) await stripe.testHelpers.testClocks.del(clock);
      await double?.close();
      await server.close();
    },
  };
  await shop.newClock();
  return shop;
};

export const makePrices = async (stripe: Stripe): Promise<{ monthly: string; annual: string }> => {
  const product = await stripe.products.create({ name: 'Premium' });
  const priceOf = (unit_amount: number, interval: 'month' | 'year'): Promise<Stripe.Price> =>
    stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount,
      recurring: { interval },
      tax_behavior: 'inclusive',
    });
  return { monthly: (await priceOf(1499, 'month')).id, annual: (await priceOf(14388, 'year')).id };
};
