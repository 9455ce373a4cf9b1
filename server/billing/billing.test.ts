import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop, webhookSecret } from '../testing/stripe/shop.ts';
import { createClient } from '../testing/client.ts';
import { password, startTestApp } from '../testing/test-app.ts';
import { reconcile } from './reconcile.ts';

const oldSecret = 'whsec_the_one_before';
let shop: Shop;
let double: NonNullable<Shop['double']>;
beforeAll(async () => {
  shop = await openShop({ environment: { STRIPE_WEBHOOK_SECRETS: `${webhookSecret},${oldSecret}` } });
  if (shop.double === null) throw new Error('these tests look into our double');
  double = shop.double;
}, 180_000);
beforeEach(() => shop.newClock());
afterAll(() => shop.close());

const rowsOf = async (sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> =>
  (await shop.server.db.$client.query(sql, values)).rows;
const reconciled = async (): Promise<unknown[]> => {
  const { services } = shop.server;
  const faults: unknown[] = [];
  if (services.payments !== null) await reconcile(services, services.payments, (error) => faults.push(error));
  return faults;
};
const post = (body: string, headers: Record<string, string>): Promise<Response> =>
  fetch(`${shop.server.address}/api/stripe/webhook`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
const message = (secret: string, ageSeconds = 0, event: object = {}) => {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'ping', data: { object: {} }, ...event });
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { payload, headers: { 'stripe-signature': signature } };
};

const changesOf = async (person: { get: (url: string) => Promise<{ body: object }>; id: string }) => {
  const { body } = await person.get(`/api/user/${person.id}/activity`);
  const { list = [] } = body as { list?: { activity_type: string }[] };
  return list.filter(({ activity_type: type }) => type === 'Subscription Changed').length;
};

describe('the activity of a person who subscribes', () => {
  it('has one change when the first payment succeeds, and none for an attempt without one', async () => {
    expect(await changesOf(await shop.subscriber('once'))).toBe(1);
    const undecided = await shop.shopper('undecided');
    await shop.subscribe(undecided, false);
    await shop.settle(undecided);
    expect(await changesOf(undecided)).toBe(0);
  });
});

describe('a webhook of the payment provider', () => {
  it.each([
    ['signed with the secret of today', () => message(webhookSecret), 200],
    ['signed with the secret before', () => message(oldSecret), 200],
    ['without a signature', () => ({ ...message(webhookSecret), headers: {} }), 400],
    ['signed with another secret', () => message('whsec_a_stranger'), 400],
    [
      'changed on its way',
      () => ({ ...message(webhookSecret), payload: message(webhookSecret).payload.replace('ping', 'pong') }),
      400,
    ],
    ['older than five minutes', () => message(webhookSecret, 301), 400],
    ['of 256 kB and more', () => message(webhookSecret, 0, { padding: 'x'.repeat(256 * 1024) }), 413],
    ['of 200 kB', () => message(webhookSecret, 0, { padding: 'x'.repeat(200 * 1024) }), 200],
  ])('P3: %s', async (_what, make, status) => {
    const { payload, headers } = make();
    const answer = await post(payload, headers);
    expect(answer.status).toBe(status);
    if (status === 400) expect(await answer.json()).toMatchObject({ code: 'bad-signature' });
  });

  it('P4: that arrives a hundred times concurrently has one effect, and is accepted each time', async () => {
    double.sendTo(null);
    const person = await shop.shopper('popular');
    const { body } = await shop.subscribe(person, false);
    await shop.pay(body['clientSecret'], 'pm_card_visa');
    const event = double.world.events.findLast(({ type }) => type === 'invoice.paid');
    const { payload, headers } = message(webhookSecret, 0, event);
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(payload, headers)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rowsOf('SELECT count(*)::int AS n FROM stripe_events WHERE id = $1', event?.id)).toEqual([{ n: 1 }]);
    await shop.server.services.mail.work();
    const receipts = shop.server.shown.filter((mail) => /To: popular@.*\nSubject: Your receipt/.test(mail));
    expect(receipts).toHaveLength(1);
    double.sendTo({ address: `${shop.server.address}/api/stripe/webhook`, secret: webhookSecret });
  });

  it('about an unknown customer is accepted and ignored', async () => {
    const { payload, headers } = message(webhookSecret, 0, {
      type: 'invoice.paid',
      data: { object: { customer: 'cus_x' } },
    });
    expect((await post(payload, headers)).status).toBe(200);
  });

  it('that cannot be processed now is refused, so that it is retried', async () => {
    const person = await shop.subscriber('later');
    const [{ stripe_id: customer } = {}] = await rowsOf(
      'SELECT stripe_id FROM customers WHERE user_id = $1',
      person.id,
    );
    double.faults.push({ on: 'subscriptions.list', is: 500 }, { on: 'subscriptions.list', is: 500 });
    const { payload, headers } = message(webhookSecret, 0, {
      id: 'evt_x',
      type: 'invoice.paid',
      data: { object: { customer } },
    });
    expect((await post(payload, headers)).status).toBe(503);
    expect((await post(payload, headers)).status).toBe(200);
  });
});

