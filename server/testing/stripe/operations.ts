import type { Stripe } from 'stripe';
import {
  attempt,
  begin,
  cancel,
  customerOf,
  expire,
  intentOf,
  invoiceOf,
  itemOf,
  release,
  settle,
  subscriptionOf,
  updated,
} from './bill.ts';
import { changePrice, linesOfChange, refuseIfOver } from './change-price.ts';
import { clockWith, customerWith, list } from './objects/accounts.ts';
import { invoiceWith } from './objects/invoices.ts';
import { refundWith, setupIntentWith } from './objects/payments.ts';
import { priceWith, productWith } from './objects/prices.ts';
import { itemWith, phaseWith, scheduleWith, subscriptionWith } from './objects/subscriptions.ts';
import { cardRefusal, charge, decide, methodFor } from './pay.ts';
import { noSuch, Refusal } from './refusal.ts';
import type { Requests } from './request-types.ts';
import { idOf, laterBy, type World } from './world.ts';

type Operations = { [Name in keyof Requests]: (world: World, params: Requests[Name], id: string) => object };

const metadataOf = (metadata: unknown): Record<string, string> =>
  typeof metadata === 'object' && metadata !== null
    ? Object.fromEntries(Object.entries(metadata).map(([key, value]) => [key, String(value)]))
    : {};

/** The newest first, as far as asked for. */
const page = <T extends { id: string; created: number }>(
  url: string,
  things: Iterable<T>,
  { limit = 10, starting_after: after }: { limit?: number; starting_after?: string },
): Stripe.ApiList<T> => {
  const sorted = [...things].toReversed().toSorted((a, b) => b.created - a.created);
  const from = after === undefined ? 0 : sorted.findIndex((each) => each.id === after) + 1;
  return list(url, sorted.slice(from, from + limit), sorted.length > from + limit);
};

const priceOf = (world: World, id: string | undefined): Stripe.Price => {
  const price = world.get('price', id ?? '');
  if (!price.active)
    throw new Refusal(400, { code: 'resource_inactive', message: `The price ${price.id} is inactive.` });
  return price;
};

