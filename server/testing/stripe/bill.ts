import type { Stripe } from 'stripe';
import { type Line, invoicePaymentWith, invoiceWith } from './objects/invoices.ts';
import { paymentIntentWith } from './objects/payments.ts';
import { charge, methodFor } from './pay.ts';
import { idOf, laterBy, type World } from './world.ts';

const hour = 3600;
const day = 24 * hour;
/** A failed payment is retried after these days; then the subscription ends. */
const retryDays = [3, 8, 15];
/** How long an unpaid first invoice stays open. */
const patience = 23 * hour;

export const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('a subscription has an item');
  return item;
};

export const customerOf = ({ customer }: Pick<Stripe.Subscription, 'customer'>): string => idOf(customer) ?? '';

export const updated = (world: World, subscription: Stripe.Subscription): void =>
  world.emit('customer.subscription.updated', subscription, world.nowOf(customerOf(subscription)));

export const subscriptionOf = (world: World, invoice: Stripe.Invoice): Stripe.Subscription =>
  world.get('subscription', idOf(invoice.parent?.subscription_details?.subscription) ?? '');

/** The line for one period of a price. */
export const periodLine = (price: Stripe.Price, start: number, end: number): Line => ({
  amount: price.unit_amount ?? 0,
  start,
  end,
  price: price.id,
  isProration: false,
});

/** An open invoice with its payment intent. */
export const openInvoice = (
  world: World,
  subscription: Stripe.Subscription,
  lines: readonly Line[],
  reason: Stripe.Invoice.BillingReason,
): Stripe.Invoice => {
  const customer = customerOf(subscription);
  const now = world.nowOf(customer);
  const invoice = invoiceWith({
    id: world.id('in'),
    created: now,
    currency: subscription.currency,
    customer,
    billing_reason: reason,
    test_clock: subscription.test_clock,
    subscription: subscription.id,
    lines,
    number: `TEST-${world.tables.invoice.size + 1}`,
    status: 'open',
  });
  world.tables.invoice.set(invoice.id, invoice);
  const intentId = world.id('pi');
  const intent = paymentIntentWith({
    id: intentId,
    created: now,
    currency: invoice.currency,
    customer,
    amount: invoice.amount_due,
    client_secret: `${intentId}_secret_${invoice.id.slice(-12)}`,
  });
  world.tables.payment_intent.set(intent.id, intent);
  invoice.confirmation_secret = { client_secret: intent.client_secret ?? '', type: 'payment_intent' };
  invoice.payments?.data.push(
    invoicePaymentWith({
      id: world.id('inpay'),
      created: now,
      currency: invoice.currency,
      invoice: invoice.id,
      amount: invoice.amount_due,
      intent: intent.id,
    }),
  );
  subscription.latest_invoice = invoice.id;
  world.emit('invoice.created', invoice, now);
  world.emit('invoice.finalized', invoice, now);
  return invoice;
};

export const intentOf = (world: World, invoice: Stripe.Invoice): Stripe.PaymentIntent =>
  world.get('payment_intent', idOf(invoice.payments?.data[0]?.payment.payment_intent) ?? '');

export const invoiceOf = (world: World, intent: Stripe.PaymentIntent): Stripe.Invoice | undefined =>
  [...world.tables.invoice.values()].find((invoice) => intentOf(world, invoice).id === intent.id);

/** Applies the effects of a paid invoice. */
export const settle = (world: World, invoice: Stripe.Invoice, method: Stripe.PaymentMethod): void => {
  const subscription = subscriptionOf(world, invoice);
  const now = world.nowOf(customerOf(subscription));
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
  });
  invoice.status_transitions.paid_at = now;
  world.emit('invoice.paid', invoice, now);
  world.emit('invoice.payment_succeeded', invoice, now);
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') return;
  subscription.status = 'active';
  subscription.default_payment_method ??= method.id;
  updated(world, subscription);
};

/** Pays an invoice with a stored card. */
export const attempt = (world: World, invoice: Stripe.Invoice, wanted: string | null): boolean => {
  const subscription = subscriptionOf(world, invoice);
  const customer = customerOf(subscription);
  const intent = intentOf(world, invoice);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  const settings = world.get('customer', customer).invoice_settings;
  const id = wanted ?? idOf(subscription.default_payment_method) ?? idOf(settings.default_payment_method);
  if (id !== null) {
    const method = methodFor(world, customer, id);
    if (charge(world, intent, method, { isAuthenticated: false, isOffSession: true }) === 'paid') {
      settle(world, invoice, method);
      return true;
    }
  }
  world.emit('invoice.payment_failed', invoice, world.nowOf(customer));
  return false;
};

