import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { authenticate } from '../../testing/stripe/authenticate.ts';
import { openInvoice, periodLine } from '../../testing/stripe/bill.ts';
import { openShop, type Shop, type Shopper } from '../../testing/stripe/shop.ts';
import { idOf } from '../../testing/stripe/world.ts';
import { reconcile } from '../reconcile.ts';

let shop: Shop;
let double: NonNullable<Shop['double']>;
beforeAll(async () => {
  shop = await openShop();
  if (shop.double === null) throw new Error('these tests look into our double');
  double = shop.double;
}, 180_000);
beforeEach(() => shop.newClock());
afterAll(() => shop.close());

const mailsTo = async (name: string): Promise<string[]> => {
  await shop.server.services.mail.work();
  return shop.server.shown.filter((mail) => mail.includes(`To: ${name}@example.org`));
};
const subscriptionsOf = async ({ id }: Shopper) => {
  const { rows } = await shop.server.db.$client.query<{ stripe_id: string }>(
    'SELECT stripe_id FROM subscriptions WHERE user_id = $1 AND stripe_id IS NOT NULL ORDER BY created_at',
    [id],
  );
  return rows.map(({ stripe_id: stripeId }) => double.world.get('subscription', stripeId));
};
const subscriptionOf = async (shopper: Shopper): Promise<Record<string, unknown>> =>
  Object((await shop.state(shopper))['subscription']);

it('another choice before the first payment ends the first subscription, also when that was interrupted', async () => {
  const person = await shop.shopper('chooser');
  await shop.subscribe(person, false);
  double.faults.push({ on: 'subscriptions.cancel', is: 'refused', status: 400, code: 'lock_timeout' });
  expect((await shop.subscribe(person, true)).status).toBe(503);
  for (const isAnnual of [true, false, true])
    expect((await shop.subscribe(person, isAnnual)).body).toMatchObject({ is: 'pay', amount: isAnnual ? 14388 : 1499 });
  const statuses = (await subscriptionsOf(person)).map(({ status }) => status);
  expect(statuses).toEqual(['canceled', 'canceled', 'canceled', 'incomplete']);
});

it('a subscription names its billing mode', async () => {
  const person = await shop.subscriber('modal');
  expect((await subscriptionsOf(person)).map(({ billing_mode: mode }) => mode.type)).toEqual(['flexible']);
});

it('a planned change is paid with the card, also one that was changed after it was planned', async () => {
  const [keeper, changer] = [await shop.subscriber('keeper', true), await shop.subscriber('changer', true)];
  for (const person of [keeper, changer]) await person.post('/api/subscription/switch', { isAnnual: false });
  const { body } = await changer.post('/api/subscription/card');
  await shop.pay(body['clientSecret'], 'pm_card_mastercard');
  await changer.call('PUT', '/api/subscription/card');
  await shop.passDays(367);
  for (const [person, last4] of [
    [keeper, '4242'],
    [changer, '4444'],
  ] as const)
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', billingPeriod: 'monthly', card: { last4 } });
  expect((await mailsTo('keeper')).some((mail) => mail.includes('a different card'))).toBe(false);
});

it('the planned price and period are in the panel and in the reminder, whatever the plan costs by then', async () => {
  const person = await shop.subscriber('planner', true);
  await person.post('/api/subscription/switch', { isAnnual: false });
  const { $client: sql } = shop.server.db;
  await sql.query(`UPDATE plans SET price_monthly_cents = 1999 WHERE id = 'premium'`);
  expect(await subscriptionOf(person)).toMatchObject({ nextPeriod: { billingPeriod: 'monthly', amount: 1499 } });
  await sql.query(`UPDATE plans SET price_monthly_cents = 1499 WHERE id = 'premium'`);
  await shop.passDays(345);
  const { services } = shop.server;
  if (services.payments === null) throw new Error('the keys are set');
  await reconcile(services, services.payments, () => undefined);
  const reminder = (await mailsTo('planner')).find((mail) => mail.includes('Subject: Your subscription renews'));
  expect(reminder?.replaceAll(/\s+/g, ' ')).toContain(
    'by the month, as you chose: from that day on, you pay $14.99 a month',
  );
  expect(reminder).not.toContain('143.88');
});

