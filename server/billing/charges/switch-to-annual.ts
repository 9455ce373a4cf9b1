import type Stripe from 'stripe';
import { idOf } from '../provider/id-of.ts';
import type { Payments } from '../provider/payments.ts';
import { dropPlannedChange } from '../provider/planned-change.ts';
import { dropPendingUpdate, paymentOf } from './invoice-payment.ts';
import { again, done, failed, messages, type Outcome } from './outcome.ts';

/** How a job calls the provider. */
export type Terms = {
  /** The idempotency key of this round. */
  key: string;
  /** Whether a charge may still be started; later it is only found out what became of it. */
  mayStart: boolean;
};

/** A bank may take half a minute to answer. */
export const chargeTimeoutMs = 45_000;

const isAt = ({ items }: Stripe.Subscription, price: string): boolean =>
  items.data.every((item) => item.price.id === price);

/**
 * Switches a subscription to a price that is charged now. The provider applies the change only when it is paid; until
 * then it waits for the cardholder, or is dropped because the card was declined.
 */
export const switchToAnnual = async (
  payments: Payments,
  { subscription: id, price, isCard }: { subscription: string; price: string; isCard: boolean },
  { key, mayStart }: Terms,
): Promise<Outcome> => {
  const { subscriptions } = payments.stripe;
  const before = await subscriptions.retrieve(id);
  if (before.ended_at !== null) return failed(messages.ended);
  if (isAt(before, price)) return resumed(payments, before);
  if (before.pending_update !== null) return waiting(payments, before);
  if (!mayStart) return failed(messages.notMade);
  await dropPlannedChange(payments, id);
  const after = await subscriptions.update(
    id,
    {
      items: before.items.data.map((item) => ({ id: item.id, price })),
      proration_behavior: 'always_invoice',
      // A card that is declined changes nothing. Only cards can wait for a confirmation.
      payment_behavior: isCard ? 'pending_if_incomplete' : 'error_if_incomplete',
    },
    { idempotencyKey: key, timeout: chargeTimeoutMs, maxNetworkRetries: 0 },
  );
  if (isAt(after, price)) return resumed(payments, after);
  return after.pending_update === null ? again('the change was not made') : waiting(payments, after);
};

/** Whoever pays for a year does not want it to end with the month. */
const resumed = async (
  payments: Payments,
  { id, cancel_at_period_end: ends }: Stripe.Subscription,
): Promise<Outcome> => {
  if (ends) await payments.stripe.subscriptions.update(id, { cancel_at_period_end: false });
  return done;
};

const waiting = async (payments: Payments, { id, latest_invoice: latest }: Stripe.Subscription): Promise<Outcome> => {
  const invoice = idOf(latest);
  if (invoice === null) return again('the change has no invoice yet');
  const outcome = await paymentOf(payments, invoice);
  // Otherwise a later retry could still charge what we call declined.
  if (outcome.is === 'failed') await dropPendingUpdate(payments, id);
  return outcome;
};