/** The life of a new subscription from its first invoice on. */
export const begin = (world: World, subscription: Stripe.Subscription): void => {
  const customer = customerOf(subscription);
  const item = itemOf(subscription);
  openInvoice(
    world,
    subscription,
    [periodLine(item.price, item.current_period_start, item.current_period_end)],
    'subscription_create',
  );
  world.emit('customer.subscription.created', subscription, world.nowOf(customer));
  world.at(customer, subscription.created + patience, () => {
    if (subscription.status === 'incomplete') expire(world, subscription);
  });
  awaitPeriodEnd(world, subscription);
};

export const expire = (world: World, subscription: Stripe.Subscription): void => {
  const now = world.nowOf(customerOf(subscription));
  subscription.status = 'incomplete_expired';
  subscription.ended_at = now;
  voidLatest(world, subscription);
  updated(world, subscription);
};

const voidLatest = (world: World, subscription: Stripe.Subscription): void => {
  const invoice = world.get('invoice', idOf(subscription.latest_invoice) ?? '');
  if (invoice.status === 'open') voidInvoice(world, invoice);
};

/** The status of the subscription stays as it is: its invoice can no longer be paid, and nothing else changes. */
export const voidInvoice = (world: World, invoice: Stripe.Invoice): void => {
  const now = world.nowOf(idOf(invoice.customer) ?? '');
  invoice.status = 'void';
  invoice.status_transitions.voided_at = now;
  const intent = intentOf(world, invoice);
  if (intent.status !== 'succeeded') intent.status = 'canceled';
  world.emit('invoice.voided', invoice, now);
};

export const cancel = (world: World, subscription: Stripe.Subscription): void => {
  const now = world.nowOf(customerOf(subscription));
  Object.assign(subscription, { status: 'canceled', canceled_at: now, ended_at: now, schedule: null });
  world.emit('customer.subscription.deleted', subscription, now);
};

/** Runs at the end of each period, as long as that is still the end. */
export const awaitPeriodEnd = (world: World, subscription: Stripe.Subscription): void => {
  const end = itemOf(subscription).current_period_end;
  world.at(customerOf(subscription), end, () => {
    if (itemOf(subscription).current_period_end === end) endPeriod(world, subscription);
  });
};

const endPeriod = (world: World, subscription: Stripe.Subscription): void => {
  if (['canceled', 'incomplete_expired', 'incomplete'].includes(subscription.status)) return;
  if (subscription.cancel_at_period_end) return cancel(world, subscription);
  const customer = customerOf(subscription);
  const item = itemOf(subscription);
  const now = item.current_period_end;
  followSchedule(world, subscription, now);
  item.current_period_start = now;
  item.current_period_end = laterBy(now, item.price.recurring?.interval ?? 'month', subscription.billing_cycle_anchor);
  updated(world, subscription);
  awaitPeriodEnd(world, subscription);
  // A renewal invoice can be changed for an hour.
  const line = periodLine(item.price, item.current_period_start, item.current_period_end);
  world.at(customer, now + hour, () => collect(world, subscription, line));
};

const collect = (world: World, subscription: Stripe.Subscription, line: Line): void => {
  if (subscription.status === 'canceled') return;
  const invoice = openInvoice(world, subscription, [line], 'subscription_cycle');
  if (attempt(world, invoice, null)) return;
  subscription.status = 'past_due';
  updated(world, subscription);
  const customer = customerOf(subscription);
  for (const days of retryDays)
    world.at(customer, invoice.created + days * day, () => {
      if (invoice.status !== 'open' || subscription.status === 'canceled') return;
      if (!attempt(world, invoice, null) && days === retryDays.at(-1)) cancel(world, subscription);
    });
};

/** A planned phase that begins now changes the price; after the last one the schedule is released. */
const followSchedule = (world: World, subscription: Stripe.Subscription, now: number): void => {
  const id = idOf(subscription.schedule);
  if (id === null) return;
  const schedule = world.get('subscription_schedule', id);
  const phase = schedule.phases.find((each) => each.start_date === now);
  const price = idOf(phase?.items[0]?.price ?? null);
  if (price !== null) {
    // 'default_payment_method' of a phase: "If not set, invoices will use the default payment method in the customer's invoice settings."
    subscription.default_payment_method = phase?.default_payment_method ?? null;
    itemOf(subscription).price = world.get('price', price);
    subscription.billing_cycle_anchor = now;
    return;
  }
  if (schedule.phases.every((each) => each.end_date <= now)) release(world, schedule);
};

export const release = (world: World, schedule: Stripe.SubscriptionSchedule): void => {
  const subscription = world.get('subscription', idOf(schedule.subscription) ?? '');
  const now = world.nowOf(customerOf(subscription));
  Object.assign(schedule, {
    status: 'released',
    released_at: now,
    released_subscription: subscription.id,
    subscription: null,
  });
  subscription.schedule = null;
  world.emit('subscription_schedule.released', schedule, now);
  updated(world, subscription);
};
