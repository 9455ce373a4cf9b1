import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveKey } from '../testing/stripe/provider.ts';
import { type Shop, type Shopper, openShop } from '../testing/stripe/shop.ts';

/** Runs against our double, and against the real provider in test mode with `npm run test:stripe-live`. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
beforeEach(() => shop.newClock());
afterAll(() => shop.close());

const planOf = async (shopper: Shopper): Promise<unknown> => (await shopper.get('/api/me')).body['plan'];
const act = async (shopper: Shopper, what: string, input?: object) => {
  const answer = await shopper.post(`/api/subscription/${what}`, input);
  await shop.settle(shopper);
  return answer;
};
const subscriptionOf = async (shopper: Shopper): Promise<Record<string, unknown>> =>
  Object((await shop.state(shopper))['subscription']);
const invoicesOf = async (shopper: Shopper): Promise<{ status: string; amount: number; refunded: number }[]> =>
  Object((await shopper.get('/api/subscription/invoices')).body)['invoices'];
const mailsTo = async (name: string): Promise<string[]> => {
  await shop.server.services.mail.work();
  return shop.server.shown
    .filter((mail) => mail.includes(`To: ${name}@example.org`))
    .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '');
};
const transactionsOf = async (shopper: Shopper) =>
  (
    await shop.server.db.$client.query(
      'SELECT stripe_id, status, amount_cents, refunded_cents, payment_method FROM transactions WHERE user_id = $1 ORDER BY created_at, stripe_id',
      [shopper.id],
    )
  ).rows;
/** The log entries about a person, oldest first. */
const kindsOf = async ({ id }: Shopper): Promise<unknown[]> => {
  const { rows } = await shop.server.db.$client.query(
    `SELECT kind FROM journal WHERE user_id = $1 AND kind LIKE 'dispute%' ORDER BY id`,
    [id],
  );
  return rows.map(({ kind }: { kind: string }) => kind);
};
/** Lets the bank decide, using the provider's test evidence. */
const decide = async (person: Shopper, evidence: 'winning_evidence' | 'losing_evidence'): Promise<void> => {
  const [{ stripe_id: charge } = {}] = await transactionsOf(person);
  const { data } = await shop.stripe.disputes.list({ charge: String(charge) });
  await shop.stripe.disputes.update(data[0]?.id ?? '', { evidence: { uncategorized_text: evidence }, submit: true });
  await shop.settle(person);
};
const longTest = liveKey === undefined ? 20_000 : 300_000;

