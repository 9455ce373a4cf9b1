import type { Stripe } from 'stripe';
import { hostedUrl, type Line, invoicePaymentWith, invoiceWith } from './objects/invoices.ts';
import { paymentIntentWith } from './objects/payments.ts';
import { charge, methodFor } from './pay.ts';
import { enterPhase, phaseAt, release } from './phases.ts';
import { taxOf } from './tax.ts';
import { idOf, laterBy, type World } from './world.ts';

const hour = 3600;
const day = 24 * hour;
/** Rules `unpaid-first`, `pending-update`: how long an unpaid first invoice, or a change that waits for its payment, stays open. */
export const patience = 23 * hour;

export const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('a subscription has an item');
  return item;
};

export const customerOf = ({ customer }: Pick<Stripe.Subscription, 'customer'>): string => idOf(customer) ?? '';

export const updated = (world: World, subscription: Stripe.Subscription): void =>
  world.emit('customer.subscription.updated', subscription, world.nowOf(customerOf(subscription)));

export const isOver = ({ status }: Stripe.Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

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

/** A draft, without number, payment or page (rule `draft-hour`). */
const draftInvoice = (
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
    number: null,
    status: 'draft',
    tax: taxOf(world, subscription),
  });
  world.tables.invoice.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  world.emit('invoice.created', invoice, now);
  return invoice;
};

/** A draft becomes an open invoice with its payment intent. */
const finalize = (world: World, invoice: Stripe.Invoice): void => {
  const customer = idOf(invoice.customer) ?? '';
  const now = world.nowOf(customer);
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
  Object.assign(invoice, {
    status: 'open',
    number: `TEST-${world.tables.invoice.size}`,
    automatically_finalizes_at: null,
    effective_at: now,
    hosted_invoice_url: hostedUrl(invoice.id),
    confirmation_secret: { client_secret: intent.client_secret ?? '', type: 'payment_intent' },
  });
  invoice.status_transitions.finalized_at = now;
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
  world.emit('invoice.finalized', invoice, now);
};

/** An invoice that is finalized at once, as the first one and those of changes are. */
export const openInvoice = (
  world: World,
  subscription: Stripe.Subscription,
  lines: readonly Line[],
  reason: Stripe.Invoice.BillingReason,
): Stripe.Invoice => {
  const invoice = draftInvoice(world, subscription, lines, reason);
  finalize(world, invoice);
  return invoice;
};

export const intentOf = (world: World, invoice: Stripe.Invoice): Stripe.PaymentIntent | null => {
  const id = idOf(invoice.payments?.data[0]?.payment.payment_intent);
  return id === null ? null : world.get('payment_intent', id);
};

export const invoiceOf = (world: World, intent: Stripe.PaymentIntent): Stripe.Invoice | undefined =>
  [...world.tables.invoice.values()].find(
    ({ payments }) => idOf(payments?.data[0]?.payment.payment_intent) === intent.id,
  );

/** Applies the effects of a paid invoice. */
export const settle = (
  world: World,
  invoice: Stripe.Invoice,
  method: Stripe.PaymentMethod,
  isByHolder: boolean,
): void => {
  const subscription = subscriptionOf(world, invoice);
  const now = world.nowOf(customerOf(subscription));
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    auto_advance: false,
  });
  invoice.status_transitions.paid_at = now;
  world.emit('invoice.paid', invoice, now);
  world.emit('invoice.payment_succeeded', invoice, now);
  if (isOver(subscription)) return;
  // Rule `latest-invoice-decides`.
  if (subscription.latest_invoice === invoice.id) subscription.status = 'active';
  // Rule `saves-card`.
  const isSaved = subscription.payment_settings?.save_default_payment_method === 'on_subscription';
  if (isSaved && isByHolder) subscription.default_payment_method = method.id;
  applyPending(world, subscription, invoice);
  updated(world, subscription);
};

