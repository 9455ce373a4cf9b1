import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failRefund } from '../../testing/stripe/operations/charges.ts';
import { openShop, webhookSecret, type Shop, type Shopper } from '../../testing/stripe/shop.ts';
import { idOf } from '../../testing/stripe/world.ts';
import { password } from '../../testing/test-app.ts';
import { reconcile } from '../reconcile.ts';
import { paymentsOf } from '../provider/ask-provider.ts';
import { alertAboutOverdue, reopenAndReport } from './alert.ts';
import { fulfillDue } from './fulfill.ts';
import { obligationBacklog } from './store.ts';

let shop: Shop;
let double: NonNullable<Shop['double']>;
beforeAll(async () => {
  shop = await openShop({ environment: { CONTACT_EMAIL: 'desk@parsewell.example' } });
  if (shop.double === null) throw new Error('these tests look into our double');
  double = shop.double;
}, 180_000);
beforeEach(async () => {
  await shop.newClock();
  double.sendTo({ address: `${shop.server.address}/api/stripe/webhook`, secret: webhookSecret });
  await shop.server.db.$client.query('DELETE FROM obligations');
});
afterAll(() => shop.close());

type Owed = { kind: string; proof: string | null; last_error: string | null };
const owed = async (): Promise<Owed[]> =>
  (
    await shop.server.db.$client.query<Owed>(
      'SELECT kind, proof, last_error FROM obligations ORDER BY made_at, kind DESC',
    )
  ).rows;
const anHourLater = async (): Promise<void> => {
  const { services } = shop.server;
  shop.server.pass(3_601);
  if (services.payments === null) throw new Error('the keys are set');
  await reconcile(services, services.payments, (error) => {
    throw error;
  });
  // An event about the refund may be fulfilling the next obligation.
  await double.delivered();
};
const statusOf = async ({ id }: Shopper): Promise<string | undefined> => {
  const { rows } = await shop.server.db.$client.query<{ stripe_id: string }>(
    'SELECT stripe_id FROM subscriptions WHERE user_id = $1',
    [id],
  );
  return double.world.tables.subscription.get(rows[0]?.stripe_id ?? '')?.status;
};
const chargeOf = async ({ id }: Shopper) => {
  const { rows } = await shop.server.db.$client.query<{ stripe_id: string }>(
    'SELECT stripe_id FROM transactions WHERE user_id = $1',
    [id],
  );
  return double.world.get('charge', rows[0]?.stripe_id ?? '');
};
const alerts = async (): Promise<string[]> => {
  await alertAboutOverdue(shop.server.services);
  const { rows } = await shop.server.db.$client.query<{ message: string }>(
    `SELECT message FROM journal WHERE kind = 'obligation-overdue' ORDER BY id`,
  );
  return rows.map(({ message }) => message);
};