it('the grace period counts from the first unpaid invoice', async () => {
  const person = await shop.subscriber('grace');
  const [before] = await subscriptionsOf(person);
  const { body } = await person.post('/api/subscription/card');
  await shop.pay(body['clientSecret'], 'pm_card_chargeCustomerFail');
  await person.call('PUT', '/api/subscription/card');
  await shop.passDays(32);
  expect(await subscriptionOf(person)).toMatchObject({ status: 'past_due' });
  expect((await person.get('/api/me')).body['plan']).toBe('premium');
  // An operator's settings may keep the subscription and bill the next period.
  await shop.passDays(7);
  const [price] = (before?.items.data ?? []).map((item) => item.price);
  if (before === undefined || price === undefined) throw new Error('there is a subscription with a price');
  openInvoice(double.world, before, [periodLine(price, before.created, before.created + 1)], 'subscription_cycle');
  await shop.settle(person);
  expect((await person.get('/api/me')).body['plan']).toBe('free');
});

it('the mail about a failed renewal links the invoice, where the payment can be confirmed', async () => {
  const person = await shop.subscriber('asked-later', false, 'pm_card_visa');
  const { body } = await person.post('/api/subscription/card');
  expect(await shop.pay(body['clientSecret'], 'pm_card_threeDSecure2Required')).toBe('requires_action');
  authenticate(double.world, String(body['clientSecret']).split('_secret_')[0] ?? '', true);
  await person.call('PUT', '/api/subscription/card');
  await shop.passDays(32);
  const [subscription] = await subscriptionsOf(person);
  const mail = (await mailsTo('asked-later')).find((text) => text.includes('Subject: Your payment did not go through'));
  expect(mail).toContain(`https://invoice.stripe.com/i/${idOf(subscription?.latest_invoice)}`);
  expect(mail).not.toContain('was declined');
});

it('the refund of our own accord is given once, the legal withdrawal always', async () => {
  const person = await shop.subscriber('twice');
  expect((await mailsTo('twice')).some((mail) => mail.includes('get a refund of this payment'))).toBe(true);
  expect((await person.post('/api/subscription/refund')).status).toBe(200);
  await shop.settle(person);
  shop.server.shown.length = 0;
  const again = await shop.subscribe(person, false);
  await shop.pay(again.body['clientSecret'], 'pm_card_visa');
  await shop.settle(person);
  expect(await subscriptionOf(person)).toMatchObject({ refund: null, withdrawUntil: expect.any(String) });
  expect((await mailsTo('twice')).some((mail) => mail.includes('get a refund of this payment'))).toBe(false);
  expect(await person.post('/api/subscription/refund')).toMatchObject({ status: 409, body: { code: 'too-late' } });
  const withdrawn = await person.post('/api/subscription/withdraw', { name: 'Twice Asked', confirm: true });
  expect(withdrawn).toMatchObject({ status: 200, body: { plan: 'free' } });
});

it('an invoice is asked for anew when it is opened, because its address expires', async () => {
  const [person, stranger] = [await shop.subscriber('reader'), await shop.shopper('stranger')];
  const [invoice] = Object((await person.get('/api/subscription/invoices')).body)['invoices'];
  const { $client: sql } = shop.server.db;
  const { rows } = await sql.query<{ address: string }>(
    `UPDATE invoices SET address = 'https://invoice.stripe.com/i/expired' FROM invoices before
     WHERE invoices.id = $1 AND before.id = invoices.id RETURNING before.address`,
    [invoice.id],
  );
  const open = async ({ cookie }: Shopper): Promise<[number, string | null]> => {
    const { status, headers } = await fetch(`${shop.server.address}${invoice.address}`, {
      headers: { cookie },
      redirect: 'manual',
    });
    return [status, headers.get('location')];
  };
  expect(await open(person)).toEqual([302, rows[0]?.address]);
  expect(await open(stranger)).toEqual([404, null]);
  double.faults.push({ on: 'invoices.retrieve', is: 500 }, { on: 'invoices.retrieve', is: 500 });
  expect(await open(person)).toEqual([302, 'https://invoice.stripe.com/i/expired']);
});
