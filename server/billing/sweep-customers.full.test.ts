import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#contract/product/durations.ts';
import { failRefund } from '../testing/stripe/operations/charges.ts';
import { openShop, type Shop, type Shopper, webhookSecret } from '../testing/stripe/shop.ts';
import { password } from '../testing/test-app.ts';
import { fulfillAndSynchronize } from './obligations/fulfill.ts';
import { labels } from './provider/labels.ts';
import type { Payments } from './provider/payments.ts';
import { workOnMoney } from './reconcile.ts';
import { findCustomer } from './records/store.ts';
import { sweep } from './sweep.ts';

let shop: Shop;
let payments: Payments;
beforeAll(async () => {
  shop = await openShop();
  if (shop.server.services.payments === null) throw new Error('the keys are set');
  ({ payments } = shop.server.services);
}, 180_000);
// Each test has the customers of its own clock.
beforeEach(() => shop.newClock());
afterAll(() => shop.close());

const swept = (): ReturnType<typeof sweep> => sweep(shop.server.services, payments);
const fulfilled = (): Promise<void> =>
  fulfillAndSynchronize(shop.server.services, payments, (error) => {
    throw error;
  });
const query = (text: string, values: readonly string[]) => shop.server.db.$client.query(text, [...values]);
/** What a restore from an older copy does to somebody who had no customer then. */
const forget = async ({ id }: Shopper): Promise<string> => {
  const customer = (await findCustomer(shop.server.db, id)) ?? '';
  await query('DELETE FROM customers WHERE user_id = $1', [id]);
  await query('DELETE FROM subscriptions WHERE user_id = $1', [id]);
  return customer;
};
const newCustomer = async (userId: string): Promise<string> => {
  const clock = payments.testClock === undefined ? {} : { test_clock: payments.testClock };
  return (await shop.stripe.customers.create({ metadata: { [labels.user]: userId }, ...clock })).id;
};
const isDeleted = async (customer: string): Promise<boolean> =>
  (await shop.stripe.customers.retrieve(customer)).deleted === true;

describe('a customer whom we do not know', () => {
  it('belongs to the account again that the label names, so that it is deleted with the account', async () => {
    const person = await shop.shopper('back');
    await shop.subscribe(person, false);
    const customer = await forget(person);
    expect(await swept()).toEqual({ strays: [], failed: 0 });
    expect(await findCustomer(shop.server.db, person.id)).toBe(customer);
    await person.post('/api/account/delete', { password });
    expect(await isDeleted(customer)).toBe(true);
  });

  it('is deleted at the provider if the account was erased, and paid back what was charged since', async () => {
    const person = await shop.shopper('erased');
    const begun = await shop.subscribe(person, false);
    const customer = await forget(person);
    await person.post('/api/account/delete', { password });
    shop.server.pass(60);
    expect(await isDeleted(customer)).toBe(false);
    await shop.passDays(0.1);
    expect(await shop.pay(begun.body['clientSecret'], 'pm_card_visa')).toBe('succeeded');
    expect(await swept()).toMatchObject({ failed: 0 });
    await fulfilled();
    shop.server.pass(3_600);
    await fulfilled();
    expect(await isDeleted(customer)).toBe(true);
    expect((await shop.stripe.charges.list({ customer })).data).toMatchObject([{ refunded: true }]);
  });

  it('is only reported if the label names nobody, because it may be another site’s', async () => {
    const customer = await newCustomer(randomUUID());
    expect(await swept()).toEqual({ strays: [{ is: 'customer-without-account', customer }], failed: 0 });
    await fulfilled();
    expect(await isDeleted(customer)).toBe(false);
  });

  it('is deleted if the account has another one meanwhile and does not pay with this one', async () => {
    const person = await shop.subscriber('second-idle');
    const [present, customer] = [await findCustomer(shop.server.db, person.id), await newCustomer(person.id)];
    await swept();
    await fulfilled();
    expect([await isDeleted(customer), await findCustomer(shop.server.db, person.id)]).toEqual([true, present]);
  });

  it('takes the place of another one if only this one pays', async () => {
    const person = await shop.subscriber('second-pays');
    const paying = await forget(person);
    const idle = await newCustomer(person.id);
    await query('INSERT INTO customers (user_id, stripe_id, created_at) VALUES ($1, $2, now())', [person.id, idle]);
    expect(await swept()).toEqual({ strays: [], failed: 0 });
    await fulfilled();
    expect(await findCustomer(shop.server.db, person.id)).toBe(paying);
    expect([await isDeleted(paying), await isDeleted(idle)]).toEqual([false, true]);
    expect((await person.get('/api/subscription')).body).toMatchObject({ plan: 'premium' });
  });
});

