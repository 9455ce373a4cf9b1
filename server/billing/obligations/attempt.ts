import Stripe from 'stripe';
import type { Database } from '../../db/connect.ts';
import { dropPendingUpdate } from '../charges/invoice-payment.ts';
import { isCharging } from '../charges/store.ts';
import { isUndecided } from '../provider/fetch-truth.ts';
import { idOf } from '../provider/id-of.ts';
import type { Payments } from '../provider/payments.ts';
import { type Place, placeOf, reachOf } from '../provider/place.ts';
import { dropPlannedChange } from '../provider/planned-change.ts';
import { findTransactions } from '../records/store.ts';
import { isPaidSince } from './is-paid-since.ts';
import { oweMissedRefunds } from './missed-refunds.ts';
import { stopDrafts } from './stop-drafts.ts';
import type { ObligationRow } from './store.ts';
import { askAndOweUnwanted } from './unwanted.ts';

/** What one attempt showed: the provider's state proves that it is done, or why it is not done yet. */
export type Outcome = { is: 'done'; proof: string } | { is: 'open'; why: string };

const done = (proof: string): Outcome => ({ is: 'done', proof });
const open = (why: string): Outcome => ({ is: 'open', why });

const codeOf = (error: unknown): string | undefined =>
  error instanceof Stripe.errors.StripeError ? error.code : undefined;

/** Only this answer says that something is not there; any other error says nothing about it. */
const isMissing = (error: unknown): boolean => codeOf(error) === 'resource_missing';

/** The thing, or null when the provider has none of that id. */
const found = <T>(ask: Promise<T>): Promise<T | null> =>
  ask.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

const over: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** Refunds that may still return the money. */
const underway: ReadonlySet<string> = new Set(['pending', 'requires_action']);

const sumOf = (refunds: readonly Stripe.Refund[], isCounted: (status: string) => boolean): number =>
  refunds.filter(({ status }) => isCounted(status ?? 'pending')).reduce((sum, { amount }) => sum + amount, 0);

/** Codes that reading the refunds again explains: what was refunded before, or is with the bank. */
const settledElsewhere: ReadonlySet<string | undefined> = new Set(['charge_already_refunded', 'charge_disputed']);

/** For the operators. */
const withBank =
  'a bank decides about this payment; accept the dispute at the provider, and the money goes back at once';

const refund = async ({ stripe }: Payments, id: string): Promise<Outcome> => {
  const look = async (): Promise<{ outcome: Outcome; missing: number }> => {
    const [charge, { data: refunds }] = await Promise.all([
      stripe.charges.retrieve(id),
      stripe.refunds.list({ charge: id, limit: 100 }),
    ]);
    const returned = sumOf(refunds, (status) => status === 'succeeded');
    if (returned >= charge.amount_captured) return { outcome: done('refunded'), missing: 0 };
    const [dispute] = charge.disputed ? (await stripe.disputes.list({ charge: id, limit: 1 })).data : [];
    if (dispute?.status === 'lost') return { outcome: done('the bank has returned the payment'), missing: 0 };
    const missing = charge.amount_captured - returned - sumOf(refunds, (status) => underway.has(status));
    if (missing <= 0) return { outcome: open('the refund is pending'), missing };
    return { outcome: open(dispute !== undefined && isUndecided(dispute.status) ? withBank : 'not refunded'), missing };
  };
  const before = await look();
  if (before.missing <= 0) return before.outcome;
  try {
    // Without an idempotency key: a repeated refund of the same charge returns nothing more, and an error is not stored under a key.
    await stripe.refunds.create({ charge: id, amount: before.missing, reason: 'requested_by_customer' });
  } catch (error) {
    if (!settledElsewhere.has(codeOf(error))) throw error;
  }
  return (await look()).outcome;
};

/** Nothing renews while a refund is owed, and nothing is taken away before it is made. */
const endLater = async (payments: Payments, subscription: Stripe.Subscription): Promise<void> => {
  if (subscription.cancel_at_period_end || subscription.status === 'incomplete') return;
  await dropPlannedChange(payments, subscription.id);
  await dropPendingUpdate(payments, subscription.id);
  await payments.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
};

