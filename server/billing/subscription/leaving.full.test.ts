import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failRefund } from '../../testing/stripe/operations/charges.ts';
import { openShop, type Shop, type Shopper } from '../../testing/stripe/shop.ts';
import { idOf } from '../../testing/stripe/world.ts';
import { password } from '../../testing/test-app.ts';
import { alertAboutOverdue } from '../obligations/alert.ts';
import { reconcile } from '../reconcile.ts';

let shop: Shop;
let double: NonNullable<Shop['double']>;
beforeAll(async () => {
  shop = await openShop({ environment: { CONTACT_EMAIL: 'desk@parsewell.example' } });
  if (shop.double === null) throw new Error('these tests look into our double');
  double = shop.double;
}, 180_000);
beforeEach(() => shop.newClock());
afterAll(() => shop.close());

const customerOf = async ({ id }: Shopper): Promise<string> => {
  const { rows } = await shop.server.db.$client.query<{ stripe_id: string }>(
    'SELECT stripe_id FROM customers WHERE user_id = $1',
    [id],
  );
  return rows[0]?.stripe_id ?? '';
};
const chargesOf = (customer: string) =>
  [...double.world.tables.charge.values()].filter((charge) => idOf(charge.customer) === customer && charge.paid);
const kept = (customer: string): number =>
  chargesOf(customer).reduce((sum, charge) => sum + charge.amount - charge.amount_refunded, 0);
const isGone = (customer: string): boolean => double.world.deletedCustomers.has(customer);
const leave = (person: Shopper, wantsRefund?: boolean) =>
  person.post('/api/account/delete', { password, ...(wantsRefund === undefined ? {} : { wantsRefund }) });
const work = async (): Promise<void> => {
  await double.delivered();
  shop.server.pass(3_601);
  const { services } = shop.server;
  if (services.payments === null) throw new Error('the keys are set');
  await reconcile(services, services.payments, (error) => {
    throw error;
  });
  await double.delivered();
};
const overdue = async (): Promise<string[]> => {
  await alertAboutOverdue(shop.server.services);
  const { rows } = await shop.server.db.$client.query<{ message: string }>(
    "SELECT message FROM journal WHERE kind = 'obligation-overdue'",
  );
  return rows.map(({ message }) => message);
};
const ofSubscription = (customer: string) =>
  [...double.world.tables.subscription.values()].find((each) => idOf(each.customer) === customer);
const owedRefunds = async (charge: string): Promise<number> => {
  const { rows } = await shop.server.db.$client.query<{ owed: number }>(
    'SELECT count(*)::int AS owed FROM obligations WHERE subject = $1 AND fulfilled_at IS NULL',
    [charge],
  );
  return rows[0]?.owed ?? -1;
};
const until = async (isTrue: () => boolean): Promise<void> => {
  for (let count = 0; count < 200 && !isTrue(); count += 1) await sleep(25);
  expect(isTrue()).toBe(true);
};

describe('deleting an account within the refund period', () => {
  it('offers the refund, and gives it only to those who want it', async () => {
    const [wanting, plain] = [await shop.subscriber('wanting'), await shop.subscriber('plain')];
    const [first, second] = [await customerOf(wanting), await customerOf(plain)];
    expect((await wanting.get('/api/subscription')).body).toMatchObject({
      subscription: { refundAtDeletion: { amount: 1499, until: expect.any(String) } },
    });
    expect((await leave(wanting, true)).status).toBe(200);
    expect((await leave(plain)).status).toBe(200);
    await work();
    expect([kept(first), kept(second)]).toEqual([0, 1499]);
    expect([isGone(first), isGone(second)]).toEqual([true, true]);
  });

  it('owes the refund when the provider refuses it, and deletes the customer after it', async () => {
    const person = await shop.subscriber('refused-at-first');
    const customer = await customerOf(person);
    double.faults.push({ on: 'refunds.create', is: 'refused', status: 400, code: 'balance_insufficient' });
    expect((await leave(person, true)).status).toBe(200);
    expect([kept(customer), isGone(customer)]).toEqual([1499, false]);
    await work();
    expect([kept(customer), isGone(customer)]).toEqual([0, true]);
  });

  it('offers it by the right to withdraw to somebody who has used the refund before', async () => {
    const person = await shop.subscriber('again');
    expect((await person.post('/api/subscription/refund')).status).toBe(200);
    await shop.settle(person);
    const customer = await customerOf(person);
    const { body } = await shop.subscribe(person, false);
    await shop.pay(body['clientSecret'], 'pm_card_visa');
    await shop.settle(person);
    expect((await person.get('/api/subscription')).body).toMatchObject({
      subscription: { refund: null, refundAtDeletion: { amount: 1499 } },
    });
    await leave(person, true);
    await work();
    expect(kept(customer)).toBe(0);
  });

  it('deletes nothing when there is nothing to refund any more', async () => {
    const person = await shop.subscriber('late');
    await shop.passDays(15);
    expect((await person.get('/api/subscription')).body).toMatchObject({ subscription: { refundAtDeletion: null } });
    expect(await leave(person, true)).toMatchObject({ status: 409, body: { code: 'too-late' } });
    expect((await person.get('/api/me')).status).toBe(200);
    expect((await leave(person)).status).toBe(200);
  });
});