describe('a refund that the provider refuses', () => {
  it.each([
    ['for want of money', 400, 'balance_insufficient'],
    ['to a key without the permission', 403, 'permission_error'],
    ['to a key that was revoked', 401, 'api_key_expired'],
  ] as const)('%s is owed until it is made, and nothing ends before', async (_why, status, code) => {
    const person = await shop.subscriber(`owed-${code.replaceAll('_', '-')}`);
    double.faults.push({ on: 'refunds.create', is: 'refused', status, code });
    expect(await person.post('/api/subscription/refund')).toMatchObject({
      status: 503,
      body: { message: expect.stringMatching(/^We have recorded it\. Our payment provider has not confirmed it yet/) },
    });
    expect(await statusOf(person)).toBe('active');
    const ending = { cancelAtPeriodEnd: true, ending: 'refund' };
    expect((await person.get('/api/subscription')).body).toMatchObject({ subscription: ending });
    expect(await person.post('/api/subscription/resume')).toMatchObject({ status: 409, body: { code: 'too-late' } });
    expect((await person.get('/api/subscription')).body).toMatchObject({ subscription: ending });
    expect(await owed()).toMatchObject([
      { kind: 'refund', proof: null, last_error: expect.stringContaining(code) },
      { kind: 'end-subscription', proof: null, last_error: 'a refund comes first' },
    ]);
    await anHourLater();
    expect(await owed()).toMatchObject([
      { kind: 'refund', proof: 'refunded' },
      { kind: 'end-subscription', proof: 'canceled' },
    ]);
    expect((await chargeOf(person)).amount_refunded).toBe(1499);
    expect(await statusOf(person)).toBe('canceled');
  });

  it('is reported to the operator after an hour, once a day, in the journal, by mail and as a metric', async () => {
    const person = await shop.subscriber('reported');
    const refusal = { on: 'refunds.create', is: 'refused', status: 400, code: 'balance_insufficient' } as const;
    double.faults.push(refusal);
    await person.post('/api/subscription/refund');
    expect(await alerts()).toEqual([]);
    double.faults.push(refusal);
    await anHourLater();
    const [first, ...others] = await alerts();
    expect(first).toMatch(
      /^a refund that was promised has not been made \(ch_\w+, 2 attempts\): .*balance_insufficient/,
    );
    expect(others).toHaveLength(1);
    expect(await alerts()).toHaveLength(2);
    await shop.server.services.mail.work();
    const mail = shop.server.shown.filter((text) => text.includes('To: desk@parsewell.example'));
    expect(mail).toHaveLength(1);
    expect(mail[0]).toContain('Subject: Overdue at the payment provider: 2');
    expect(await obligationBacklog(shop.server.db)).toMatchObject({ waiting: 2 });
    shop.server.pass(24 * 3_600);
    expect(await alerts()).toHaveLength(4);
  });

  it('outlives the account, whose customer is deleted after it', async () => {
    const person = await shop.subscriber('gone');
    const charge = await chargeOf(person);
    const refusal = { on: 'refunds.create', is: 'refused', status: 400, code: 'balance_insufficient' } as const;
    double.faults.push(refusal);
    await person.post('/api/subscription/refund');
    double.faults.push(refusal);
    shop.server.pass(60);
    expect((await person.post('/api/account/delete', { password })).status).toBe(200);
    expect(charge.amount_refunded).toBe(0);
    expect(double.world.tables.customer.has(idOf(charge.customer) ?? '')).toBe(true);
    await anHourLater();
    expect(charge.amount_refunded).toBe(1499);
    expect(double.world.tables.customer.has(idOf(charge.customer) ?? '')).toBe(false);
    expect((await owed()).map(({ kind, proof }) => [kind, proof])).toEqual([
      ['refund', 'refunded'],
      ['end-subscription', 'canceled'],
      ['delete-customer', 'deleted'],
    ]);
  });
});

it('the refund of a disputed payment stays owed after a withdrawal, and holds up neither its answer nor the end', async () => {
  const person = await shop.subscriber('disputed', false, 'pm_card_createDispute');
  expect((await person.post('/api/subscription/withdraw', { name: 'Con Sumer', confirm: true })).status).toBe(200);
  expect(await statusOf(person)).toBe('canceled');
  const charge = await chargeOf(person);
  expect(await owed()).toContainEqual({ kind: 'refund', proof: null, last_error: expect.stringContaining('dispute') });
  const [dispute] = (await shop.stripe.disputes.list({ charge: charge.id })).data;
  const evidence = { uncategorized_text: 'winning_evidence' };
  await shop.stripe.disputes.update(dispute?.id ?? '', { evidence, submit: true });
  await anHourLater();
  await anHourLater();
  expect(charge.amount_refunded).toBe(1499);
});

describe('a refund while another run tries the same', () => {
  it('is answered as made when an event was about to end the subscription first', async () => {
    const person = await shop.subscriber('beside-an-event');
    const customer = idOf((await chargeOf(person)).customer) ?? '';
    const { services } = shop.server;
    const payments = paymentsOf(services);
    double.faults.push({ on: 'refunds.create', is: 'slow', ms: 500 });
    const refunded = person.post('/api/subscription/refund');
    await expect.poll(owed).toMatchObject([{ kind: 'refund' }, { kind: 'end-subscription' }]);
    await expect.poll(async () => (await fulfillDue(services, payments, customer)).customers).toEqual([customer]);
    expect((await refunded).status).toBe(200);
    expect(await statusOf(person)).toBe('canceled');
  });

  it('is made once for two requests, of which the second may find that the subscription has ended', async () => {
    const person = await shop.subscriber('clicks-twice');
    double.faults.push({ on: 'refunds.create', is: 'slow', ms: 300 });
    const answers = await Promise.all([1, 2].map(() => person.post('/api/subscription/refund')));
    expect(answers.map(({ status }) => status)).toContain(200);
    for (const { status, body } of answers) if (status !== 200) expect(body).toMatchObject({ code: 'no-subscription' });
    expect((await chargeOf(person)).amount_refunded).toBe(1499);
  });
});

