import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillBalance } from './operations/charges.ts';
import { authenticate } from './authenticate.ts';
import { createDouble } from './double.ts';
import { inProcessClient } from './in-process-client.ts';
import { liveKey, openProvider, type Provider } from './provider.ts';
import { inTestMode } from './refusal.ts';
import { type RuleId, rules } from './rules.ts';

let provider: Provider;
let stripe: Stripe;
beforeAll(async () => {
  provider = await openProvider();
  ({ stripe } = provider);
}, 180_000);
afterAll(() => provider.close());

type Person = Awaited<ReturnType<Provider['customer']>>;

const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'done',
    (error: unknown) => (error instanceof Stripe.errors.StripeError ? (error.code ?? error.statusCode) : error),
  );
const statusOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 200,
    (error: unknown) => (error instanceof Stripe.errors.StripeError ? error.statusCode : error),
  );
const idOf = (thing: string | { id: string } | null | undefined): string =>
  typeof thing === 'string' ? thing : (thing?.id ?? '');

const begun = (person: Person, more: Partial<Stripe.SubscriptionCreateParams> = {}) =>
  stripe.subscriptions.create({
    customer: person.id,
    items: [{ price: provider.prices.monthly }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
    ...more,
  });
const pay = (invoice: string | Stripe.Invoice | null, card: string): Promise<Stripe.PaymentIntent> => {
  const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined;
  const [intent = ''] = (secret ?? '').split('_secret_');
  return stripe.paymentIntents.confirm(intent, { payment_method: card, return_url: 'https://parsewell.example' });
};
const paid = async (card = 'pm_card_visa', more: Partial<Stripe.SubscriptionCreateParams> = {}) => {
  const person = await provider.customer();
  const { id, latest_invoice: invoice } = await begun(person, more);
  await pay(invoice, card);
  return { person, id };
};
/** A card that the customer has stored. */
const stored = async (person: Person, card: string): Promise<string> => {
  const setup = await stripe.setupIntents.create({ customer: person.id });
  const params = { payment_method: card, return_url: 'https://parsewell.example' };
  return idOf((await stripe.setupIntents.confirm(setup.id, params)).payment_method);
};
const asked = (id: string) => stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
const latest = async (id: string): Promise<Stripe.Invoice> => {
  const { latest_invoice: invoice } = await asked(id);
  return stripe.invoices.retrieve(idOf(invoice));
};
const chargeOf = async (person: Person): Promise<Stripe.Charge> => {
  const [charge] = (await stripe.charges.list({ customer: person.id, limit: 1 })).data;
  if (charge === undefined) throw new Error('something was charged');
  return charge;
};
const refundOf = async (charge: string): Promise<Stripe.Refund | undefined> =>
  (await stripe.refunds.list({ charge, limit: 1 })).data[0];
const ours = () => {
  if (provider.double === null) throw new Error('this rule is tried with the double only');
  return provider.double;
};
const switched = async (id: string, more: Partial<Stripe.SubscriptionUpdateParams>) => {
  const { items } = await asked(id);
  return stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', price: provider.prices.annual }],
    proration_behavior: 'always_invoice',
    ...more,
  });
};
const month = 32 * 24;