describe('deleting an account shortly before a renewal', () => {
  it('stops an invoice that is a draft already, even while the provider does not delete the customer', async () => {
    const person = await shop.subscriber('draft-leaver');
    const customer = await customerOf(person);
    const end = ofSubscription(customer)?.items.data[0]?.current_period_end ?? 0;
    await shop.passDays((end - double.world.nowOf(customer)) / (24 * 3600) + 0.01);
    double.faults.push({ on: 'customers.del', is: 500 }, { on: 'customers.del', is: 500 });
    expect((await leave(person)).status).toBe(200);
    expect(isGone(customer)).toBe(false);
    await shop.passDays(0.5);
    expect(chargesOf(customer)).toHaveLength(1);
    await work();
    expect([chargesOf(customer).length, isGone(customer)]).toEqual([1, true]);
  });

  it.each([
    ['gives back what is charged later and disputed at once, when its bank decides for us', 'winning_evidence', 1],
    ['reports what is charged later and disputed at once, until its bank has returned it', 'losing_evidence', 0],
  ])('%s', async (_what, evidence, refunds) => {
    const person = await shop.subscriber(`disputing-${refunds}`, false, 'pm_card_createDispute');
    const customer = await customerOf(person);
    double.faults.push({ on: 'customers.del', is: 500 }, { on: 'customers.del', is: 500 });
    expect((await leave(person)).status).toBe(200);
    await shop.passDays(32);
    const charge = chargesOf(customer).at(-1);
    expect(chargesOf(customer)).toHaveLength(2);
    await work();
    await work();
    expect(isGone(customer)).toBe(true);
    expect(await overdue()).toContainEqual(
      expect.stringMatching(new RegExp(`\\(${charge?.id ?? 'none'}, .*accept the dispute at the provider`)),
    );
    const [dispute] = (await shop.stripe.disputes.list({ charge: charge?.id ?? '' })).data;
    await shop.stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: evidence }, submit: true });
    await work();
    await work();
    expect((await shop.stripe.refunds.list({ charge: charge?.id ?? '' })).data).toHaveLength(refunds);
    expect(await owedRefunds(charge?.id ?? '')).toBe(0);
  });
});

describe('deleting an account while a card is charged', () => {
  it('by a bank that answers later charges nothing', async () => {
    const person = await shop.subscriber('slow-leaver');
    const customer = await customerOf(person);
    await shop.passDays(1);
    double.faults.push({ on: 'subscriptions.update', is: 'slow', ms: 1_500 });
    const switching = person.post('/api/subscription/switch', { isAnnual: true });
    await until(() => !double.faults.some(({ on }) => on === 'subscriptions.update'));
    expect((await leave(person)).status).toBe(200);
    await switching;
    await work();
    expect([kept(customer), isGone(customer)]).toEqual([1499, true]);
  });

  it('whose answer was lost gives back what was charged', async () => {
    const person = await shop.subscriber('lost-leaver');
    const customer = await customerOf(person);
    await shop.passDays(1);
    double.faults.push({ on: 'subscriptions.update', is: 'lost' });
    const switching = person.post('/api/subscription/switch', { isAnnual: true });
    await until(() => chargesOf(customer).length === 2);
    expect((await leave(person)).status).toBe(200);
    await switching;
    await work();
    await work();
    expect([kept(customer), isGone(customer)]).toEqual([1499, true]);
  });

  it('leaves no form that could still be paid', async () => {
    const person = await shop.shopper('form-leaver');
    const { body } = await shop.subscribe(person, false);
    const customer = await customerOf(person);
    expect((await leave(person)).status).toBe(200);
    expect(await shop.pay(body['clientSecret'], 'pm_card_visa')).not.toBe('succeeded');
    expect([kept(customer), isGone(customer)]).toEqual([0, true]);
  });

  it('gives back what a form paid in the same moment', async () => {
    const person = await shop.shopper('quick-payer');
    const { body } = await shop.subscribe(person, false);
    const customer = await customerOf(person);
    double.sendTo(null);
    double.faults.push({ on: 'invoices.voidInvoice', is: 500 });
    double.faults.push({ on: 'invoices.voidInvoice', is: 500 });
    expect((await leave(person)).status).toBe(200);
    expect(await shop.pay(body['clientSecret'], 'pm_card_visa')).toBe('succeeded');
    double.sendTo({ address: `${shop.server.address}/api/stripe/webhook`, secret: 'whsec_of_the_double' });
    await work();
    await work();
    expect([kept(customer), isGone(customer)]).toEqual([0, true]);
  });

  it('reports what a form paid later, if the bank returns its refund', async () => {
    const person = await shop.shopper('later-payer');
    const { body } = await shop.subscribe(person, false);
    const customer = await customerOf(person);
    double.faults.push({ on: 'invoices.voidInvoice', is: 500 });
    expect((await leave(person)).status).toBe(200);
    await shop.passDays(0.01);
    expect(await shop.pay(body['clientSecret'], 'pm_card_visa')).toBe('succeeded');
    await work();
    const [refund] = [...double.world.tables.refund.values()].filter(({ charge }) =>
      chargesOf(customer).some(({ id }) => id === charge),
    );
    failRefund(double.world, refund?.id ?? '');
    await work();
    const { rows } = await shop.server.db.$client.query(
      "SELECT message FROM journal WHERE kind = 'obligation-refund-returned'",
    );
    expect(rows).toEqual([{ message: expect.stringContaining(chargesOf(customer)[0]?.id ?? 'none') }]);
    expect([kept(customer), isGone(customer)]).toEqual([0, true]);
  });
});
