import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { openShop, type Shop, type Shopper } from '../../testing/stripe/shop.ts';
import { idOf } from '../../testing/stripe/world.ts';
import { fulfillAndSynchronize } from '../obligations/fulfill.ts';
import { reconcile } from '../reconcile.ts';
import { alertAboutUnknownCharges } from './alert.ts';
import { unknownChargeBacklog } from './store.ts';

let shop: Shop;
let double: NonNullable<Shop['double']>;
beforeAll(async () => {
  shop = await openShop();
  if (shop.double === null) throw new Error('these tests look into our double');
  double = shop.double;
}, 180_000);
beforeEach(() => shop.newClock());
afterAll(() => shop.close());

const chargeOf = async (person: Client): Promise<unknown> => (await person.get('/api/subscription')).body['charge'];
const subscriptionOf = async (shopper: Shopper): Promise<Record<string, unknown>> =>
  Object((await shop.state(shopper))['subscription']);
const toAnnual = (person: Client) => person.post('/api/subscription/switch', { isAnnual: true });
/** What the provider's script does when the cardholder answers their bank. */
const authenticate = async (clientSecret: unknown, agrees: boolean): Promise<void> => {
  const input = JSON.stringify({ clientSecret, agrees });
  const answer = await fetch(`${double.address}/double/authenticate`, { method: 'POST', body: input });
  expect(answer.status).toBe(200);
};
const useCard = async (person: Client, card: string) => {
  const { body } = await person.post('/api/subscription/card');
  const status = await shop.pay(body['clientSecret'], card);
  if (status === 'requires_action') await authenticate(body['clientSecret'], true);
  return person.call('PUT', '/api/subscription/card');
};
/** What the person was charged and got back, at the provider. */
const chargesOf = async ({ id }: Shopper) => {
  const { rows } = await shop.server.db.$client.query<{ stripe_id: string }>(
    'SELECT stripe_id FROM customers WHERE user_id = $1',
    [id],
  );
  return [...double.world.tables.charge.values()].filter(({ customer }) => idOf(customer) === rows[0]?.stripe_id);
};
const paidBy = async (person: Shopper): Promise<number[]> =>
  (await chargesOf(person)).filter(({ paid }) => paid).map(({ amount }) => amount);
const ended = async (person: Client): Promise<unknown> => {
  for (let count = 0; count < 200; count += 1) {
    const charge = await chargeOf(person);
    if (Object(charge).is !== 'working') return charge;
    await sleep(50);
  }
  throw new Error('the charge has no end');
};
/** The cardholder answers their bank about the open payment. */
const answerBank = async (person: Client, agrees: boolean): Promise<void> => {
  const { body } = await person.post('/api/subscription/confirmation');
  await authenticate(body['clientSecret'], agrees);
};