describe('subscribing', () => {
  it('P9: twenty times concurrently creates one subscription with one secret', async () => {
    const person = await shop.shopper('clicker');
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.subscribe(person, false)));
    const secrets = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body['clientSecret']));
    expect(secrets.size).toBe(1);
    const again = await shop.subscribe(person, false);
    expect(secrets).toContain(again.body['clientSecret']);
    const [{ stripe_id: customer } = {}] = await rowsOf(
      'SELECT stripe_id FROM customers WHERE user_id = $1',
      person.id,
    );
    expect([...double.world.tables.subscription.values()].filter((each) => each.customer === customer)).toHaveLength(1);
    const own = [...double.world.tables.customer.values()].filter(({ metadata }) =>
      Object.values(metadata).includes(person.id),
    );
    expect(own).toHaveLength(1);
    // The provider gets no address and no name from us.
    expect(JSON.stringify(own)).not.toContain('clicker');
  });

  it.each([
    ['the connection breaks before', { on: 'subscriptions.create', is: 'reset' }],
    ['the answer is lost', { on: 'subscriptions.create', is: 'lost' }],
    ['the customer is made and its answer lost', { on: 'customers.create', is: 'lost' }],
  ] as const)('P9: creates one subscription although %s', async (what, fault) => {
    const person = await shop.shopper(`unlucky${what.length}`);
    double.faults.push(fault);
    const { status, body } = await shop.subscribe(person, true);
    expect({ status, is: body['is'] }).toEqual({ status: 200, is: 'pay' });
    const [{ stripe_id: customer } = {}] = await rowsOf(
      'SELECT stripe_id FROM customers WHERE user_id = $1',
      person.id,
    );
    expect([...double.world.tables.subscription.values()].filter((each) => each.customer === customer)).toHaveLength(1);
  });

  it.each([500, 429] as const)('P9 R15: works at the next attempt after the provider responded with %i', async (is) => {
    const person = await shop.shopper(`stumbler${is}`);
    double.faults.push({ on: 'subscriptions.create', is });
    const refused = await shop.subscribe(person, false);
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'payments-unavailable', message: 'Failed to initialize subscription. Please try again.' },
    });
    expect(await shop.subscribe(person, false)).toMatchObject({ status: 200, body: { is: 'pay' } });
  });

  it('P10 R15: reports within ten seconds that the provider does not respond, while the rest of the site works', async () => {
    const person = await shop.shopper('waiter');
    for (let count = 0; count < 4; count += 1) double.faults.push({ on: 'customers.create', is: 'slow', ms: 30_000 });
    const from = Date.now();
    const asking = shop.subscribe(person, false);
    expect((await person.get('/api/me')).status).toBe(200);
    expect(await asking).toMatchObject({
      status: 503,
      body: { message: 'Failed to initialize subscription. Please try again.' },
    });
    expect(Date.now() - from).toBeLessThan(10_000);
    double.faults.splice(0);
    expect(await planWhen(person)).toBe('free');
  });

  it('A5: of another user does not exist', async () => {
    const [owner, stranger] = [await shop.shopper('owner'), await shop.shopper('stranger')];
    const { body } = await shop.subscribe(owner, false);
    const path = `/api/subscription/${String(body['subscriptionId'])}`;
    expect((await owner.get(path)).status).toBe(200);
    expect(await stranger.get(path)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  it('P2 P8: costs the price of the plan, and a forged return URL grants no Premium', async () => {
    const person = await shop.shopper('forger');
    const { body } = await person.post('/api/create-subscription', {
      planId: 'premium',
      isAnnual: true,
      amount: 1,
      price: 'price_cheap',
    });
    expect(body).toMatchObject({ amount: 14388 });
    const path = `/api/subscription/${String(body['subscriptionId'])}?payment_intent=pi_1&redirect_status=succeeded`;
    expect((await person.get(path)).body).toMatchObject({ plan: 'free', status: 'incomplete' });
    expect(await planWhen(person)).toBe('free');
  });

  it('shows a paid subscription as soon as its page polls, also without a webhook', async () => {
    double.sendTo(null);
    const person = await shop.shopper('early');
    const { body } = await shop.subscribe(person, false);
    await shop.pay(body['clientSecret'], 'pm_card_visa');
    expect((await person.get(`/api/subscription/${String(body['subscriptionId'])}`)).body).toMatchObject({
      status: 'active',
      plan: 'premium',
      nextBillingDate: expect.any(String),
    });
    double.sendTo({ address: `${shop.server.address}/api/stripe/webhook`, secret: webhookSecret });
  });
});

const planWhen = async (person: { get: (path: string) => Promise<{ body: Record<string, unknown> }> }) =>
  (await person.get('/api/me')).body['plan'];

describe('the prices', () => {
  it('P12: are changed only to matching ones at the provider, and then shown', async () => {
    const admin = await shop.server.signedIn('chief', 'admin');
    const update = (premiumMonthlyPriceId: string, premiumAnnualPriceId: string) =>
      admin.post('/api/update-stripe-plans', { premiumMonthlyPriceId, premiumAnnualPriceId });
    const { monthly, annual } = shop.prices;
    const product = await shop.stripe.products.create({ name: 'Other' });
    const make = async (currency: string, interval: 'month' | 'year' | null, amount = 500): Promise<string> =>
      (
        await shop.stripe.prices.create({
          product: product.id,
          currency,
          unit_amount: amount,
          ...(interval === null ? {} : { recurring: { interval } }),
        })
      ).id;
    const [once, euro, archived] = [await make('usd', null), await make('eur', 'year'), await make('usd', 'month')];
    await shop.stripe.prices.update(archived, { active: false });
    const cases: [string, string, RegExp][] = [
      ['price_none', annual, /has no monthly price with this ID/],
      [annual, annual, /monthly price is charged every 1 year, not every month/],
      [monthly, monthly, /annual price is charged every 1 month, not every year/],
      [once, annual, /monthly price is charged once/],
      [archived, annual, /monthly price is archived/],
      [monthly, await make('usd', 'year'), /belongs to a different product/],
      [await make('eur', 'month'), euro, /must be in USD/],
    ];
    for (const [one, other, reason] of cases) {
      const { status, body } = await update(one, other);
      expect({ status, code: body['code'] }).toEqual({ status: 422, code: 'price-unfit' });
      expect(body['message']).toMatch(reason);
    }
    const [before] = await rowsOf(`SELECT stripe_price_id_monthly AS id FROM plans WHERE id = 'premium'`);
    expect(before).toEqual({ id: monthly });

    const [cheap, cheapYear] = [await make('usd', 'month', 990), await make('usd', 'year', 9900)];
    expect((await update(cheap, cheapYear)).body).toMatchObject({ plan: { price_monthly: 990, price_annual: 9900 } });
    expect(JSON.stringify((await shop.server.visitor().get('/api/subscription-plans')).body)).toContain('9900');
    await update(monthly, annual);
  });
});

describe('the hourly reconciliation', () => {
  it('P5: makes up for a lost webhook within the hour, on one of two servers', async () => {
    double.sendTo(null);
    const person = await shop.shopper('forgotten');
    const { body } = await shop.subscribe(person, false);
    await shop.pay(body['clientSecret'], 'pm_card_visa');
    expect(await planWhen(person)).toBe('free');
    expect(await reconciled()).toEqual([]);
    expect(await planWhen(person)).toBe('premium');
    double.sendTo({ address: `${shop.server.address}/api/stripe/webhook`, secret: webhookSecret });
  });

  it('completes a refund that could not be sent to the provider', async () => {
    const person = await shop.subscriber('patient');
    double.faults.push({ on: 'refunds.create', is: 500 });
    expect(await person.post('/api/subscription/refund')).toMatchObject({
      status: 503,
      body: { message: expect.stringMatching(/^We have recorded it\./) },
    });
    expect(await planWhen(person)).toBe('premium');
    expect(await rowsOf('SELECT ended_by FROM subscriptions WHERE user_id = $1', person.id)).toEqual([
      { ended_by: 'refund' },
    ]);
    shop.server.pass(60);
    expect(await reconciled()).toEqual([]);
    expect(await planWhen(person)).toBe('free');
    expect(await rowsOf('SELECT status, refunded_cents FROM transactions WHERE user_id = $1', person.id)).toEqual([
      { status: 'refunded', refunded_cents: 1499 },
    ]);
  });

  it('announces an annual renewal between 30 and 16 days before, once', async () => {
    const person = await shop.subscriber('yearling', true);
    const reminders = async (): Promise<number> => {
      await reconciled();
      await shop.server.services.mail.work();
      return shop.server.shown.filter((mail) => /To: yearling@.*\nSubject: Your subscription renews on/.test(mail))
        .length;
    };
    await shop.passDays(330);
    expect(await reminders()).toBe(0);
    await shop.passDays(7);
    expect(await reminders()).toBe(1);
    await shop.passDays(5);
    expect(await reminders()).toBe(1);
    await person.post('/api/subscription/cancel');
    expect((await person.get('/api/subscription')).body).toMatchObject({ subscription: { cancelAtPeriodEnd: true } });
  });

  it('ends the subscription of a deleted account, and keeps its invoices without personal data', async () => {
    const person = await shop.subscriber('departing');
    const [{ stripe_id: customer } = {}] = await rowsOf(
      'SELECT stripe_id FROM customers WHERE user_id = $1',
      person.id,
    );
    double.faults.push({ on: 'customers.del', is: 500 }, { on: 'customers.del', is: 500 });
    expect((await person.post('/api/account/delete', { password })).status).toBe(200);
    const owed = 'SELECT subject FROM obligations WHERE fulfilled_at IS NULL';
    expect(await rowsOf(owed)).toEqual([{ subject: customer }]);
    shop.server.pass(3_600);
    expect(await reconciled()).toEqual([]);
    expect(await rowsOf(owed)).toEqual([]);
    const left = [...double.world.tables.subscription.values()].filter((each) => each.customer === customer);
    expect(left.map(({ status }) => status)).toEqual(['canceled']);
    const [invoice] = await rowsOf(
      `SELECT i.user_id, i.amount_cents FROM invoices i JOIN transactions t USING (created_at) WHERE i.user_id IS NULL AND t.user_id IS NULL`,
    );
    expect(invoice).toEqual({ user_id: null, amount_cents: 1499 });
    expect(await rowsOf('SELECT id FROM subscriptions WHERE user_id = $1', person.id)).toEqual([]);
  });
});

const policyOf = async (address: string): Promise<string> =>
  (await createClient(address).get('/api/public/facts')).headers.get('content-security-policy') ?? '';

describe('pages', () => {
  it('W1 P1: may load the payment form of the provider only when keys are configured', async () => {
    const withKeys = await policyOf(shop.server.address);
    expect(withKeys).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(withKeys).toContain("connect-src 'self' https://api.stripe.com;");
    expect(withKeys).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;');
    expect(withKeys).not.toMatch(/script-src[^;]*unsafe/);
    const facts = await shop.server.visitor().get('/api/public/facts');
    expect(facts.body).toMatchObject({ stripePublishableKey: 'pk_test_double' });
    const bare = await startTestApp();
    try {
      expect(await policyOf(bare.address)).not.toContain('stripe');
    } finally {
      await bare.close();
    }
  });
});
