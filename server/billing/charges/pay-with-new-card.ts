import Stripe from 'stripe';
import { idOf } from '../provider/id-of.ts';
import type { Payments } from '../provider/payments.ts';
import { makeDefault, payPhasesWith } from '../provider/planned-change.ts';
import { paymentOf } from './invoice-payment.ts';
import { asks, done, failed, messages, type Outcome, outcomeOfError } from './outcome.ts';
import { chargeTimeoutMs, type Terms } from './switch-to-annual.ts';

type Asked = { customer: string; subscription: string };

/** Makes the most recently confirmed card the default and pays open invoices with it, the oldest first. Safe to interrupt and repeat. */
export const payWithNewCard = async (
  { stripe }: Payments,
  { customer, subscription: id }: Asked,
  { key, mayStart }: Terms,
): Promise<Outcome> => {
  const card = await newestCard(stripe, customer);
  const subscription = await stripe.subscriptions.retrieve(id);
  if (subscription.ended_at !== null) return failed(messages.ended);
  if (card !== null && idOf(subscription.default_payment_method) !== card) {
    await makeDefault({ stripe }, customer, card);
    await payPhasesWith({ stripe }, subscription.schedule, card);
    await stripe.subscriptions.update(id, { default_payment_method: card });
  }
  const isDue = subscription.status === 'past_due' || subscription.status === 'unpaid';
  if (!isDue || card === null) return done;
  const { data: open } = await stripe.invoices.list({ customer, subscription: id, status: 'open', limit: 100 });
  for (const invoice of open.toSorted((a, b) => a.created - b.created)) {
    if (!mayStart) return failed(messages.notMade);
    const outcome = await pay(stripe, invoice.id, card, `${key}:${invoice.id}`);
    if (outcome.is !== 'done') return outcome;
  }
  return done;
};

const newestCard = async (stripe: Stripe, customer: string): Promise<string | null> => {
  const { data } = await stripe.setupIntents.list({ customer, limit: 20 });
  const [newest] = data
    .filter(({ status, payment_method: method }) => status === 'succeeded' && method !== null)
    .toSorted((a, b) => b.created - a.created);
  return idOf(newest?.payment_method);
};

const pay = async (stripe: Stripe, invoice: string, card: string, key: string): Promise<Outcome> => {
  try {
    // The cardholder is there, so the bank may ask them.
    const params = { payment_method: card, off_session: false };
    const { status } = await stripe.invoices.pay(invoice, params, {
      idempotencyKey: key,
      timeout: chargeTimeoutMs,
      maxNetworkRetries: 0,
    });
    return status === 'paid' ? done : asks;
  } catch (error) {
    // The provider's own retry may have come first.
    if (error instanceof Stripe.errors.StripeError && error.code === 'invoice_already_paid') return done;
    return outcomeOfError(error);
  }
};

/** What became of the payments that waited for the cardholder. Only reads. */
export const lookAtOpenInvoices = async (
  payments: Payments,
  { customer, subscription: id }: Asked,
): Promise<Outcome> => {
  const { stripe } = payments;
  const { data } = await stripe.invoices.list({ customer, subscription: id, status: 'open', limit: 100 });
  const [oldest] = data.toSorted((a, b) => a.created - b.created);
  return oldest === undefined ? done : paymentOf(payments, oldest.id);
};
