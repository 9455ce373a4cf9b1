import type { Stripe } from 'stripe';
import { attempt, awaitPeriodEnd, customerOf, intentOf, itemOf, openInvoice, periodLine, updated } from './bill.ts';
import type { Line } from './objects/invoices.ts';
import { cardRefusal } from './pay.ts';
import { Refusal } from './refusal.ts';
import { laterBy, type World } from './world.ts';

/** The cost of switching to another price now: the new period in full, minus what is left of the old one. */
export const linesOfChange = (world: World, subscription: Stripe.Subscription, price: Stripe.Price): Line[] => {
  const now = world.nowOf(customerOf(subscription));
  const { current_period_start: start, current_period_end: end, price: old } = itemOf(subscription);
  const unused = Math.round(((old.unit_amount ?? 0) * (end - now)) / (end - start));
  const newEnd = laterBy(now, price.recurring?.interval ?? 'month', now);
  return [{ amount: -unused, start: now, end, price: old.id, isProration: true }, periodLine(price, now, newEnd)];
};

/** Changes the price at once and charges the difference; a declined card changes nothing. */
export const changePrice = (world: World, subscription: Stripe.Subscription, price: Stripe.Price): void => {
  const item = itemOf(subscription);
  if (item.price.id === price.id) return;
  const before = { latest: subscription.latest_invoice, status: subscription.status };
  const invoice = openInvoice(world, subscription, linesOfChange(world, subscription, price), 'subscription_update');
  if (!attempt(world, invoice, null)) {
    invoice.status = 'void';
    subscription.latest_invoice = before.latest;
    subscription.status = before.status;
    throw cardRefusal(intentOf(world, invoice));
  }
  const now = world.nowOf(customerOf(subscription));
  Object.assign(item, {
    price,
    current_period_start: now,
    current_period_end: laterBy(now, price.recurring?.interval ?? 'month', now),
  });
  subscription.billing_cycle_anchor = now;
  awaitPeriodEnd(world, subscription);
  updated(world, subscription);
};

/** Rejects changes to a finished subscription, as the provider does. */
export const refuseIfOver = (subscription: Stripe.Subscription): void => {
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired')
    throw new Refusal(400, {
      code: 'subscription_canceled',
      message: 'A canceled subscription can only update its cancellation_details and metadata.',
    });
};
