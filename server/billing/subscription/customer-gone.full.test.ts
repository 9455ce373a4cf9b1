import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTestMode } from '../../testing/stripe/refusal.ts';
import { makePrices, openShop, type Shop, type Shopper } from '../../testing/stripe/shop.ts';
import { password } from '../../testing/test-app.ts';
import { fulfillDue } from '../obligations/fulfill.ts';
import type { Payments } from '../provider/payments.ts';
import { synchronize } from '../synchronize/synchronize.ts';

let shop: Shop;
let double: NonNullable<Shop['double']>;
let payments: Payments;
beforeAll(async () => {
  shop = await openShop();
  if (shop.double === null || shop.server.services.payments === null) throw new Error('these tests use our double');
  double = shop.double;
  ({ payments } = shop.server.services);
}, 180_000);
beforeEach(async () => {
  payments.isLive = false;
  double.world.account = 'acct_double';
  await shop.newClock();
});
afterAll(() => shop.close());

const customerOf = async ({ id }: Shopper): Promise<string> => {
  const { rows } = await shop.server.db.$client.query<{ stripe_id: string }>(
    'SELECT stripe_id FROM customers WHERE user_id = $1',
    [id],
  );
  return rows[0]?.stripe_id ?? '';
};
const count = async (table: 'invoices' | 'transactions', { id }: Shopper): Promise<number> =>
  (await shop.server.db.$client.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [id])).rowCount ?? 0;
const buys = async (person: Shopper): Promise<void> => {
  const begun = await shop.subscribe(person, false);
  expect(begun).toMatchObject({ status: 200, body: { is: 'pay' } });
  expect(await shop.pay(begun.body['clientSecret'], 'pm_card_visa')).toBe('succeeded');
  await shop.settle(person);
  expect((await person.get('/api/subscription')).body).toMatchObject({ plan: 'premium' });
};

/** The operator sets the keys of live mode, or (without a hint) of another account. */
const setKeys = async ({ isLive, hint = null }: { isLive: boolean; hint?: string | null }): Promise<void> => {
  await double.delivered();
  double.world.leave(hint);
  payments.isLive = isLive;
  await shop.newClock();
  const { monthly, annual } = await makePrices(shop.stripe);
  await shop.server.db.$client.query(
    `UPDATE plans SET stripe_price_id_monthly = $1, stripe_price_id_annual = $2 WHERE id = 'premium'`,
    [monthly, annual],
  );
};

describe('a customer who was deleted at the provider', () => {
  it('loses the subscription, keeps the invoices, and is made anew with the next one', async () => {
    const person = await shop.subscriber('deleted-there');
    const before = await customerOf(person);
    await shop.stripe.customers.del(before);
    await shop.settle(person);
    expect((await person.get('/api/subscription')).body).toMatchObject({ plan: 'free', subscription: null });
    await buys(person);
    expect(await customerOf(person)).not.toBe(before);
    expect(await count('invoices', person)).toBe(2);
  });

  it('is made anew for a payment that had only begun', async () => {
    const person = await shop.shopper('begun');
    await shop.subscribe(person, false);
    const events = { address: `${shop.server.address}/api/stripe/webhook`, secret: 'whsec_of_the_double' };
    double.sendTo(null);
    await shop.stripe.customers.del(await customerOf(person));
    double.sendTo(events);
    await buys(person);
    expect(await count('transactions', person)).toBe(1);
  });

  it('is told that there is no subscription, not that the provider is away', async () => {
    const person = await shop.subscriber('card-there');
    double.sendTo(null);
    await shop.stripe.customers.del(await customerOf(person));
    for (const [method, path] of [
      ['POST', '/api/subscription/card'],
      ['POST', '/api/subscription/cancel'],
    ] as const)
      expect(await person.call(method, path)).toMatchObject({ status: 409, body: { code: 'no-subscription' } });
    double.sendTo({ address: `${shop.server.address}/api/stripe/webhook`, secret: 'whsec_of_the_double' });
  });
});

describe('a customer of test mode, after the keys of live mode were set', () => {
  it('has no Premium from a trial, and is made anew with the next subscription', async () => {
    const person = await shop.subscriber('trial');
    const other = await shop.subscriber('other-trial');
    const [before, idle] = [await customerOf(person), await customerOf(other)];
    await setKeys({ isLive: true, hint: inTestMode });
    await buys(person);
    expect(await customerOf(person)).not.toBe(before);
    expect([await count('invoices', person), await count('transactions', person)]).toEqual([1, 1]);
    // What a sweep does for somebody who does not come back: no failure that would keep it from ending.
    expect(await synchronize(shop.server.services, payments, idle)).toBe(true);
    expect((await other.get('/api/subscription')).body).toMatchObject({ plan: 'free' });
  });

  it('is not deleted at the provider, and that is not owed for ever', async () => {
    const person = await shop.subscriber('trial-leaver');
    await setKeys({ isLive: true, hint: inTestMode });
    await person.post('/api/account/delete', { password });
    const { rows } = await shop.server.db.$client.query('SELECT proof FROM obligations WHERE fulfilled_at IS NOT NULL');
    expect(rows).toContainEqual({ proof: 'it was a trial in test mode, where no money moves' });
  });
});

describe('a customer of live mode', () => {
  it('is not lost, nor anything owed to them, while keys of test mode are set', async () => {
    payments.isLive = true;
    const [person, leaver] = [await shop.subscriber('real'), await shop.subscriber('real-leaver')];
    const before = await customerOf(person);
    await setKeys({ isLive: false });
    await expect(synchronize(shop.server.services, payments, before)).rejects.toThrow('No such customer');
    expect((await person.get('/api/subscription')).body).toMatchObject({ plan: 'premium' });
    await shop.server.db.$client.query(`UPDATE subscriptions SET is_current = false WHERE user_id = $1`, [person.id]);
    expect(await shop.subscribe(person, false)).toMatchObject({ status: 503 });
    expect(await customerOf(person)).toBe(before);
    const customer = await customerOf(leaver);
    await leaver.post('/api/account/delete', { password });
    shop.server.pass(3_600);
    await fulfillDue(shop.server.services, payments, customer);
    const { rows } = await shop.server.db.$client.query(
      'SELECT fulfilled_at, last_error FROM obligations WHERE customer = $1',
      [customer],
    );
    expect(rows).toEqual([
      {
        fulfilled_at: null,
        last_error:
          'owed in live mode of account acct_double, and the configured keys are of test mode of account acct_double',
      },
    ]);
  });
});
