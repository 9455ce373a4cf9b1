import type Stripe from 'stripe';
import { idOf } from './id-of.ts';
import { labels } from './labels.ts';
import type { Payments } from './payments.ts';
import type { InvoiceTruth, SubscriptionTruth, TransactionTruth, Truth } from './truth.ts';

/** More than eight years of monthly payments; older ones are already stored. */
const maxListed = 100;

export const fetchTruth = async ({ stripe }: Payments, customer: string): Promise<Truth> => {
  const [subscriptions, invoices, charges] = await Promise.all([
    stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: maxListed,
      expand: ['data.default_payment_method', 'data.schedule'],
    }),
    stripe.invoices.list({ customer, limit: maxListed, expand: ['data.payments'] }),
    stripe.charges.list({ customer, limit: maxListed }),
  ]);
  const disputes = await disputesOf(stripe, charges.data);
  return {
    subscriptions: subscriptions.data.map((subscription) => subscriptionOf(subscription, invoices.data)),
    invoices: invoices.data
      .filter(({ status }) => status !== 'draft')
      .map((invoice) => invoiceOf(invoice, charges.data)),
    transactions: charges.data.map((charge) => transactionOf(charge, disputes.get(charge.id))),
  };
};

/** Only the payments of a customer, who may be deleted. */
export const paymentsOfCustomer = async ({ stripe }: Payments, customer: string): Promise<TransactionTruth[]> => {
  const { data } = await stripe.charges.list({ customer, limit: maxListed });
  const disputes = await disputesOf(stripe, data);
  return data.map((charge) => transactionOf(charge, disputes.get(charge.id)));
};

type DisputeStatus = Stripe.Dispute['status'];

/** The status of the latest dispute of each disputed charge: the charge itself only says that there was one. */
const disputesOf = async (
  stripe: Stripe,
  charges: readonly Stripe.Charge[],
): Promise<Map<string, DisputeStatus | undefined>> => {
  const asked = charges
    .filter(({ disputed }) => disputed)
    .map(async ({ id }) => [id, (await stripe.disputes.list({ charge: id, limit: 1 })).data[0]?.status] as const);
  return new Map(await Promise.all(asked));
};

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

const subscriptionOf = (subscription: Stripe.Subscription, invoices: readonly Stripe.Invoice[]): SubscriptionTruth => {
  const [item] = subscription.items.data;
  const { default_payment_method: method, schedule } = subscription;
  const planned = typeof schedule === 'object' ? (schedule?.metadata ?? {}) : {};
  const { [labels.next]: next, [labels.nextAmount]: nextAmount } = planned;
  const isAnnual = item?.price.recurring?.interval === 'year';
  // A schedule outlives the change it planned for a while.
  const isPlanned = next !== undefined && (next === 'annual') !== isAnnual;
  const isDue = subscription.status === 'past_due' || subscription.status === 'unpaid';
  return {
    stripeId: subscription.id,
    ourId: subscription.metadata[labels.subscription] ?? null,
    planId: subscription.metadata[labels.plan] ?? 'premium',
    status: subscription.status,
    isAnnual,
    amountCents: (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1),
    currency: subscription.currency,
    startedAt: dateOf(subscription.start_date),
    currentPeriodEnd: item === undefined ? null : dateOf(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    nextIsAnnual: isPlanned ? next === 'annual' : null,
    nextAmountCents: isPlanned && nextAmount !== undefined ? Number(nextAmount) : null,
    pastDueSince: isDue ? firstUnpaidOf(subscription, invoices) : null,
    ...cardOf(typeof method === 'object' ? method : null),
    endedAt: subscription.ended_at === null ? null : dateOf(subscription.ended_at),
    createdAt: dateOf(subscription.created),
  };
};

const unpaid: ReadonlySet<string | null> = new Set(['open', 'uncollectible']);

/** When the first of the invoices was made that were not paid since the last payment: unpaid ones may add up, and a later one begins no new grace period. */
const firstUnpaidOf = ({ id, items }: Stripe.Subscription, invoices: readonly Stripe.Invoice[]): Date => {
  const own = invoices
    .filter(({ parent }) => idOf(parent?.subscription_details?.subscription) === id)
    .filter(({ status }) => status === 'paid' || unpaid.has(status))
    .toSorted((a, b) => b.created - a.created);
  const firstPaid = own.findIndex(({ status }) => status === 'paid');
  const first = own.at(firstPaid < 0 ? -1 : Math.max(0, firstPaid - 1));
  return dateOf(first?.created ?? items.data[0]?.current_period_start ?? 0);
};

type Card = Pick<SubscriptionTruth, 'cardBrand' | 'cardLast4' | 'cardExpiresMonth' | 'cardExpiresYear'>;

const cardOf = (method: Stripe.PaymentMethod | null): Card => ({
  cardBrand: method?.card?.brand ?? method?.type ?? null,
  cardLast4: method?.card?.last4 ?? null,
  cardExpiresMonth: method?.card?.exp_month ?? null,
  cardExpiresYear: method?.card?.exp_year ?? null,
});

const invoiceOf = (invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): InvoiceTruth => {
  const intents = new Set((invoice.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent)));
  const own = charges.filter((charge) => charge.payment_intent !== null && intents.has(idOf(charge.payment_intent)));
  // The invoice's own period looks back; the purchased period is in its last line, after credits for unused time.
  const period = invoice.lines.data.at(-1)?.period ?? { start: invoice.period_start, end: invoice.period_end };
  return {
    stripeId: invoice.id,
    number: invoice.number,
    status: invoice.status ?? 'draft',
    amountCents: invoice.total,
    refundedCents: own.reduce((sum, charge) => sum + charge.amount_refunded, 0),
    currency: invoice.currency,
    periodStart: dateOf(period.start),
    periodEnd: dateOf(period.end),
    address: invoice.hosted_invoice_url ?? null,
    createdAt: dateOf(invoice.created),
  };
};

/** After these the money is where it was: with us, or refunded. */
const settled = new Set<DisputeStatus | undefined>(['won', 'warning_closed', 'prevented']);

/** Whether the bank has not said yet who gets the money. */
export const isUndecided = (dispute: DisputeStatus | undefined): boolean => dispute !== 'lost' && !settled.has(dispute);

const statusOf = (
  { disputed, refunded, status }: Stripe.Charge,
  dispute: DisputeStatus | undefined,
): TransactionTruth['status'] => {
  if (disputed && dispute === 'lost') return 'lost';
  if (disputed && isUndecided(dispute)) return 'disputed';
  if (refunded) return 'refunded';
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' ? 'failed' : 'pending';
};

const transactionOf = (charge: Stripe.Charge, dispute: DisputeStatus | undefined): TransactionTruth => {
  const { card, type } = charge.payment_method_details ?? {};
  return {
    stripeId: charge.id,
    status: statusOf(charge, dispute),
    amountCents: charge.amount,
    refundedCents: charge.amount_refunded,
    currency: charge.currency,
    paymentMethod:
      card === undefined || card === null ? (type ?? null) : `${card.brand ?? 'card'} ${card.last4 ?? ''}`.trim(),
    createdAt: dateOf(charge.created),
  };
};
