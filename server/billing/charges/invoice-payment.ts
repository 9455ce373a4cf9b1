import type Stripe from 'stripe';
import { idOf } from '../provider/id-of.ts';
import type { Payments } from '../provider/payments.ts';
import { again, asks, failed, isForCardholder, messages, type Outcome } from './outcome.ts';

/** What the payment of an open invoice waits for. Only reads. */
export const paymentOf = async ({ stripe }: Pick<Payments, 'stripe'>, invoiceId: string): Promise<Outcome> => {
  const { payments } = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  const intentId = idOf(payments?.data.find(({ is_default: isDefault }) => isDefault)?.payment.payment_intent);
  if (intentId === null) return again('the invoice has no payment yet');
  return outcomeOfIntent(await stripe.paymentIntents.retrieve(intentId));
};

const outcomeOfIntent = ({ status, last_payment_error: error }: Stripe.PaymentIntent): Outcome => {
  if (status === 'requires_action' || status === 'requires_confirmation') return asks;
  if (status === 'canceled') return failed(messages.notConfirmed);
  if (status !== 'requires_payment_method') return again(`the payment is ${status}`);
  if (error === null) return asks;
  if (isForCardholder(error)) return asks;
  if (error.code === 'payment_intent_authentication_failure') return failed(messages.notConfirmed);
  return failed(error.message === undefined ? messages.declined : `${error.message} Nothing was charged.`);
};

/** Drops a change that waits for its payment: voiding its invoice discards it. One that was just paid stays. */
export const dropPendingUpdate = async ({ stripe }: Pick<Payments, 'stripe'>, id: string): Promise<void> => {
  const { pending_update: pending, latest_invoice: latest } = await stripe.subscriptions.retrieve(id);
  const invoice = idOf(latest);
  if (pending === null || invoice === null) return;
  if ((await stripe.invoices.retrieve(invoice)).status === 'open') await stripe.invoices.voidInvoice(invoice);
};
