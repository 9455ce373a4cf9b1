import type Stripe from 'stripe';
import type { CreatedSubscription } from '#contract/api/billing.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../boot/services.ts';
import { isProviderError, isRefusal } from '../provider/ask-provider.ts';
import type { Payments } from '../provider/payments.ts';
import { claimAttempt, dropAttempt, findCustomer, type PlanRow, type SubscriptionRow } from '../records/store.ts';
import { hasPlace, refuseUnlessInclusive } from '../tax/tax-readiness.ts';
import { customerFor } from './customer-for.ts';
import { synchronize } from '../synchronize/synchronize.ts';
import { isRunning, periodOf, priceOf } from '../records/to-subscription.ts';
import { idOf } from '../provider/id-of.ts';
import { labels } from '../provider/labels.ts';

type Choice = { plan: PlanRow; isAnnual: boolean };

/** What the payment form needs from a subscription. */
const expand = ['latest_invoice.confirmation_secret', 'pending_setup_intent'];

/** One subscription that waits for its payment, however often it is requested: our row is the attempt, and its id is the provider's idempotency key. An attempt with a different choice is cancelled first, an expired one is dropped. */
export const beginSubscription = async (
  services: Services,
  payments: Payments,
  userId: string,
  { plan, isAnnual }: Choice,
): Promise<CreatedSubscription> => {
  const price = isAnnual ? plan.stripePriceIdAnnual : plan.stripePriceIdMonthly;
  if (price === null)
    throw new Problem('payments-unavailable', { message: 'This plan cannot be bought yet. Please try again later.' });
  const choice = {
    userId,
    planId: plan.id,
    isAnnual,
    amountCents: priceOf(plan, isAnnual),
    currency: plan.currency,
  };
  if (payments.isTaxed) await refuseUnlessInclusive(payments, price);
  const customer = await customerFor(services, payments, userId);
  await refuseIfSubscribed(services, payments, customer);
  if (payments.isTaxed && !(await hasPlace(payments, customer))) return { is: 'details' };
  // Each round clears one attempt that was in the way; a third round has never been needed.
  for (let round = 0; round < 3; round += 1) {
    const attempt = await claimAttempt(services.db, choice, services.clock());
    if (attempt.is === 'subscribed') throw new Problem('already-subscribed');
    if (attempt.is === 'busy') throw new Problem('still-running', { message: inOtherWindow, retryAfterSeconds: 5 });
    if (attempt.is === 'other') {
      await giveUp(services, payments, attempt.row);
      continue;
    }
    const subscription = await subscriptionOf(services, payments, { row: attempt.row, customer, price });
    await synchronize(services, payments, customerOf(subscription));
    const created = secretOf(subscription, attempt.row);
    if (created !== null) return created;
  }
  throw new Problem('already-subscribed');
};

/** Our records may be behind, as after a restore from a backup: nobody pays for two subscriptions. */
const refuseIfSubscribed = async (services: Services, payments: Payments, customer: string): Promise<void> => {
  const { data } = await payments.stripe.subscriptions.list({ customer, limit: 100 });
  if (!data.some(isRunning)) return;
  await synchronize(services, payments, customer);
  throw new Problem('already-subscribed');
};

const inOtherWindow =
  'A plan is being selected for your account in another window right now. Please wait a moment and try again.';

const customerOf = ({ customer }: Stripe.Subscription): string =>
  typeof customer === 'string' ? customer : customer.id;

/** The provider's subscription for an attempt: the existing one, or a new one. */
const subscriptionOf = async (
  services: Services,
  payments: Payments,
  { row, customer, price }: { row: SubscriptionRow; customer: string; price: string },
): Promise<Stripe.Subscription> => {
  const { stripe, isTaxed } = payments;
  if (row.stripeId !== null) return stripe.subscriptions.retrieve(row.stripeId, { expand });
  try {
    return await stripe.subscriptions.create(
      {
        customer,
        items: [{ price }],
        payment_behavior: 'default_incomplete',
        // Named, because its default changes with the version of the protocol.
        billing_mode: { type: 'flexible' },
        payment_settings: { save_default_payment_method: 'on_subscription' },
        ...(isTaxed ? { automatic_tax: { enabled: true } } : {}),
        metadata: { [labels.subscription]: row.id, [labels.plan]: row.planId },
        expand,
      },
      { idempotencyKey: `subscription:${row.id}` },
    );
  } catch (error) {
    // The provider stores its answer under the key, whether a rejection or an error, so the next try needs a new attempt.
    if (isProviderError(error)) await synchronize(services, payments, customer);
    if (isRefusal(error) || isProviderError(error)) await dropAttempt(services.db, row.id);
    throw error;
  }
};

/** null when there is nothing (more) to pay. */
const secretOf = (subscription: Stripe.Subscription, row: SubscriptionRow): CreatedSubscription | null => {
  if (subscription.status !== 'incomplete') return null;
  const { latest_invoice: invoice, pending_setup_intent: setup } = subscription;
  const payment = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined;
  const card = typeof setup === 'object' ? setup?.client_secret : undefined;
  const clientSecret = payment ?? card;
  if (clientSecret === undefined || clientSecret === null) return null;
  return {
    is: 'pay',
    intent: payment === undefined ? 'setup' : 'payment',
    clientSecret,
    subscriptionId: row.id,
    billingPeriod: periodOf(row.isAnnual),
    amount: row.amountCents,
    currency: row.currency,
  };
};

/** Ends an attempt with a different choice. */
const giveUp = async (services: Services, payments: Payments, row: SubscriptionRow): Promise<void> => {
  const customer = await findCustomer(services.db, row.userId);
  if (customer !== null && row.stripeId !== null) await endUnpaid(payments, row.stripeId);
  if (customer !== null) await synchronize(services, payments, customer);
  await dropAttempt(services.db, row.id);
};

/** First its invoice is voided, which the provider refuses once it is paid, so nobody pays for something that we then take away. Only then is the subscription cancelled: voiding alone may leave it waiting for a payment. */
const endUnpaid = async ({ stripe }: Payments, id: string): Promise<void> => {
  const { latest_invoice: latest } = await stripe.subscriptions.retrieve(id);
  const invoice = idOf(latest);
  if (invoice !== null) {
    await stripe.invoices.voidInvoice(invoice).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
    });
    // An earlier try may have voided it and then been interrupted.
    if ((await stripe.invoices.retrieve(invoice)).status !== 'void') return;
  }
  const { status } = await stripe.subscriptions.retrieve(id);
  if (status === 'incomplete') await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
};