/** Each call that the double understands does what the provider's documentation says of it. */
export const operations: Operations = {
  'customers.create': (world, params) => {
    const id = world.id('cus');
    const clock = params.test_clock ?? null;
    const created = clock === null ? world.realNow() : world.get('clock', clock).frozen_time;
    const customer = customerWith({
      id,
      created,
      email: params.email ?? null,
      metadata: metadataOf(params.metadata),
      test_clock: clock,
    });
    world.tables.customer.set(id, customer);
    world.emit('customer.created', customer, created);
    return customer;
  },
  'customers.retrieve': (world, _params, id) => world.get('customer', id),
  'customers.del': (world, _params, id) => {
    const customer = world.get('customer', id);
    for (const subscription of world.tables.subscription.values())
      if (customerOf(subscription) === id && subscription.ended_at === null) cancel(world, subscription);
    world.emit('customer.deleted', customer, world.nowOf(id));
    world.tables.customer.delete(id);
    return { id, object: 'customer', deleted: true };
  },
  'products.create': (world, params) => {
    const product = productWith({ id: world.id('prod'), created: world.realNow(), name: params.name });
    world.tables.product.set(product.id, product);
    return product;
  },
  'prices.create': (world, params) => {
    const price = priceWith({
      id: world.id('price'),
      created: world.realNow(),
      currency: params.currency,
      product: world.get('product', params.product ?? '').id,
      unit_amount: params.unit_amount ?? null,
      recurring:
        params.recurring === undefined
          ? null
          : { interval: params.recurring.interval, interval_count: params.recurring.interval_count ?? 1 },
    });
    world.tables.price.set(price.id, price);
    return price;
  },
  'prices.retrieve': (world, _params, id) => world.get('price', id),
  'prices.update': (world, params, id) => Object.assign(world.get('price', id), { active: params.active ?? true }),
  'subscriptions.create': (world, params) => {
    const customer = world.get('customer', params.customer ?? '');
    const [wanted] = params.items ?? [];
    const price = priceOf(world, wanted?.price);
    if (params.payment_behavior !== 'default_incomplete')
      throw new Refusal(400, { message: 'The double knows payment_behavior=default_incomplete only.' });
    const now = world.nowOf(customer.id);
    const id = world.id('sub');
    const end = laterBy(now, price.recurring?.interval ?? 'month', now);
    const item = itemWith({ id: world.id('si'), created: now, subscription: id, price, start: now, end });
    const subscription = subscriptionWith({
      id,
      created: now,
      currency: price.currency,
      customer: customer.id,
      items: list(`/v1/subscription_items?subscription=${id}`, [item]),
      metadata: metadataOf(params.metadata),
      test_clock: idOf(customer.test_clock),
    });
    world.tables.subscription.set(id, subscription);
    begin(world, subscription);
    return subscription;
  },
  'subscriptions.retrieve': (world, _params, id) => world.get('subscription', id),
  'subscriptions.update': (world, params, id) => {
    const subscription = world.get('subscription', id);
    refuseIfOver(subscription);
    if (params.cancel_at_period_end !== undefined && subscription.schedule !== null)
      throw new Refusal(400, {
        message: 'The subscription is managed by a subscription schedule. Release the schedule before changing it.',
      });
    const [item] = params.items ?? [];
    if (item !== undefined && item.id !== itemOf(subscription).id) throw noSuch('subscription_item', item.id ?? '');
    if (item?.price !== undefined) changePrice(world, subscription, priceOf(world, item.price));
    if (params.cancel_at_period_end !== undefined) {
      subscription.cancel_at_period_end = params.cancel_at_period_end;
      subscription.canceled_at = params.cancel_at_period_end ? world.nowOf(customerOf(subscription)) : null;
    }
    if (params.default_payment_method !== undefined)
      subscription.default_payment_method = world.get('payment_method', params.default_payment_method).id;
    Object.assign(subscription.metadata, metadataOf(params.metadata));
    updated(world, subscription);
    return subscription;
  },
  'subscriptions.cancel': (world, _params, id) => {
    const subscription = world.get('subscription', id);
    if (subscription.ended_at !== null) throw noSuch('subscription', id);
    cancel(world, subscription);
    return subscription;
  },
  'subscriptions.list': (world, params) =>
    page(
      '/v1/subscriptions',
      [...world.tables.subscription.values()].filter(
        (each) => customerOf(each) === params.customer && (params.status === 'all' || each.ended_at === null),
      ),
      params,
    ),
  'subscriptionSchedules.create': (world, params) => {
    const subscription = world.get('subscription', params.from_subscription ?? '');
    refuseIfOver(subscription);
    if (subscription.schedule !== null)
      throw new Refusal(400, { message: 'The subscription is already attached to a schedule.' });
    const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
    const schedule = scheduleWith({
      id: world.id('sub_sched'),
      created: world.nowOf(customerOf(subscription)),
      customer: customerOf(subscription),
      subscription: subscription.id,
      phases: [phaseWith({ price: price.id, start, end })],
      test_clock: subscription.test_clock,
    });
    world.tables.subscription_schedule.set(schedule.id, schedule);
    subscription.schedule = schedule.id;
    updated(world, subscription);
    return schedule;
  },
  'subscriptionSchedules.update': (world, params, id) => {
    const schedule = world.get('subscription_schedule', id);
    const starts: number[] = [];
    schedule.phases = (params.phases ?? []).map((phase) => {
      const start = typeof phase.start_date === 'number' ? phase.start_date : (starts.at(-1) ?? schedule.created);
      const end =
        typeof phase.end_date === 'number'
          ? phase.end_date
          : laterBy(start, phase.duration?.interval ?? 'month', start);
      starts.push(end);
      return phaseWith({ price: priceOf(world, phase.items[0]?.price).id, start, end });
    });
    schedule.metadata = { ...schedule.metadata, ...metadataOf(params.metadata) };
    world.emit('subscription_schedule.updated', schedule, world.nowOf(idOf(schedule.customer) ?? ''));
    return schedule;
  },
  'subscriptionSchedules.release': (world, _params, id) => {
    const schedule = world.get('subscription_schedule', id);
    if (schedule.status !== 'active')
      throw new Refusal(400, { message: `The schedule is ${schedule.status} and cannot be released.` });
    release(world, schedule);
    return schedule;
  },
  'invoices.retrieve': (world, _params, id) => world.get('invoice', id),
  'invoices.list': (world, params) =>
    page(
      '/v1/invoices',
      [...world.tables.invoice.values()].filter(({ customer }) => customer === params.customer),
      params,
    ),
  'invoices.pay': (world, params, id) => {
    const invoice = world.get('invoice', id);
    if (invoice.status !== 'open')
      throw new Refusal(400, { code: 'invoice_already_paid', message: 'Invoice is already paid' });
    if (!attempt(world, invoice, params.payment_method ?? null)) throw cardRefusal(intentOf(world, invoice));
    return invoice;
  },
  'invoices.voidInvoice': (world, _params, id) => {
    const invoice = world.get('invoice', id);
    if (invoice.status !== 'open')
      throw new Refusal(400, { message: `You can only pass in open invoices. This invoice isn't open.` });
    const subscription = subscriptionOf(world, invoice);
    if (subscription.status === 'incomplete') expire(world, subscription);
    else invoice.status = 'void';
    return invoice;
  },
  'invoices.createPreview': (world, params) => {
    const subscription = world.get('subscription', params.subscription ?? '');
    const price = priceOf(world, params.subscription_details?.items?.[0]?.price);
    return invoiceWith({
      id: world.id('upcoming_in'),
      created: world.nowOf(customerOf(subscription)),
      currency: subscription.currency,
      customer: customerOf(subscription),
      billing_reason: 'upcoming',
      test_clock: subscription.test_clock,
      subscription: subscription.id,
      lines: linesOfChange(world, subscription, price),
      number: null,
      status: 'draft',
    });
  },
  'charges.retrieve': (world, _params, id) => world.get('charge', id),
  'charges.list': (world, params) =>
    page(
      '/v1/charges',
      [...world.tables.charge.values()].filter(({ customer }) => customer === params.customer),
      params,
    ),
  'refunds.create': (world, params) => {
    const paid = world.get('charge', params.charge ?? '');
    const left = paid.amount_captured - paid.amount_refunded;
    const amount = params.amount ?? left;
    if (paid.disputed) throw new Refusal(400, { code: 'charge_disputed', message: 'The charge is disputed.' });
    if (left === 0 || amount > left)
      throw new Refusal(400, {
        code: 'charge_already_refunded',
        message: `Charge ${paid.id} has already been refunded.`,
      });
    const now = world.nowOf(idOf(paid.customer) ?? '');
    const refund = refundWith({
      id: world.id('re'),
      created: now,
      currency: paid.currency,
      amount,
      charge: paid.id,
      payment_intent: idOf(paid.payment_intent),
      reason: params.reason ?? null,
    });
    world.tables.refund.set(refund.id, refund);
    paid.amount_refunded += amount;
    paid.refunded = paid.amount_refunded === paid.amount_captured;
    world.emit('charge.refunded', paid, now);
    return refund;
  },
  'disputes.list': (world, params) =>
    page(
      '/v1/disputes',
      [...world.tables.dispute.values()].filter(({ charge: about }) => about === params.charge),
      params,
    ),
  // The provider's tests know what the bank thinks of evidence by its words.
  'disputes.update': (world, params, id) => {
    const dispute = world.get('dispute', id);
    const words = params.evidence?.uncategorized_text;
    if (words === 'winning_evidence') decide(world, dispute, 'won');
    if (words === 'losing_evidence') decide(world, dispute, 'lost');
    return dispute;
  },
  'disputes.close': (world, _params, id) => {
    const dispute = world.get('dispute', id);
    decide(world, dispute, 'lost');
    return dispute;
  },
  'paymentIntents.retrieve': (world, _params, id) => world.get('payment_intent', id),
  'paymentIntents.confirm': (world, params, id) => {
    const intent = world.get('payment_intent', id);
    const invoice = invoiceOf(world, intent);
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw new Refusal(400, {
        code: 'payment_intent_unexpected_state',
        message: `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      });
    const method = methodFor(world, idOf(intent.customer) ?? '', params.payment_method ?? '');
    const outcome = charge(world, intent, method, { isAuthenticated: false, isOffSession: false });
    if (outcome === 'refused') {
      if (invoice !== undefined)
        world.emit('invoice.payment_failed', invoice, world.nowOf(idOf(intent.customer) ?? ''));
      throw cardRefusal(intent);
    }
    if (outcome === 'paid' && invoice !== undefined) settle(world, invoice, method);
    return intent;
  },
  'setupIntents.create': (world, params) => {
    const customer = world.get('customer', params.customer ?? '');
    const id = world.id('seti');
    const setup = setupIntentWith({
      id,
      created: world.nowOf(customer.id),
      customer: customer.id,
      client_secret: `${id}_secret_${customer.id.slice(-12)}`,
      metadata: metadataOf(params.metadata),
      usage: params.usage ?? 'off_session',
    });
    world.tables.setup_intent.set(id, setup);
    return setup;
  },
  'setupIntents.retrieve': (world, _params, id) => world.get('setup_intent', id),
  'setupIntents.confirm': (world, params, id) => {
    const setup = world.get('setup_intent', id);
    const customer = idOf(setup.customer) ?? '';
    const method = methodFor(world, customer, params.payment_method ?? '');
    const behaviour = world.behaviours.get(method.id);
    if (behaviour === 'declines' || behaviour === 'no-funds')
      throw new Refusal(402, { code: 'card_declined', message: 'Your card was declined.' });
    setup.payment_method = method.id;
    setup.status = 'succeeded';
    world.emit('setup_intent.succeeded', setup, world.nowOf(customer));
    return setup;
  },
  'setupIntents.list': (world, params) =>
    page(
      '/v1/setup_intents',
      [...world.tables.setup_intent.values()].filter(({ customer }) => customer === params.customer),
      params,
    ),
  'testClocks.create': (world, params) => {
    const clock = clockWith({
      id: world.id('clock'),
      created: world.realNow(),
      name: params.name ?? null,
      frozen_time: params.frozen_time,
    });
    world.tables.clock.set(clock.id, clock);
    return clock;
  },
  'testClocks.retrieve': (world, _params, id) => world.get('clock', id),
  'testClocks.advance': (world, params, id) => {
    const clock = world.get('clock', id);
    if (params.frozen_time < clock.frozen_time) throw new Refusal(400, { message: 'A test clock cannot go back.' });
    world.passTime(clock, params.frozen_time);
    return clock;
  },
  'testClocks.del': (world, _params, id) => {
    world.tables.clock.delete(id);
    return { id, object: 'test_helpers.test_clock', deleted: true };
  },
};

export const perform = <Name extends keyof Requests>(
  world: World,
  name: Name,
  params: Requests[Name],
  id: string,
): object => operations[name](world, params, id);

/** The holder of a card answers the question of their bank; what the browser does with the provider's script. */
export const authenticate = (world: World, intentId: string, agrees: boolean): Stripe.PaymentIntent => {
  const intent = world.get('payment_intent', intentId);
  if (intent.status !== 'requires_action') throw new Refusal(400, { message: 'Nothing was asked.' });
  const method = world.get('payment_method', idOf(intent.payment_method) ?? '');
  if (!agrees) {
    intent.status = 'requires_payment_method';
    intent.next_action = null;
    intent.last_payment_error = {
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      type: 'card_error',
    };
    world.emit('payment_intent.payment_failed', intent, world.nowOf(idOf(intent.customer) ?? ''));
    return intent;
  }
  const invoice = invoiceOf(world, intent);
  charge(world, intent, method, { isAuthenticated: true, isOffSession: false });
  if (invoice !== undefined) settle(world, invoice, method);
  return intent;
};