/** Rule `pending-update`: the change that waited for this payment. */
const applyPending = (world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void => {
  const change = world.pending.get(subscription.id);
  if (change?.invoice !== invoice.id) return;
  world.pending.delete(subscription.id);
  subscription.pending_update = null;
  change.apply();
};

export const dropPending = (world: World, subscription: Stripe.Subscription): void => {
  world.pending.delete(subscription.id);
  subscription.pending_update = null;
};

/** Rule `which-card`: the card that pays without its holder. */
const cardOf = (world: World, subscription: Stripe.Subscription): string | null =>
  idOf(subscription.default_payment_method) ??
  idOf(world.tables.customer.get(customerOf(subscription))?.invoice_settings.default_payment_method ?? null);

/** Pays an invoice with a stored card. */
export const attempt = (world: World, invoice: Stripe.Invoice, wanted: string | null): boolean => {
  const subscription = subscriptionOf(world, invoice);
  const customer = customerOf(subscription);
  const intent = intentOf(world, invoice);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  const id = wanted ?? cardOf(world, subscription);
  if (id !== null && intent !== null) {
    const method = methodFor(world, customer, id);
    const outcome = charge(world, intent, method, { isAuthenticated: false, isOffSession: true });
    if (outcome === 'paid') {
      settle(world, invoice, method, false);
      return true;
    }
    if (outcome === 'asks') world.emit('invoice.payment_action_required', invoice, world.nowOf(customer));
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

/** Rule `unpaid-first`. */
const expire = (world: World, subscription: Stripe.Subscription): void => {
  const now = world.nowOf(customerOf(subscription));
  subscription.status = 'incomplete_expired';
  subscription.ended_at = now;
  const invoice = world.get('invoice', idOf(subscription.latest_invoice) ?? '');
  if (invoice.status === 'open') voidInvoice(world, invoice);
  updated(world, subscription);
};

/** Rule `void-leaves-status`. */
export const voidInvoice = (world: World, invoice: Stripe.Invoice): void => {
  const now = world.nowOf(idOf(invoice.customer) ?? '');
  Object.assign(invoice, { status: 'void', auto_advance: false, next_payment_attempt: null });
  invoice.status_transitions.voided_at = now;
  const intent = intentOf(world, invoice);
  if (intent !== null && intent.status !== 'succeeded') intent.status = 'canceled';
  world.emit('invoice.voided', invoice, now);
  const subscription = subscriptionOf(world, invoice);
  if (world.pending.get(subscription.id)?.invoice !== invoice.id) return;
  dropPending(world, subscription);
  updated(world, subscription);
};

/** Rule `cancel-stops-collecting`: open invoices stay open, and can still be paid by hand. */
export const cancel = (world: World, subscription: Stripe.Subscription): void => {
  const now = world.nowOf(customerOf(subscription));
  const scheduled = idOf(subscription.schedule);
  if (scheduled !== null)
    Object.assign(world.get('subscription_schedule', scheduled), { status: 'canceled', canceled_at: now });
  Object.assign(subscription, { status: 'canceled', canceled_at: now, ended_at: now, schedule: null });
  dropPending(world, subscription);
  for (const invoice of world.tables.invoice.values())
    if (idOf(invoice.customer) === customerOf(subscription) && ['draft', 'open'].includes(invoice.status ?? ''))
      invoice.auto_advance = false;
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
  if (isOver(subscription) || subscription.status === 'incomplete') return;
  if (subscription.cancel_at_period_end) return cancel(world, subscription);
  const customer = customerOf(subscription);
  const item = itemOf(subscription);
  const now = item.current_period_end;
  followSchedule(world, subscription, now);
  item.current_period_start = now;
  item.current_period_end = laterBy(now, item.price.recurring?.interval ?? 'month', subscription.billing_cycle_anchor);
  const line = periodLine(item.price, item.current_period_start, item.current_period_end);
  const invoice = draftInvoice(world, subscription, [line], 'subscription_cycle');
  updated(world, subscription);
  awaitPeriodEnd(world, subscription);
  // Rule `after-retries`: of an unpaid subscription, invoices stay drafts.
  if (subscription.status === 'unpaid') {
    invoice.auto_advance = false;
    return;
  }
  const at = now + world.settings.draftSeconds;
  invoice.automatically_finalizes_at = at;
  world.at(customer, at, () => collect(world, subscription, invoice));
};

const collect = (world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void => {
  if (isOver(subscription) || invoice.status !== 'draft' || invoice.auto_advance !== true) return;
  finalize(world, invoice);
  if (attempt(world, invoice, null)) return;
  if (subscription.status !== 'unpaid') subscription.status = 'past_due';
  updated(world, subscription);
  const { retryDays } = world.settings.dunning;
  for (const [index, days] of retryDays.entries())
    world.at(customerOf(subscription), invoice.created + days * day, () => {
      if (invoice.status !== 'open' || isOver(subscription)) return;
      if (!attempt(world, invoice, null) && index === retryDays.length - 1) giveUp(world, subscription);
    });
};

/** Rule `after-retries`. */
const giveUp = (world: World, subscription: Stripe.Subscription): void => {
  const { lastly } = world.settings.dunning;
  if (lastly === 'cancel') return cancel(world, subscription);
  if (lastly === 'past_due') return;
  subscription.status = 'unpaid';
  updated(world, subscription);
};

/** A planned phase that begins now changes the price and the card; after the last one the schedule is released. */
const followSchedule = (world: World, subscription: Stripe.Subscription, now: number): void => {
  const id = idOf(subscription.schedule);
  if (id === null) return;
  const schedule = world.get('subscription_schedule', id);
  const phase = phaseAt(schedule, now);
  if (phase === undefined) {
    release(world, schedule);
    updated(world, subscription);
    return;
  }
  if (phase.start_date !== now) return;
  enterPhase(world, subscription, schedule, phase);
  subscription.billing_cycle_anchor = now;
};