describe('subscribing', () => {
  it.each([
    ['monthly', false, 1499],
    ['annual', true, 14388],
  ] as const)(
    '%s: begins unpaid, is Premium once paid, and tells so',
    async (billingPeriod, isAnnual, amount) => {
      const person = await shop.shopper(`buyer-${billingPeriod}`);
      const { status, body } = await shop.subscribe(person, isAnnual);
      expect({ status, ...body }).toMatchObject({
        status: 200,
        is: 'pay',
        intent: 'payment',
        clientSecret: expect.stringMatching(/^pi_\w+_secret_/),
        billingPeriod,
        amount,
        currency: 'usd',
      });
      expect(await planOf(person)).toBe('free');
      const about = await person.get(`/api/subscription/${String(body['subscriptionId'])}`);
      expect(about.body).toMatchObject({
        planName: 'Premium',
        billingPeriod,
        amount,
        status: 'incomplete',
        plan: 'free',
      });
      expect(await shop.state(person)).toMatchObject({ pending: { planId: 'premium', isAnnual } });

      expect(await shop.pay(body['clientSecret'], 'pm_card_visa')).toBe('succeeded');
      await shop.settle(person);
      expect((await person.get('/api/me')).body).toMatchObject({ plan: 'premium', subscriptionStatus: 'active' });
      const subscription = await subscriptionOf(person);
      expect(subscription).toMatchObject({
        status: 'active',
        billingPeriod,
        amount,
        card: { brand: 'visa', last4: '4242' },
        cancelAtPeriodEnd: false,
        refund: { amount },
        withdrawUntil: expect.any(String),
      });
      expect(subscription['nextBillingDate']).toBe(subscription['currentPeriodEnd']);
      expect(await invoicesOf(person)).toMatchObject([{ status: 'paid', amount, refunded: 0 }]);
      expect(await transactionsOf(person)).toMatchObject([
        { status: 'succeeded', amount_cents: amount, refunded_cents: 0, payment_method: 'visa 4242' },
      ]);
      expect(await mailsTo(`buyer-${billingPeriod}`)).toContain(`Your receipt: $${(amount / 100).toFixed(2)}`);
      expect(await shop.subscribe(person, isAnnual)).toMatchObject({
        status: 409,
        body: { code: 'already-subscribed' },
      });
    },
    longTest,
  );

  it(
    'a declined card leaves the subscription open, and another card pays it',
    async () => {
      const person = await shop.shopper('declined');
      const { body } = await shop.subscribe(person, false);
      expect(await shop.pay(body['clientSecret'], 'pm_card_visa_chargeDeclined')).toMatch(/declined/);
      await shop.settle(person);
      expect(await planOf(person)).toBe('free');
      expect(await transactionsOf(person)).toMatchObject([{ status: 'failed' }]);
      const again = await shop.subscribe(person, false);
      expect(again.body['subscriptionId']).toBe(body['subscriptionId']);
      expect(await shop.pay(again.body['clientSecret'], 'pm_card_visa')).toBe('succeeded');
      await shop.settle(person);
      expect(await planOf(person)).toBe('premium');
    },
    longTest,
  );

  it(
    'a card with 3-D Secure waits for the authentication',
    async () => {
      const person = await shop.shopper('asked');
      const { body } = await shop.subscribe(person, false);
      expect(await shop.pay(body['clientSecret'], 'pm_card_threeDSecure2Required')).toBe('requires_action');
      await shop.settle(person);
      expect(await planOf(person)).toBe('free');
      if (shop.double === null) return;
      // Only a browser can answer the real provider's authentication challenge.
      const answer = await fetch(`${shop.double.address}/double/authenticate`, {
        method: 'POST',
        body: JSON.stringify({ clientSecret: body['clientSecret'], agrees: true }),
      });
      expect(answer.status).toBe(200);
      await shop.settle(person);
      expect(await planOf(person)).toBe('premium');
    },
    longTest,
  );

  it(
    'after an abandoned attempt continues it for the same choice, and starts over for another or after a day',
    async () => {
      const person = await shop.shopper('wavering');
      const first = await shop.subscribe(person, false);
      const same = await shop.subscribe(person, false);
      expect(same.body).toEqual(first.body);
      const other = await shop.subscribe(person, true);
      expect(other.body).toMatchObject({ is: 'pay', amount: 14388 });
      expect(other.body['subscriptionId']).not.toBe(first.body['subscriptionId']);
      // A cancelled attempt cannot be paid any more.
      expect(await shop.pay(first.body['clientSecret'], 'pm_card_visa')).not.toBe('succeeded');

      await shop.passDays(2);
      expect(await shop.state(person)).toMatchObject({ status: 'none', pending: null });
      const later = await shop.subscribe(person, true);
      expect(later.body['subscriptionId']).not.toBe(other.body['subscriptionId']);
      await shop.pay(later.body['clientSecret'], 'pm_card_visa');
      await shop.settle(person);
      expect(await planOf(person)).toBe('premium');
    },
    longTest,
  );
});