const trials: Record<RuleId, () => Promise<void>> = {
  'same-key-same-answer': async () => {
    const options = { idempotencyKey: `rule-${Date.now()}` };
    const first = await stripe.customers.create({ name: 'One' }, options);
    expect((await stripe.customers.create({ name: 'One' }, options)).id).toBe(first.id);
  },
  'other-parameters': async () => {
    const options = { idempotencyKey: `rule-${Date.now()}-other` };
    await stripe.customers.create({ name: 'One' }, options);
    await expect(stripe.customers.create({ name: 'Two' }, options)).rejects.toThrow(
      Stripe.errors.StripeIdempotencyError,
    );
  },
  'nothing-began': async () => {
    const options = { idempotencyKey: `rule-${Date.now()}-nothing` };
    expect(await statusOf(stripe.rawRequest('POST', '/v1/customers', { emial: 'a@example.org' }, options))).toBe(400);
    expect(await statusOf(stripe.customers.create({ name: 'Right' }, options))).toBe(200);
  },
  'key-in-flight': async () => {
    const options = { idempotencyKey: `rule-${Date.now()}-flight`, maxNetworkRetries: 0 };
    if (provider.double !== null) provider.double.latencyMs = 50;
    const both = Promise.all(['a', 'b'].map(() => codeOf(stripe.customers.create({ name: 'Both' }, options))));
    const codes = await both;
    if (provider.double !== null) provider.double.latencyMs = 0;
    // The real one may be done with the first before the second arrives.
    const wanted = provider.double === null ? /^done (done|idempotency_key_in_use)$/ : /^done idempotency_key_in_use$/;
    expect(codes.map(String).toSorted().join(' ')).toMatch(wanted);
    expect(await codeOf(stripe.customers.create({ name: 'Both' }, options))).toBe('done');
  },
  'key-for-a-day': async () => {
    const { createIdempotency } = await import('./idempotency.ts');
    let now = 0;
    const keys = createIdempotency(() => now);
    expect(keys.take('k', 'a')).toBeNull();
    keys.keep('k', 'a', { status: 200, body: {} });
    expect(keys.take('k', 'a')).toEqual({ status: 200, body: {} });
    now = 24 * 3600;
    expect(keys.take('k', 'b')).toBeNull();
  },
  'flexible-by-default': async () => {
    expect((await begun(await provider.customer())).billing_mode.type).toBe('flexible');
  },
  'credit-of-debit': async () => {
    const { id } = await paid();
    const { items } = await asked(id);
    const item = items.data[0]?.id ?? '';
    // A dearer price without proration: 14.99 were debited for this period all the same.
    await stripe.subscriptions.update(id, {
      items: [{ id: item, price: provider.prices.dear }],
      proration_behavior: 'none',
    });
    const preview = await stripe.invoices.createPreview({
      subscription: id,
      subscription_details: {
        items: [{ id: item, price: provider.prices.annual }],
        proration_behavior: 'always_invoice',
      },
    });
    const credit = preview.lines.data.find(({ amount }) => amount < 0)?.amount ?? 0;
    expect(Math.abs(credit)).toBeLessThanOrEqual(1499);
    expect(Math.abs(credit)).toBeGreaterThan(1400);
  },
  'unpaid-first': async () => {
    const person = await provider.customer();
    const { id } = await begun(person);
    await person.pass(24);
    expect((await asked(id)).status).toBe('incomplete_expired');
    expect((await latest(id)).status).toBe('void');
  },
  'incomplete-is-fixed': async () => {
    const { id } = await begun(await provider.customer());
    expect(await statusOf(stripe.subscriptions.update(id, { cancel_at_period_end: true }))).toBe(400);
    expect(await statusOf(stripe.subscriptions.update(id, { metadata: { a: 'b' } }))).toBe(200);
  },
  'void-leaves-status': async () => {
    const { id, latest_invoice: invoice } = await begun(await provider.customer());
    await stripe.invoices.voidInvoice(idOf(invoice));
    expect((await asked(id)).status).toMatch(/^incomplete/);
    // What the product relies on: the payment is no longer possible, and the subscription can be ended, or has.
    expect(await statusOf(pay(invoice, 'pm_card_visa'))).not.toBe(200);
    await stripe.subscriptions.cancel(id).catch(() => undefined);
    expect((await asked(id)).status).toMatch(/^(canceled|incomplete_expired)$/);
  },
  'cancel-stops-collecting': async () => {
    const { person, id } = await paid();
    const card = await stored(person, 'pm_card_chargeCustomerFail');
    await stripe.subscriptions.update(id, { default_payment_method: card });
    await person.pass(month);
    expect((await latest(id)).status).toBe('open');
    await stripe.subscriptions.cancel(id);
    const open = await latest(id);
    expect(open).toMatchObject({ status: 'open', auto_advance: false });
    const other = await stored(person, 'pm_card_visa');
    expect((await stripe.invoices.pay(open.id, { payment_method: other })).status).toBe('paid');
    expect((await asked(id)).status).toBe('canceled');
  },
  'draft-hour': async () => {
    const { person, id } = await paid();
    const { items } = await asked(id);
    const end = items.data[0]?.current_period_end ?? 0;
    await person.pass(Math.ceil((end - Date.now() / 1000) / 3600));
    expect(await latest(id)).toMatchObject({ status: 'draft', number: null, hosted_invoice_url: null });
    await person.pass(2);
    expect(await latest(id)).toMatchObject({ status: 'paid', number: expect.any(String) });
  },
  'stopped-draft': async () => {
    const { person, id } = await paid();
    const { items } = await asked(id);
    const end = items.data[0]?.current_period_end ?? 0;
    await person.pass(Math.ceil((end - Date.now() / 1000) / 3600));
    const draft = await latest(id);
    expect(await statusOf(stripe.invoices.voidInvoice(draft.id))).toBe(400);
    await stripe.invoices.update(draft.id, { auto_advance: false });
    await person.pass(2);
    expect(await latest(id)).toMatchObject({ id: draft.id, status: 'draft', auto_advance: false });
  },
  'latest-invoice-decides': async () => {
    const { person, id } = await paid();
    await stripe.subscriptions.update(id, {
      default_payment_method: await stored(person, 'pm_card_chargeCustomerFail'),
    });
    await person.pass(month);
    expect((await asked(id)).status).toBe('past_due');
    await stripe.invoices.pay((await latest(id)).id, { payment_method: await stored(person, 'pm_card_visa') });
    expect((await asked(id)).status).toBe('active');
  },
  retries: async () => {
    const { person, id } = await paid();
    await stripe.subscriptions.update(id, {
      default_payment_method: await stored(person, 'pm_card_chargeCustomerFail'),
    });
    await person.pass(month + 4 * 24);
    expect((await latest(id)).attempt_count).toBe(2);
  },
  'after-retries': async () => {
    for (const lastly of ['unpaid', 'past_due', 'cancel'] as const) {
      ours().world.settings.dunning.lastly = lastly;
      const { person, id } = await paid();
      const card = await stored(person, 'pm_card_chargeCustomerFail');
      await stripe.subscriptions.update(id, { default_payment_method: card });
      await person.pass(month + 20 * 24);
      expect((await asked(id)).status).toBe(lastly === 'cancel' ? 'canceled' : lastly);
      await person.pass(month);
      if (lastly === 'unpaid') expect((await latest(id)).status).toBe('draft');
    }
  },
  'which-card': async () => {
    const { person, id } = await paid('pm_card_visa', { payment_settings: { save_default_payment_method: 'off' } });
    expect((await asked(id)).default_payment_method).toBeNull();
    const card = await stored(person, 'pm_card_mastercard');
    await stripe.customers.update(person.id, { invoice_settings: { default_payment_method: card } });
    await person.pass(month);
    expect((await chargeOf(person)).payment_method).toBe(card);
  },
  'saves-card': async () => {
    const { id } = await paid();
    expect((await asked(id)).default_payment_method).toMatch(/^pm_/);
  },
  'schedule-sets-price': async () => {
    const { person, id } = await paid();
    await planned(id, provider.prices.annual, {});
    await stripe.customers.update(person.id, {
      invoice_settings: { default_payment_method: await stored(person, 'pm_card_visa') },
    });
    await person.pass(month);
    expect((await asked(id)).items.data[0]?.price.id).toBe(provider.prices.annual);
    expect(await latest(id)).toMatchObject({ status: 'paid', amount_paid: 14388 });
  },
  'schedule-touches-card': async () => {
    const { person, id } = await paid();
    await planned(id, provider.prices.annual, {});
    await person.pass(month);
    expect((await asked(id)).default_payment_method).toBeNull();
    expect((await latest(id)).status).toBe('open');
  },
  'release-keeps-running': async () => {
    const { id } = await paid();
    const schedule = await planned(id, provider.prices.annual, {});
    await stripe.subscriptionSchedules.release(schedule);
    expect(await asked(id)).toMatchObject({ status: 'active', schedule: null });
  },
  'schedule-manages': async () => {
    const { id } = await paid();
    await stripe.subscriptionSchedules.create({ from_subscription: id });
    expect(await statusOf(stripe.subscriptions.update(id, { cancel_at_period_end: true }))).toBe(400);
  },
  'error-if-incomplete': async () => {
    const { person, id } = await paid();
    await stripe.subscriptions.update(id, {
      default_payment_method: await stored(person, 'pm_card_chargeCustomerFail'),
    });
    expect(await statusOf(switched(id, { payment_behavior: 'error_if_incomplete' }))).toBe(402);
    expect((await asked(id)).items.data[0]?.price.id).toBe(provider.prices.monthly);
  },
  'pending-update': async () => {
    const { person, id } = await paid();
    await stripe.subscriptions.update(id, {
      default_payment_method: await stored(person, 'pm_card_chargeCustomerFail'),
    });
    const pending = { payment_behavior: 'pending_if_incomplete' } as const;
    expect(await statusOf(switched(id, { ...pending, cancel_at_period_end: false }))).toBe(400);
    expect((await switched(id, pending)).pending_update).not.toBeNull();
    await stripe.invoices.voidInvoice((await latest(id)).id);
    expect((await asked(id)).pending_update).toBeNull();
    await switched(id, pending);
    expect((await asked(id)).items.data[0]?.price.id).toBe(provider.prices.monthly);
    await stripe.invoices.pay((await latest(id)).id, { payment_method: await stored(person, 'pm_card_visa') });
    const after = await asked(id);
    expect([after.items.data[0]?.price.id, after.pending_update]).toEqual([provider.prices.annual, null]);
  },
  'asks-each-time': async () => {
    const { person, id } = await paid();
    const { double } = provider;
    const setup = await stripe.setupIntents.create({ customer: person.id });
    const params = { payment_method: 'pm_card_authenticationRequired', return_url: 'https://parsewell.example' };
    expect((await stripe.setupIntents.confirm(setup.id, params)).status).toBe('requires_action');
    if (double === null) return;
    authenticate(double.world, setup.id, true);
    const card = idOf((await stripe.setupIntents.retrieve(setup.id)).payment_method);
    await stripe.subscriptions.update(id, { default_payment_method: card });
    await person.pass(month);
    expect(await asked(id)).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open' } });
  },
  'set-up-once': async () => {
    const person = await provider.customer();
    const { id, latest_invoice: invoice } = await begun(person);
    const intent = await pay(invoice, 'pm_card_authenticationRequiredOnSetup');
    expect(intent.status).toBe('requires_action');
    authenticate(ours().world, intent.id, true);
    await person.pass(month);
    expect((await latest(id)).status).toBe('paid');
  },
  'pending-refund': async () => {
    const { person } = await paid('pm_card_pendingRefund');
    const { id: charge } = await chargeOf(person);
    expect(await stripe.refunds.create({ charge })).toMatchObject({ status: 'pending', pending_reason: 'processing' });
    if (provider.double === null) return;
    await person.pass(25);
    expect((await refundOf(charge))?.status).toBe('succeeded');
    const other = await paid();
    provider.double.world.settings.balanceCents = 0;
    const poor = await stripe.refunds.create({ charge: (await chargeOf(other.person)).id });
    expect(poor).toMatchObject({ status: 'pending', pending_reason: 'insufficient_funds' });
    fillBalance(provider.double.world);
    expect((await refundOf((await chargeOf(other.person)).id))?.status).toBe('succeeded');
  },
  'refund-fails-later': async () => {
    const { person } = await paid('pm_card_refundFail');
    const { id: charge } = await chargeOf(person);
    expect((await stripe.refunds.create({ charge })).status).toBe('succeeded');
    if (provider.double !== null) await person.pass(25);
    // The real one fails it within a minute.
    for (let count = 0; count < 60 && (await refundOf(charge))?.status === 'succeeded'; count += 1)
      await new Promise((done) => void setTimeout(done, 1_000));
    expect((await refundOf(charge))?.status).toBe('failed');
    expect((await chargeOf(person)).amount_refunded).toBe(0);
  },
  'disputed-is-not-refunded': async () => {
    const { person } = await paid('pm_card_createDispute');
    expect(await codeOf(stripe.refunds.create({ charge: (await chargeOf(person)).id }))).toBe('charge_disputed');
  },
  'deleting-cancels': async () => {
    const { person, id } = await paid();
    await stripe.customers.del(person.id);
    expect((await asked(id)).status).toBe('canceled');
  },
  'deleted-is-said': async () => {
    const { id } = await stripe.customers.create({});
    await stripe.customers.del(id);
    expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
  },
  'list-of-nobody': async () => {
    const { id } = await stripe.customers.create({});
    await stripe.customers.del(id);
    const listOf = (customer: string) => stripe.subscriptions.list({ customer, status: 'all' });
    expect((await listOf(id)).data).toEqual([]);
    expect(await codeOf(listOf('cus_nobody'))).toBe('resource_missing');
  },
  'other-mode': async () => {
    const double = createDouble();
    const { customers } = inProcessClient(double);
    const { id } = await customers.create({});
    double.world.leave(inTestMode);
    await expect(customers.retrieve(id)).rejects.toThrow(`No such customer: '${id}'; ${inTestMode}`);
  },
  'clocks-apart': async () => {
    const { id: clock, frozen_time: created } = await stripe.testHelpers.testClocks.create({
      frozen_time: Math.floor(Date.now() / 1000),
    });
    const [on, off] = [await stripe.customers.create({ test_clock: clock }), await stripe.customers.create({})];
    const listed = async (params: Stripe.CustomerListParams): Promise<string[]> =>
      (await stripe.customers.list(params)).data.map(({ id }) => id);
    expect(await listed({ test_clock: clock })).toEqual([on.id]);
    expect(await listed({ test_clock: clock, created: { gte: created + 1_000 } })).toEqual([]);
    expect((await listed({ limit: 1 })).concat(on.id)).toEqual([off.id, on.id]);
    await stripe.testHelpers.testClocks.del(clock);
  },
  'revoked-key': async () => {
    await expect(provider.withKey('sk_test_nobody0').customers.list({ limit: 1 })).rejects.toThrow(
      Stripe.errors.StripeError,
    );
    if (provider.double === null) return;
    provider.double.keyIs = 'revoked';
    await expect(stripe.customers.create({})).rejects.toThrow(Stripe.errors.StripeAuthenticationError);
    provider.double.keyIs = 'valid';
  },
  'restricted-key': async () => {
    ours().keyIs = 'restricted';
    await expect(stripe.customers.create({})).rejects.toThrow(Stripe.errors.StripePermissionError);
    ours().keyIs = 'valid';
  },
  'tax-needs-place': async () => {
    const nowhere = { address: { country: 'US' }, tax: { validate_location: 'immediately' as const } };
    expect(await codeOf(stripe.customers.create(nowhere))).toBe('customer_tax_location_invalid');
  },
  'inclusive-tax': async () => {
    const person = await provider.customer();
    await stripe.customers.update(person.id, { name: 'Erika', address: { country: 'DE', postal_code: '10115' } });
    const { latest_invoice: invoice } = await begun(person, { automatic_tax: { enabled: true } });
    expect(await stripe.invoices.retrieve(idOf(invoice))).toMatchObject({
      total: 1499,
      total_excluding_tax: 1260,
      total_taxes: [{ amount: 239, tax_behavior: 'inclusive' }],
      customer_name: 'Erika',
    });
  },
  'events-for-a-month': async () => {
    const { id } = await stripe.customers.create({});
    const { data } = await stripe.events.list({ limit: 20, types: ['customer.created'] });
    expect(data.map(({ data: { object } }) => ('id' in object ? object.id : ''))).toContain(id);
    expect(data.map(({ created }) => created)).toEqual(data.map(({ created }) => created).toSorted((a, b) => b - a));
  },
};

/** Plans a price for the time after the running period; returns the schedule. */
const planned = async (id: string, price: string, phase: { default_payment_method?: string }): Promise<string> => {
  const { items } = await asked(id);
  const [item] = items.data;
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id });
  await stripe.subscriptionSchedules.update(schedule.id, {
    phases: [
      {
        items: [{ price: item?.price.id ?? '', quantity: 1 }],
        start_date: item?.current_period_start ?? 0,
        end_date: item?.current_period_end ?? 0,
        ...phase,
      },
      { items: [{ price, quantity: 1 }], proration_behavior: 'none', duration: { interval: 'year' }, ...phase },
    ],
  });
  return schedule.id;
};

describe('the payment provider', () => {
  const all = Object.entries(rules) as [RuleId, (typeof rules)[RuleId]][];
  it.each(all.filter(([, { onlyDouble }]) => liveKey === undefined || onlyDouble === null))(
    '%s',
    async (id) => {
      await expect(trials[id]()).resolves.toBeUndefined();
    },
    liveKey === undefined ? 20_000 : 300_000,
  );
});
