import type { getSubscription } from '#contract/api/billing.ts';
import type { MySubscription } from '#contract/api/my-subscription.ts';
import type { OutputOf } from '#contract/api/endpoint.ts';
import { graceDays, planOf, refundDays } from '#contract/product/plans.ts';
import { dayMs } from '#contract/product/durations.ts';
import type { ChargeJob } from '../charges/store.ts';
import type { PlanRow, SubscriptionRow, TransactionRow } from './store.ts';

export const periodOf = (isAnnual: boolean): 'monthly' | 'annual' => (isAnnual ? 'annual' : 'monthly');

export const priceOf = (plan: PlanRow, isAnnual: boolean): number =>
  isAnnual ? plan.priceAnnualCents : plan.priceMonthlyCents;

/** Statuses in which somebody pays or owes. Others are over, or have not begun. */
const running = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused']);
export const isRunning = ({ status }: { status: string }): boolean => running.has(status);

/** Started and not paid yet. */
export const isPending = ({ status }: Pick<SubscriptionRow, 'status'>): boolean =>
  status === 'creating' || status === 'incomplete';

type Subscription = OutputOf<typeof getSubscription>;

export const toSubscription = (row: SubscriptionRow, plan: PlanRow, now: Date): Subscription => ({
  id: row.id,
  planName: plan.name,
  billingPeriod: periodOf(row.isAnnual),
  amount: row.amountCents,
  currency: row.currency,
  nextBillingDate: nextBillingDate(row),
  // To everyone else, a subscription that the provider does not know yet is one without payment.
  status: row.status === 'creating' ? 'incomplete' : row.status,
  plan: planOf({ subscriptionStatus: row.status, pastDueSince: row.pastDueSince }, now),
});

const nextBillingDate = (row: SubscriptionRow): string | null =>
  isRunning(row) && !row.cancelAtPeriodEnd ? (row.currentPeriodEnd?.toISOString() ?? null) : null;

/** The end of a period of `days` that began at `since`; null when it is over. */
export const untilOf = (since: Date | null, days: number, now: Date): Date | null => {
  if (since === null) return null;
  const until = new Date(since.getTime() + days * dayMs);
  return until > now ? until : null;
};

/** Whether a payment is still within its refund period, and not refunded in full. */
export const isRecent = (
  { createdAt, refundedCents, amountCents }: Pick<TransactionRow, 'createdAt' | 'refundedCents' | 'amountCents'>,
  now: Date,
): boolean => refundedCents < amountCents && untilOf(createdAt, refundDays, now) !== null;

/** The payments that a refund would return: those still within their refund period. */
export const refundable = (payments: readonly TransactionRow[], now: Date): TransactionRow[] =>
  payments.filter((payment) => payment.status === 'succeeded' && isRecent(payment, now));

/** What the refund that we offer of our own accord returns: once for each account. The legal right to withdraw does not depend on it. */
const refundOf = ({ payments, hasUsedRefund }: NonNullable<Known>, now: Date): Refund | null =>
  hasUsedRefund ? null : returnOf(payments, now);

type Refund = { amount: number; until: string };

const returnOf = (payments: readonly TransactionRow[], now: Date): Refund | null => {
  const own = refundable(payments, now);
  if (own.length === 0) return null;
  const latest = Math.max(...own.map((payment) => payment.createdAt.getTime()));
  return {
    amount: own.reduce((sum, payment) => sum + payment.amountCents - payment.refundedCents, 0),
    until: new Date(latest + refundDays * dayMs).toISOString(),
  };
};

/**
 * Why somebody who deletes their account may have what they paid within the refund period back: of our own accord, which
 * is once for each account, or by their right to withdraw. null if there is no reason.
 */
export const reasonToRefund = (
  { row, hasUsedRefund }: Pick<NonNullable<Known>, 'row' | 'hasUsedRefund'>,
  now: Date,
): 'refund' | 'withdrawal' | null => {
  if (!isRunning(row)) return null;
  if (!hasUsedRefund) return 'refund';
  return untilOf(row.startedAt, refundDays, now) === null ? null : 'withdrawal';
};

type Known = {
  row: SubscriptionRow;
  plan: PlanRow;
  payments: readonly TransactionRow[];
  hasUsedRefund: boolean;
  charge: ChargeJob | null;
} | null;

export const toMySubscription = (known: Known, isConfigured: boolean, now: Date): MySubscription => {
  if (known === null)
    return { isConfigured, plan: 'free', status: 'none', subscription: null, pending: null, charge: null };
  const { row, plan } = known;
  const shown = toSubscription(row, plan, now);
  const about = { isConfigured, plan: shown.plan, status: shown.status, charge: chargeOf(known.charge) };
  if (isPending(row))
    return { ...about, subscription: null, pending: { id: row.id, planId: row.planId, isAnnual: row.isAnnual } };
  const end = row.currentPeriodEnd ?? row.createdAt;
  return {
    ...about,
    pending: null,
    subscription: {
      ...shown,
      startedAt: (row.startedAt ?? row.createdAt).toISOString(),
      currentPeriodEnd: end.toISOString(),
      cancelAtPeriodEnd: row.cancelAtPeriodEnd,
      nextPeriod:
        row.nextIsAnnual === null
          ? null
          : {
              billingPeriod: periodOf(row.nextIsAnnual),
              amount: row.nextAmountCents ?? priceOf(plan, row.nextIsAnnual),
              from: end.toISOString(),
            },
      card: cardOf(row),
      premiumUntil: row.status === 'past_due' ? isoOf(untilOf(row.pastDueSince, graceDays, now)) : null,
      refund: refundOf(known, now),
      refundAtDeletion: reasonToRefund(known, now) === null ? null : returnOf(known.payments, now),
      withdrawUntil: isoOf(untilOf(row.startedAt, refundDays, now)),
      ending: row.endedBy,
    },
  };
};

const chargeOf = (job: ChargeJob | null): MySubscription['charge'] =>
  job === null || job.state === 'done'
    ? null
    : { is: job.state === 'open' ? 'working' : job.state, what: job.kind, message: job.message };

const isoOf = (time: Date | null): string | null => time?.toISOString() ?? null;

const cardOf = (row: SubscriptionRow): NonNullable<MySubscription['subscription']>['card'] =>
  row.cardBrand === null
    ? null
    : {
        brand: row.cardBrand,
        last4: row.cardLast4 ?? '',
        expiresMonth: row.cardExpiresMonth,
        expiresYear: row.cardExpiresYear,
      };