describe('a subscription', () => {
  it(
    'renews, fails, recovers within the grace period, and otherwise ends',
    async () => {
      const [mender, loser] = [await shop.subscriber('mender'), await shop.subscriber('loser')];
      await shop.passDays(32);
      expect((await invoicesOf(mender)).map(({ status }) => status)).toEqual(['paid', 'paid']);
      for (const person of [mender, loser]) {
        const { body } = await person.post('/api/subscription/card');
        expect(await shop.pay(body['clientSecret'], 'pm_card_chargeCustomerFail')).toBe('succeeded');
        expect((await person.call('PUT', '/api/subscription/card')).body).toMatchObject({
          subscription: { card: { last4: '0341' } },
        });
        await shop.settle(person);
      }
      await shop.passDays(31);
      expect(await subscriptionOf(mender)).toMatchObject({ status: 'past_due', premiumUntil: expect.any(String) });
      expect(await planOf(mender)).toBe('premium');
      expect(await mailsTo('mender')).toContain('Your payment did not go through');

      const { body } = await mender.post('/api/subscription/card');
      await shop.pay(body['clientSecret'], 'pm_card_mastercard');
      expect((await mender.call('PUT', '/api/subscription/card')).body).toMatchObject({
        plan: 'premium',
        subscription: { status: 'active', premiumUntil: null, card: { brand: 'mastercard', last4: '4444' } },
      });
      await shop.passDays(8);
      expect([await planOf(mender), await planOf(loser)]).toEqual(['premium', 'free']);
      await shop.passDays(12);
      expect(await shop.state(loser)).toMatchObject({ plan: 'free', status: 'none', subscription: null });
      expect(await mailsTo('loser')).toContain('Premium has ended');
      expect(await mailsTo('mender')).toContain('Your subscription is now paid with a different card');
    },
    longTest,
  );

  it(
    'is canceled at the end of the paid period, can be resumed until then, and ends',
    async () => {
      const person = await shop.subscriber('leaver');
      expect((await act(person, 'cancel')).body).toMatchObject({
        plan: 'premium',
        subscription: { cancelAtPeriodEnd: true, nextBillingDate: null },
      });
      expect((await act(person, 'resume')).body).toMatchObject({ subscription: { cancelAtPeriodEnd: false } });
      await act(person, 'cancel');
      await shop.passDays(25);
      expect(await planOf(person)).toBe('premium');
      await shop.passDays(8);
      expect(await planOf(person)).toBe('free');
      expect(await invoicesOf(person)).toHaveLength(1);
      expect((await act(person, 'resume')).body).toMatchObject({ code: 'no-subscription' });
      expect(await mailsTo('leaver')).toEqual(
        expect.arrayContaining([
          'Your subscription is canceled',
          'Your subscription continues',
          'Your subscription is canceled',
          'Premium has ended',
        ]),
      );
    },
    longTest,
  );

  it(
    'switches from monthly to annual immediately, for the previewed amount',
    async () => {
      const person = await shop.subscriber('upgrader');
      await shop.passDays(10);
      const preview = (await act(person, 'preview-switch', { isAnnual: true })).body;
      expect(preview).toMatchObject({ amount: 14388, billingPeriod: 'annual' });
      expect(Number(preview['dueNow'])).toBeGreaterThan(14388 - 1499);
      expect(Number(preview['dueNow'])).toBeLessThan(14388);
      expect((await act(person, 'switch', { isAnnual: true })).body).toMatchObject({
        subscription: { billingPeriod: 'annual', amount: 14388, nextPeriod: null },
      });
      const [newest] = await invoicesOf(person);
      expect(newest).toMatchObject({ status: 'paid', amount: preview['dueNow'] });
    },
    longTest,
  );

  it(
    'switches from annual to monthly when the year is over, unless that is withdrawn',
    async () => {
      const [stayer, switcher] = [await shop.subscriber('stayer', true), await shop.subscriber('switcher', true)];
      for (const person of [stayer, switcher])
        expect((await act(person, 'switch', { isAnnual: false })).body).toMatchObject({
          subscription: { billingPeriod: 'annual', nextPeriod: { billingPeriod: 'monthly', amount: 1499 } },
        });
      expect((await act(stayer, 'switch', { isAnnual: true })).body).toMatchObject({
        subscription: { nextPeriod: null },
      });
      expect(await invoicesOf(switcher)).toHaveLength(1);
      await shop.passDays(367);
      expect(await subscriptionOf(stayer)).toMatchObject({ billingPeriod: 'annual', amount: 14388 });
      expect(await subscriptionOf(switcher)).toMatchObject({
        billingPeriod: 'monthly',
        amount: 1499,
        nextPeriod: null,
      });
      expect((await invoicesOf(switcher)).map(({ amount }) => amount)).toEqual([1499, 14388]);
      expect(await mailsTo('switcher')).toEqual(
        expect.arrayContaining(['Your subscription will change', 'Your subscription has changed']),
      );
    },
    longTest,
  );

  it(
    'does not switch when its card declines the difference',
    async () => {
      const person = await shop.subscriber('poor');
      const { body } = await person.post('/api/subscription/card');
      await shop.pay(body['clientSecret'], 'pm_card_chargeCustomerFail');
      await person.call('PUT', '/api/subscription/card');
      expect(await act(person, 'switch', { isAnnual: true })).toMatchObject({
        status: 402,
        body: { code: 'payment-failed', message: expect.stringMatching(/declined/) },
      });
      expect(await subscriptionOf(person)).toMatchObject({ billingPeriod: 'monthly', status: 'active' });
    },
    longTest,
  );
});