describe('a switch to annual billing', () => {
  it('by a slow bank is answered at once, followed by the page, and charged once', async () => {
    const person = await shop.subscriber('slow-bank');
    double.faults.push({ on: 'subscriptions.update', is: 'slow', ms: 6_000 });
    const began = Date.now();
    const answers = await Promise.all([toAnnual(person), toAnnual(person)]);
    expect(Date.now() - began).toBeLessThan(5_500);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toMatchObject({
        charge: { is: 'working', what: 'switch' },
        subscription: { billingPeriod: 'monthly' },
      });
    }
    expect(await person.post('/api/subscription/cancel')).toMatchObject({
      status: 409,
      body: { code: 'still-running' },
    });
    expect(await ended(person)).toBe(null);
    expect(await subscriptionOf(person)).toMatchObject({ billingPeriod: 'annual', amount: 14388 });
    expect(await paidBy(person)).toHaveLength(2);
  });

  it.each(['lost', 'reset', 500, 429] as const)('is charged once although the first answer is %s', async (is) => {
    const person = await shop.subscriber(`fault-${is}`);
    double.faults.push({ on: 'subscriptions.update', is });
    expect((await toAnnual(person)).status).toBe(200);
    expect(await ended(person)).toBe(null);
    expect(await subscriptionOf(person)).toMatchObject({ billingPeriod: 'annual' });
    expect(await paidBy(person)).toHaveLength(2);
  });

  it('that the bank wants to be confirmed waits for that, and is made by it', async () => {
    const person = await shop.subscriber('asked-at-switch');
    await useCard(person, 'pm_card_threeDSecure2Required');
    expect((await toAnnual(person)).body).toMatchObject({
      charge: { is: 'asks', what: 'switch' },
      subscription: { billingPeriod: 'monthly', status: 'active' },
    });
    expect(await paidBy(person)).toHaveLength(1);
    await answerBank(person, true);
    const { body } = await person.call('PUT', '/api/subscription/confirmation');
    expect(body).toMatchObject({ charge: null, subscription: { billingPeriod: 'annual' } });
    expect(await paidBy(person)).toHaveLength(2);
    expect(await person.post('/api/subscription/confirmation')).toMatchObject({ body: { code: 'nothing-due' } });
  });

  it('that is not confirmed, or is given up, changes and charges nothing', async () => {
    const [refuser, quitter] = [await shop.subscriber('refuser'), await shop.subscriber('quitter')];
    for (const person of [refuser, quitter]) {
      await useCard(person, 'pm_card_threeDSecure2Required');
      await toAnnual(person);
    }
    await answerBank(refuser, false);
    expect(await refuser.call('PUT', '/api/subscription/confirmation')).toMatchObject({
      status: 402,
      body: { message: 'The payment was not confirmed with your bank, so nothing was charged.' },
    });
    expect(await chargeOf(refuser)).toMatchObject({ is: 'failed', message: expect.stringContaining('not confirmed') });
    const kept = await quitter.post('/api/subscription/switch', { isAnnual: false });
    expect(kept.body).toMatchObject({ charge: null, subscription: { billingPeriod: 'monthly' } });
    for (const person of [refuser, quitter]) {
      expect(await subscriptionOf(person)).toMatchObject({ billingPeriod: 'monthly', status: 'active' });
      expect(await paidBy(person)).toHaveLength(1);
      expect((await person.post('/api/subscription/confirmation')).body).toMatchObject({ code: 'nothing-due' });
    }
  });

  it('that nobody confirms ends after a day', async () => {
    const person = await shop.subscriber('forgetful');
    await useCard(person, 'pm_card_threeDSecure2Required');
    await toAnnual(person);
    await shop.passDays(1);
    shop.server.services.charging.wake();
    await expect.poll(() => chargeOf(person)).toMatchObject({ is: 'failed' });
    expect(await paidBy(person)).toHaveLength(1);
    await expect
      .poll(async () => (await shop.server.services.mail.work(), shop.server.shown.join('\n')))
      .toMatch(/To: forgetful@.*\nSubject: Your payment was not made/);
  });

  it('is not made any more when it could not be made for ten minutes', async () => {
    const person = await shop.subscriber('given-up');
    for (let count = 0; count < 3; count += 1) double.faults.push({ on: 'subscriptions.update', is: 429 });
    expect((await toAnnual(person)).body).toMatchObject({ charge: { is: 'working' } });
    shop.server.pass(11 * 60);
    shop.server.services.charging.wake();
    expect(await ended(person)).toMatchObject({
      is: 'failed',
      message: expect.stringContaining('nothing was charged'),
    });
    double.faults.length = 0;
    expect(await paidBy(person)).toHaveLength(1);
    expect((await toAnnual(person)).body).toMatchObject({ charge: null, subscription: { billingPeriod: 'annual' } });
  });

  it('whose payment is still being made is refunded whole when the person withdraws meanwhile', async () => {
    const person = await shop.subscriber('withdrawer');
    double.faults.push({ on: 'subscriptions.update', is: 'slow', ms: 3_300 });
    expect((await toAnnual(person)).body).toMatchObject({ charge: { is: 'working' } });
    await person.post('/api/subscription/withdraw', { name: 'With Drawer', confirm: true });
    await ended(person);
    const { services } = shop.server;
    const { payments } = services;
    if (payments === null) throw new Error('the keys are set');
    for (let count = 0; count < 3; count += 1) {
      shop.server.pass(61);
      await fulfillAndSynchronize(services, payments, () => undefined);
    }
    expect((await chargesOf(person)).map(({ amount, amount_refunded: back }) => amount - back)).toEqual([0, 0]);
    expect(await shop.state(person)).toMatchObject({ plan: 'free', subscription: null });
  });

  it('does not undo a cancellation when its card is declined', async () => {
    const person = await shop.subscriber('cancelled-first');
    await useCard(person, 'pm_card_chargeCustomerFail');
    await person.post('/api/subscription/cancel');
    expect(await toAnnual(person)).toMatchObject({
      status: 402,
      body: { message: 'Your card was declined. Nothing was charged.' },
    });
    expect(await subscriptionOf(person)).toMatchObject({ cancelAtPeriodEnd: true, billingPeriod: 'monthly' });
  });
});