it('sells nobody a second subscription whose first one we do not know, as after a restore', async () => {
  const person = await shop.subscriber('forgotten');
  await query('DELETE FROM subscriptions WHERE user_id = $1', [person.id]);
  await query("UPDATE users SET subscription_status = 'none' WHERE id = $1", [person.id]);
  expect((await shop.subscribe(person, true)).body).toMatchObject({ code: 'already-subscribed' });
  const customer = (await findCustomer(shop.server.db, person.id)) ?? '';
  expect((await shop.stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
  expect((await person.get('/api/subscription')).body).toMatchObject({ plan: 'premium' });
});

it('finds the customer of somebody who buys between a restore and the first sweep', async () => {
  const person = await shop.shopper('between');
  const customer = await newCustomer(person.id);
  const { db, services } = shop.server;
  await query('DELETE FROM chores', []);
  const takenAt = new Date(services.clock().getTime() - 30 * dayMs).toISOString();
  await query("INSERT INTO chores (name, done_at) VALUES ('restored-copy', $1)", [takenAt]);
  expect((await shop.subscribe(person, true)).status).toBe(200);
  expect(await findCustomer(db, person.id)).toBe(customer);
  await query('DELETE FROM chores', []);
});

it.each(['refund', 'withdraw'])(
  'gives back what was paid last if a restore has brought an older subscription back: %s',
  async (what) => {
    const person = await shop.subscriber(`older-${what}`);
    const customer = (await findCustomer(shop.server.db, person.id)) ?? '';
    const rowsOf = async (table: string): Promise<unknown[]> =>
      (await query(`SELECT * FROM ${table} WHERE user_id = $1`, [person.id])).rows;
    const copied = { subscriptions: await rowsOf('subscriptions'), transactions: await rowsOf('transactions') };
    const [first] = (await shop.stripe.subscriptions.list({ customer })).data;
    await shop.stripe.subscriptions.cancel(first?.id ?? '');
    await shop.settle(person);
    await shop.pay((await shop.subscribe(person, true)).body['clientSecret'], 'pm_card_visa');
    await shop.settle(person);
    const [charge] = (await shop.stripe.charges.list({ customer })).data;
    for (const [table, rows] of Object.entries(copied)) {
      await query(`DELETE FROM ${table} WHERE user_id = $1`, [person.id]);
      for (const row of rows)
        await query(`INSERT INTO ${table} SELECT * FROM json_populate_record(NULL::${table}, $1)`, [
          JSON.stringify(row),
        ]);
    }
    await query('DELETE FROM chores', []);
    await query("INSERT INTO chores (name, done_at) VALUES ('restored-copy', $1)", [
      new Date(shop.server.services.clock().getTime() - dayMs).toISOString(),
    ]);
    const input = what === 'withdraw' ? { name: 'Con Sumer', confirm: true } : undefined;
    expect((await person.post(`/api/subscription/${what}`, input)).status).toBe(200);
    expect(await shop.stripe.charges.retrieve(charge?.id ?? '')).toMatchObject({ amount: 14388, refunded: true });
    expect((await shop.stripe.subscriptions.list({ customer })).data).toEqual([]);
    await query('DELETE FROM chores', []);
  },
);

it.each([
  ['after a restore', null, 0],
  ['after a month without a server', 31, 0],
  ['a day later', 1, 1499],
])('fetches the state of everybody if old events are not listed any more: %s', async (when, days, kept) => {
  const { services, db } = shop.server;
  const { id } = await shop.subscriber(when.replaceAll(' ', '-'));
  await query('UPDATE transactions SET refunded_cents = 1499 WHERE user_id = $1', [id]);
  const since = days === null ? null : new Date(services.clock().getTime() - days * dayMs);
  await sweep(services, payments, undefined, since);
  const { rows } = await db.$client.query('SELECT refunded_cents FROM transactions WHERE user_id = $1', [id]);
  expect(rows).toEqual([{ refunded_cents: kept }]);
});

it.each(['present', 'departed'])(
  'fetches what is not listed any more if no run about events was complete for a month, though a sweep was: %s',
  async (whom) => {
    const { services, db } = shop.server;
    const person = await shop.subscriber(`missed-${whom}`);
    const customer = (await findCustomer(db, person.id)) ?? '';
    expect((await person.post('/api/subscription/refund')).status).toBe(200);
    const [charge] = (await shop.stripe.charges.list({ customer })).data;
    if (whom === 'departed') await person.post('/api/account/delete', { password });
    await shop.double?.delivered();
    await workOnMoney(services, payments, () => undefined);
    shop.double?.sendTo(null);
    const [refund] = (await shop.stripe.refunds.list({ charge: charge?.id ?? '' })).data;
    if (shop.double !== null) failRefund(shop.double.world, refund?.id ?? '');
    const daysAgo = (days: number): string => new Date(services.clock().getTime() - days * dayMs).toISOString();
    await shop.passDays(31);
    await query("UPDATE chores SET done_at = $1, leased_until = NULL WHERE name = 'reconcile'", [daysAgo(31.1)]);
    await query("UPDATE chores SET done_at = $1, leased_until = NULL WHERE name = 'sweep'", [daysAgo(2)]);
    shop.double?.sendTo({ address: `${shop.server.address}/api/stripe/webhook`, secret: webhookSecret });
    for (let run = 0; run < 3; run += 1) {
      await workOnMoney(services, payments, () => undefined);
      shop.server.pass(3_700);
    }
    expect((await shop.stripe.charges.retrieve(charge?.id ?? '')).refunded).toBe(true);
  },
);

it('refunds a payment in a form that was still open when the account had been deleted', async () => {
  const person = await shop.subscriber('late', false, 'pm_card_visa_chargeDeclined');
  const begun = await shop.subscribe(person, false);
  const customer = (await findCustomer(shop.server.db, person.id)) ?? '';
  if (shop.double !== null) shop.double.keyIs = 'restricted';
  await person.post('/api/account/delete', { password });
  if (shop.double !== null) shop.double.keyIs = 'valid';
  await shop.passDays(0.01);
  expect(await shop.pay(begun.body['clientSecret'], 'pm_card_visa')).toBe('succeeded');
  await shop.double?.delivered();
  await fulfilled();
  shop.server.pass(3_600);
  await fulfilled();
  expect((await shop.stripe.charges.list({ customer })).data.filter(({ paid }) => paid)).toMatchObject([
    { refunded: true },
  ]);
  expect(await isDeleted(customer)).toBe(true);
});