describe('a refund or dispute', () => {
  it(
    'within 14 days is complete, ends Premium immediately, and is confirmed by email',
    async () => {
      const person = await shop.subscriber('regretter', true);
      await shop.passDays(13);
      expect((await act(person, 'refund')).body).toMatchObject({ plan: 'free', subscription: null });
      expect(await invoicesOf(person)).toMatchObject([{ amount: 14388, refunded: 14388 }]);
      expect(await transactionsOf(person)).toMatchObject([{ status: 'refunded', refunded_cents: 14388 }]);
      expect(await mailsTo('regretter')).toContain('Your refund: $143.88');
    },
    longTest,
  );

  it(
    'is too late after 14 days',
    async () => {
      const person = await shop.subscriber('sleeper', true);
      await shop.passDays(15);
      expect(await subscriptionOf(person)).toMatchObject({ refund: null, withdrawUntil: null });
      expect(await act(person, 'refund')).toMatchObject({ status: 409, body: { code: 'too-late' } });
      expect(await act(person, 'withdraw', { name: 'Sleepy Head', confirm: true })).toMatchObject({ status: 409 });
      expect(await planOf(person)).toBe('premium');
    },
    longTest,
  );

  it(
    'follows a withdrawal from the contract, whose receipt has name, contract and time',
    async () => {
      const person = await shop.subscriber('consumer');
      expect(await act(person, 'withdraw', { name: 'Con Sumer', confirm: false })).toMatchObject({ status: 400 });
      expect((await act(person, 'withdraw', { name: 'Con Sumer', confirm: true })).body).toMatchObject({
        plan: 'free',
      });
      expect(await mailsTo('consumer')).toEqual(
        expect.arrayContaining(['We received your withdrawal', 'Your refund: $14.99']),
      );
      const receipt = shop.server.shown.find((mail) => mail.includes('you, Con Sumer, declared your withdrawal'));
      expect(receipt).toMatch(/On \d{4}-\d\d-\d\d at \d\d:\d\d:\d\d UTC/);
      expect(receipt?.replaceAll(/\s+/g, ' ')).toContain('We refund what you paid within the last 14 days');
      expect(await invoicesOf(person)).toMatchObject([{ refunded: 1499 }]);
    },
    longTest,
  );

  it(
    'that is open or won does not end Premium',
    async () => {
      const person = await shop.subscriber('disputer', false, 'pm_card_createDispute');
      expect(await transactionsOf(person)).toMatchObject([{ status: 'disputed', amount_cents: 1499 }]);
      expect(await planOf(person)).toBe('premium');
      expect(await mailsTo('disputer')).toContain('Your payment has been disputed');
      expect(await subscriptionOf(person)).toMatchObject({ refund: null });

      await decide(person, 'winning_evidence');
      expect(await transactionsOf(person)).toMatchObject([{ status: 'succeeded' }]);
      expect(await planOf(person)).toBe('premium');
      expect(await kindsOf(person)).toEqual(['dispute-opened', 'dispute-won']);
    },
    longTest,
  );

  it(
    'that is lost ends Premium with a reason, and shows operators the payment',
    async () => {
      const person = await shop.subscriber('taker', false, 'pm_card_createDispute');
      await decide(person, 'losing_evidence');
      expect(await transactionsOf(person)).toMatchObject([{ status: 'lost', amount_cents: 1499 }]);
      expect(await shop.state(person)).toMatchObject({ plan: 'free', subscription: null });
      const mails = await mailsTo('taker');
      expect(mails).toContain('Your bank has returned your payment');
      expect(mails).not.toContain('Premium has ended');
      expect(mails).not.toContain('Your refund: $14.99');
      expect(await kindsOf(person)).toEqual(['dispute-opened', 'dispute-lost']);
    },
    longTest,
  );

  it(
    'that is lost does not affect later payments: Premium lasts until their period ends',
    async () => {
      await shop.newClock();
      const person = await shop.subscriber('loyal', false, 'pm_card_createDispute');
      const { body } = await person.post('/api/subscription/card');
      await shop.pay(body['clientSecret'], 'pm_card_visa');
      await person.call('PUT', '/api/subscription/card');
      await shop.passDays(32);
      await decide(person, 'losing_evidence');
      expect(await planOf(person)).toBe('premium');
      expect(await subscriptionOf(person)).toMatchObject({ cancelAtPeriodEnd: true });
      expect(await act(person, 'resume')).toMatchObject({ status: 409, body: { code: 'too-late' } });
      const mails = await mailsTo('loyal');
      expect(mails).toContain('Your bank has returned your payment');
      expect(mails).not.toContain('Your subscription is canceled');
      await shop.passDays(32);
      expect(await planOf(person)).toBe('free');
      expect((await shop.subscribe(person, false)).body).toMatchObject({ is: 'pay' });
    },
    longTest,
  );
});