const endSubscription = async (
  db: Database,
  payments: Payments,
  obligation: ObligationRow,
  isRefundOwed: boolean,
  now: Date,
): Promise<Outcome> => {
  const { subject, cause, userId } = obligation;
  const { subscriptions } = payments.stripe;
  const subscription = await found(subscriptions.retrieve(subject));
  if (subscription === null) return done('the provider has no such subscription');
  if (over.has(subscription.status)) return done(subscription.status);
  if (isRefundOwed) {
    await endLater(payments, subscription);
    // Whose bank took a payment back may keep a period that was paid since: see below.
    if (cause !== 'dispute') await stopDrafts(payments, { subscription: subject });
    return open('a refund comes first');
  }
  if (userId !== null && (await isCharging(db, userId))) return open('a payment is being made');
  if (await oweMissedRefunds(db, payments, obligation, now)) return open('a refund comes first');
  if (cause === 'dispute' && userId !== null) {
    const paid = await findTransactions(db, userId);
    const lost = paid.find(({ status }) => status === 'lost');
    if (lost !== undefined && isPaidSince(paid, lost)) {
      await endLater(payments, subscription);
      return done('it ends with the paid period');
    }
  }
  await dropPendingUpdate(payments, subject);
  await stopDrafts(payments, { subscription: subject });
  const ended = await subscriptions.cancel(subject, { invoice_now: false, prorate: false });
  return over.has(ended.status) ? done(ended.status) : open(`still ${ended.status}`);
};

/** Deleting a customer ends their subscription at once; the provider keeps what tax law requires. */
const deleteCustomer = async (
  db: Database,
  payments: Payments,
  id: string,
  isRefundOwed: boolean,
  now: Date,
): Promise<Outcome> => {
  const { customers, subscriptions } = payments.stripe;
  const customer = await found(customers.retrieve(id));
  if (customer === null) return done('the provider has no such customer');
  if (customer.deleted !== true) {
    const { data: running } = await subscriptions.list({ customer: id, limit: 100 });
    await stopDrafts(payments, { customer: id });
    for (const subscription of running) await dropUnpaid(payments, subscription);
    if (isRefundOwed || (await askAndOweUnwanted(db, payments, id, now))) {
      for (const subscription of running) await endLater(payments, subscription);
      return open('a refund comes first');
    }
    if (!(await customers.del(id)).deleted) return open('not deleted');
  }
  // What was paid while it was deleted: a refund needs no customer.
  await askAndOweUnwanted(db, payments, id, now);
  return done('deleted');
};

/** Nobody shall pay any more, from a form that is still open, for something that ends now. */
const dropUnpaid = async ({ stripe }: Payments, { id, status, latest_invoice: latest }: Stripe.Subscription) => {
  const invoice = idOf(latest);
  if (status !== 'incomplete' || invoice === null) return dropPendingUpdate({ stripe }, id);
  if ((await stripe.invoices.retrieve(invoice)).status === 'open') await stripe.invoices.voidInvoice(invoice);
};

/** Keys of another mode or account say of everything that it is missing, which proves nothing. */
const outOfReach = async (payments: Payments, place: Place): Promise<Outcome | null> => {
  const now = await placeOf(payments);
  const reach = reachOf(place, now);
  if (reach === 'tests') return done('it was a trial in test mode, where no money moves');
  if (reach !== 'elsewhere') return null;
  return open(`owed in ${wordsOf(place)}, and the configured keys are of ${wordsOf(now)}`);
};

const wordsOf = ({ account, isLive }: Place): string =>
  `${isLive === true ? 'live' : 'test'} mode of account ${account ?? 'unknown'}`;

/** One attempt to fulfill an obligation. Safe to interrupt and repeat. Errors of the provider are thrown. */
export const attempt = async (
  db: Database,
  payments: Payments,
  obligation: ObligationRow,
  isRefundOwed: boolean,
  now: Date,
): Promise<Outcome> => {
  const unreachable = await outOfReach(payments, obligation);
  if (unreachable !== null) return unreachable;
  if (obligation.kind === 'refund') return refund(payments, obligation.subject);
  if (obligation.kind === 'end-subscription') return endSubscription(db, payments, obligation, isRefundOwed, now);
  return deleteCustomer(db, payments, obligation.subject, isRefundOwed, now);
};
