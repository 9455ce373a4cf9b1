import type { Stripe } from 'stripe';
import {
  attempt,
  awaitPeriodEnd,
  customerOf,
  dropPending,
  intentOf,
  isOver,
  itemOf,
  openInvoice,
  patience,
  periodLine,
  updated,
  voidInvoice,
} from './bill.ts';
import type { Line } from './objects/invoices.ts';
import { cardRefusal } from './pay.ts';
import { Refusal } from './refusal.ts';
import { idOf, laterBy, type World } from './world.ts';

/** Rule `credit-of-debit`: what was debited for the running period, and in classic mode the current price. */
const debitedFor = (world: World, subscription: Stripe.Subscription): number => {
  const { current_period_end: end, price } = itemOf(subscription);
  const now = price.unit_amount ?? 0;
  if (subscription.billing_mode.type === 'classic') return now;
  const lines = [...world.tables.invoice.values()]
    .filter(({ parent, status }) => {
      const about = idOf(parent?.subscription_details?.subscription);
      return about === subscription.id && status === 'paid';
    })
    .flatMap(({ lines: { data } }) => data);
  return lines.findLast(({ period, amount }) => period.end === end && amount > 0)?.amount ?? now;
};

/** The cost of switching to another price now: the new period in full, minus what is left of the old one. */
export const linesOfChange = (world: World, subscription: Stripe.Subscription, price: Stripe.Price): Line[] => {
  const now = world.nowOf(customerOf(subscription));
  const { current_period_start: start, current_period_end: end, price: old } = itemOf(subscription);
  const unused = Math.round((debitedFor(world, subscription) * (end - now)) / (end - start));
  const newEnd = laterBy(now, price.recurring?.interval ?? 'month', now);
  return [{ amount: -unused, start: now, end, price: old.id, isProration: true }, periodLine(price, now, newEnd)];
};

type How = Pick<Stripe.SubscriptionUpdateParams, 'payment_behavior' | 'proration_behavior'>;

/** Changes the price, and charges the difference at once or nothing until the next period. */
export const changePrice = (
  world: World,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  { payment_behavior: behavior = 'allow_incomplete', proration_behavior: proration }: How,
): void => {
  const item = itemOf(subscription);
  if (item.price.id === price.id) return;
  if (proration === 'none' && price.recurring?.interval === item.price.recurring?.interval) {
    item.price = price;
    return;
  }
  if (proration !== 'always_invoice')
    throw new Refusal(400, { message: 'The double prorates with proration_behavior=always_invoice only.' });
  const before = { latest: subscription.latest_invoice, status: subscription.status };
  const invoice = openInvoice(world, subscription, linesOfChange(world, subscription, price), 'subscription_update');
  const isPaid = behavior !== 'default_incomplete' && attempt(world, invoice, null);
  // Rule `error-if-incomplete`.
  if (!isPaid && behavior === 'error_if_incomplete') {
    voidInvoice(world, invoice);
    subscription.latest_invoice = before.latest;
    subscription.status = before.status;
    throw cardRefusal(intentOf(world, invoice));
  }
  if (isPaid || behavior !== 'pending_if_incomplete') {
    if (!isPaid) subscription.status = 'past_due';
    apply(world, subscription, price);
    updated(world, subscription);
    return;
  }
  wait(world, subscription, price, invoice);
};

const apply = (world: World, subscription: Stripe.Subscription, price: Stripe.Price): void => {
  const now = world.nowOf(customerOf(subscription));
  Object.assign(itemOf(subscription), {
    price,
    current_period_start: now,
    current_period_end: laterBy(now, price.recurring?.interval ?? 'month', now),
  });
  subscription.billing_cycle_anchor = now;
  awaitPeriodEnd(world, subscription);
};

/** Rule `pending-update`: the change is kept until its invoice is paid or voided, or the time is over. */
const wait = (world: World, subscription: Stripe.Subscription, price: Stripe.Price, invoice: Stripe.Invoice): void => {
  const customer = customerOf(subscription);
  const expiresAt = world.nowOf(customer) + patience;
  const other = world.pending.get(subscription.id);
  if (other !== undefined) voidInvoice(world, world.get('invoice', other.invoice));
  world.pending.set(subscription.id, { invoice: invoice.id, apply: () => apply(world, subscription, price) });
  subscription.pending_update = {
    billing_cycle_anchor: null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: expiresAt,
    metadata: null,
    subscription_items: [{ ...structuredClone(itemOf(subscription)), price }],
    trial_end: null,
    trial_from_plan: null,
  };
  updated(world, subscription);
  world.at(customer, expiresAt, () => {
    if (world.pending.get(subscription.id)?.invoice !== invoice.id) return;
    dropPending(world, subscription);
    if (invoice.status === 'open') voidInvoice(world, invoice);
    updated(world, subscription);
  });
};

/** Rejects changes to a finished subscription, as the provider does. */
export const refuseIfOver = (subscription: Stripe.Subscription): void => {
  if (isOver(subscription))
    throw new Refusal(400, {
      code: 'subscription_canceled',
      message: 'A canceled subscription can only update its cancellation_details and metadata.',
    });
};