describe('an open invoice', () => {
  it('of a renewal that the bank wants to be confirmed is paid by the confirmation', async () => {
    const person = await shop.subscriber('asked-at-renewal');
    await useCard(person, 'pm_card_threeDSecure2Required');
    await shop.passDays(32);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'past_due' });
    const { body } = await person.post('/api/subscription/confirmation');
    expect(body).toMatchObject({ amount: 1499, currency: 'usd', paymentMethod: expect.stringMatching(/^pm_/) });
    expect(await shop.pay(body['clientSecret'], String(body['paymentMethod']))).toBe('requires_action');
    await answerBank(person, true);
    expect((await person.call('PUT', '/api/subscription/confirmation')).body).toMatchObject({
      plan: 'premium',
      subscription: { status: 'active' },
    });
    expect(await paidBy(person)).toEqual([1499, 1499]);
  });

  it('is paid with a new card whose bank is slow, or wants it to be confirmed', async () => {
    const [slow, asked] = [await shop.subscriber('slow-card'), await shop.subscriber('asked-card')];
    for (const person of [slow, asked]) await useCard(person, 'pm_card_chargeCustomerFail');
    await shop.passDays(32);
    double.sendTo(null);
    double.faults.push({ on: 'invoices.pay', is: 'slow', ms: 3_300 });
    expect((await useCard(slow, 'pm_card_mastercard')).body).toMatchObject({ charge: { is: 'working', what: 'card' } });
    expect((await useCard(asked, 'pm_card_threeDSecure2Required')).body).toMatchObject({
      charge: { is: 'asks', what: 'card' },
    });
    await answerBank(asked, true);
    await asked.call('PUT', '/api/subscription/confirmation');
    expect(await ended(slow)).toBe(null);
    for (const person of [slow, asked]) {
      expect(await subscriptionOf(person)).toMatchObject({ status: 'active' });
      expect(await paidBy(person)).toEqual([1499, 1499]);
    }
  });
});

it('what ended long ago is forgotten', async () => {
  const person = await shop.subscriber('old');
  await toAnnual(person);
  shop.server.pass(121 * 24 * 3600);
  const { services } = shop.server;
  if (services.payments === null) throw new Error('the keys are set');
  await reconcile(services, services.payments, () => undefined);
  const { rows } = await shop.server.db.$client.query('SELECT 1 FROM charge_jobs WHERE user_id = $1', [person.id]);
  expect(rows).toEqual([]);
});

it('a charge whose outcome is unknown for over an hour is a metric, and operators are told once a day', async () => {
  const { services } = shop.server;
  const person = await shop.subscriber('unknown-outcome');
  const leave = (madeAgo: string) =>
    services.db.$client.query(
      `INSERT INTO charge_jobs (id, user_id, kind, state, made_at, try_at, attempts, last_error)
       VALUES (gen_random_uuid(), $1, 'card', 'open', $2::timestamptz - $3::interval, 'infinity', 3, 'no answer')`,
      [person.id, services.clock(), madeAgo],
    );
  await leave('59 minutes');
  expect(await unknownChargeBacklog(services.db, services.clock())).toEqual({ waiting: 0, oldestAt: null });
  await alertAboutUnknownCharges(services);
  await services.db.$client.query('DELETE FROM charge_jobs WHERE user_id = $1', [person.id]);
  await leave('61 minutes');
  expect(await unknownChargeBacklog(services.db, services.clock())).toMatchObject({ waiting: 1 });
  for (const _ of [1, 2]) await alertAboutUnknownCharges(services);
  const { rows } = await services.db.$client.query(`SELECT message FROM journal WHERE kind = 'charge-unknown'`);
  const sentence = 'we do not know whether a card was charged for what is open, with a new card';
  expect(rows).toEqual([
    { message: expect.stringMatching(new RegExp(`^${sentence} \\(.*, 3 attempts\\): no answer$`)) },
  ]);
});