it('a refund that a bank returns days later is owed again', async () => {
  const person = await shop.subscriber('returned');
  expect((await person.post('/api/subscription/refund')).status).toBe(200);
  const charge = await chargeOf(person);
  const [refund] = [...double.world.tables.refund.values()].filter((one) => one.charge === charge.id);
  failRefund(double.world, refund?.id ?? '');
  await shop.settle(person);
  await anHourLater();
  expect(charge.amount_refunded).toBe(1499);
  expect((await owed()).filter(({ kind }) => kind === 'refund')).toHaveLength(2);
  const { rows } = await shop.server.db.$client.query(
    `SELECT message FROM journal WHERE kind = 'obligation-refund-returned'`,
  );
  expect(rows).toMatchObject([{ message: expect.stringContaining(charge.id) }]);
});

it('a refund that has just been made, and whose payment is not stored yet, is not taken for one that a bank returned', async () => {
  const person = await shop.subscriber('just-made');
  expect((await person.post('/api/subscription/refund')).status).toBe(200);
  await shop.settle(person);
  const charge = await chargeOf(person);
  await shop.server.db.$client.query(
    `UPDATE transactions SET status = 'succeeded', refunded_cents = 0 WHERE stripe_id = $1`,
    [charge.id],
  );
  await reopenAndReport(shop.server.services);
  expect((await owed()).filter(({ kind }) => kind === 'refund')).toHaveLength(1);
});

it('a refund that a bank returns after the account was deleted is owed again', async () => {
  const person = await shop.subscriber('returned-later');
  const charge = await chargeOf(person);
  expect((await person.post('/api/subscription/refund')).status).toBe(200);
  expect((await person.post('/api/account/delete', { password })).status).toBe(200);
  const [refund] = [...double.world.tables.refund.values()].filter((one) => one.charge === charge.id);
  failRefund(double.world, refund?.id ?? '');
  expect(charge.amount_refunded).toBe(0);
  await anHourLater();
  expect(charge.amount_refunded).toBe(1499);
});

describe('the deletion of an account', () => {
  it('with a key that the provider refuses charges nobody for ever', async () => {
    const person = await shop.subscriber('refused-key');
    const { customer } = await chargeOf(person);
    double.faults.push({ on: 'customers.del', is: 'refused', status: 401, code: 'api_key_expired' });
    expect((await person.post('/api/account/delete', { password })).status).toBe(200);
    expect(await owed()).toMatchObject([{ kind: 'delete-customer', proof: null }]);
    await anHourLater();
    expect(await owed()).toMatchObject([{ kind: 'delete-customer', proof: 'deleted' }]);
    const left = [...double.world.tables.subscription.values()].filter((each) => each.customer === customer);
    expect(left.map(({ status }) => status)).toEqual(['canceled']);
  });

  it('is proven by a customer that the provider no longer has', async () => {
    const person = await shop.subscriber('lost-answer');
    double.faults.push({ on: 'customers.del', is: 'lost' });
    expect((await person.post('/api/account/delete', { password })).status).toBe(200);
    await anHourLater();
    expect(await owed()).toMatchObject([{ kind: 'delete-customer', proof: 'deleted' }]);
  });
});

it('a new card that the page and the webhook adopt at once pays an open bill, and nobody is told otherwise', async () => {
  const person = await shop.subscriber('two-adopters');
  const confirm = async (card: string): Promise<void> => {
    const { body } = await person.post('/api/subscription/card');
    // Without an event, all three calls meet an open invoice.
    double.sendTo(null);
    await shop.pay(body['clientSecret'], card);
  };
  await confirm('pm_card_chargeCustomerFail');
  await person.call('PUT', '/api/subscription/card');
  await shop.passDays(32);
  await confirm('pm_card_mastercard');
  const calls = await Promise.all([1, 2, 3].map(() => person.call('PUT', '/api/subscription/card')));
  expect(calls.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await statusOf(person)).toBe('active');
});

it('a new card pays an open bill although the call that paid it was lost at first', async () => {
  const person = await shop.subscriber('new-card');
  const changeCard = async (card: string): Promise<void> => {
    const { body } = await person.post('/api/subscription/card');
    double.sendTo(null);
    await shop.pay(body['clientSecret'], card);
  };
  await changeCard('pm_card_chargeCustomerFail');
  await person.call('PUT', '/api/subscription/card');
  await shop.passDays(32);
  expect(await statusOf(person)).toBe('past_due');
  await changeCard('pm_card_mastercard');
  double.faults.push({ on: 'invoices.pay', is: 'reset' }, { on: 'invoices.pay', is: 'reset' });
  expect((await person.call('PUT', '/api/subscription/card')).status).toBe(200);
  // A charge that is not done after 3 s is followed by the page.
  await expect
    .poll(() => shop.state(person), { timeout: 30_000 })
    .toMatchObject({
      charge: null,
      plan: 'premium',
      subscription: { status: 'active', card: { brand: 'mastercard' } },
    });
  expect(await statusOf(person)).toBe('active');
});
