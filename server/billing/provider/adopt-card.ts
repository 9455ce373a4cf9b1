import Stripe from 'stripe';
import { idOf } from './id-of.ts';
import type { Payments } from './payments.ts';
import { makeDefault, payPhasesWith } from './planned-change.ts';

/** The page and the webhook both adopt a new card, often at once: the provider refuses the second payment of an invoice, which is then paid all the same. */
const payUnlessPaid = async (stripe: Stripe, invoice: string, card: string): Promise<void> => {
  try {
    await stripe.invoices.pay(invoice, { payment_method: card });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const { status } = await stripe.invoices.retrieve(invoice);
    if (status !== 'paid') throw error;
  }
};

/** Makes the most recently confirmed card the default and pays an open invoice with it. Safe to interrupt and repeat. */
export const adoptNewestCard = async (
  { stripe }: Payments,
  customer: string,
  subscriptionId: string,
): Promise<void> => {
  const { data } = await stripe.setupIntents.list({ customer, limit: 20 });
  const [newest] = data
    .filter(({ status, payment_method: method }) => status === 'succeeded' && method !== null)
    .toSorted((a, b) => b.created - a.created);
  const card = idOf(newest?.payment_method ?? null);
  if (card === null) return;
  const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice'] });
  await makeDefault({ stripe }, customer, card);
  await payPhasesWith({ stripe }, subscription.schedule, card);
  if (idOf(subscription.default_payment_method) !== card)
    await stripe.subscriptions.update(subscriptionId, { default_payment_method: card });
  const { latest_invoice: invoice } = subscription;
  const isDue = subscription.status === 'past_due' || subscription.status === 'unpaid';
  if (isDue && typeof invoice === 'object' && invoice?.status === 'open') await payUnlessPaid(stripe, invoice.id, card);
};
