import { graceDays } from '#contract/product/plans.ts';
import { dayMs } from '#contract/product/durations.ts';
import type { Letter } from '../../mail/letter.ts';
import {
  cancellationLetter,
  disputeLetter,
  disputeLostLetter,
  endedLetter,
  keptPeriodLetter,
  newCardLetter,
  paymentFailedLetter,
  planChangeLetter,
  receiptLetter,
  refundLetter,
  resumedLetter,
  switchedLetter,
} from './letters.ts';
import { isPaidSince } from '../obligations/is-paid-since.ts';
import { lostPaymentOf } from './note-disputes.ts';
import type { SubscriptionRow } from '../records/store.ts';
import type { Change } from '../records/truth-store.ts';
import { isRunning } from '../records/to-subscription.ts';

/** Nobody wants news about anything older than this. */
const newsMs = 7 * dayMs;

/** The emails for a change by the user, by an operator at the provider, or over time. `kind` distinguishes them. */
export const lettersOf = (change: Change, site: string, now: Date): { kind: string; letter: Letter }[] => [
  ...change.paid
    .filter((invoice) => invoice.amountCents > 0 && now.getTime() - invoice.createdAt.getTime() < newsMs)
    .map((invoice) => ({
      kind: `receipt:${invoice.stripeId}`,
      letter: receiptLetter(site, invoice, !change.hasUsedRefund),
    })),
  ...refundLetters(change),
  ...ofDisputes(change, site),
  ...(change.after === null ? [] : ofSubscription(change, change.after, site)),
];

const refundLetters = ({ refundedCents, after }: Change): { kind: string; letter: Letter }[] =>
  refundedCents <= 0 || after === null
    ? []
    : [{ kind: 'refund', letter: refundLetter(refundedCents, after.currency, !isRunning(after)) }];

/** Only about payments of the current subscription: users without one are informed by their bank. */
const ofDisputes = (change: Change, site: string): { kind: string; letter: Letter }[] => {
  const { after, disputes, payments } = change;
  if (after === null || !isRunning(after)) return [];
  const lost = lostPaymentOf(change);
  const until = lost !== null && isPaidSince(payments, lost) ? after.currentPeriodEnd : null;
  return [
    ...disputes.opened.map((payment) => ({
      kind: `dispute:${payment.stripeId}`,
      letter: disputeLetter(site, payment),
    })),
    ...(lost === null ? [] : [{ kind: 'dispute-lost', letter: disputeLostLetter(site, lost, until) }]),
  ];
};

const isDue = ({ status }: SubscriptionRow): boolean => status === 'past_due' || status === 'unpaid';

const ofSubscription = (
  { before, open }: Change,
  after: SubscriptionRow,
  site: string,
): { kind: string; letter: Letter }[] => {
  // The first time we see it, its receipt is enough.
  if (before === null || before.stripeId !== after.stripeId || !isRunning(before)) return [];
  // A cancellation or a bank's decision has already sent its own mail.
  if (!isRunning(after)) return after.endedBy === null ? [{ kind: 'ended', letter: endedLetter(site) }] : [];
  const until = after.pastDueSince === null ? null : new Date(after.pastDueSince.getTime() + graceDays * dayMs);
  const rules: readonly (readonly [boolean, string, () => Letter])[] = [
    [
      !isDue(before) && isDue(after),
      'payment-failed',
      () => paymentFailedLetter(site, until, open[0]?.address ?? null),
    ],
    [
      !before.cancelAtPeriodEnd && after.cancelAtPeriodEnd && after.endedBy === null,
      'cancelled',
      () => cancellationLetter(site, after),
    ],
    [before.cancelAtPeriodEnd && !after.cancelAtPeriodEnd, 'resumed', () => resumedLetter(site, after)],
    [before.isAnnual !== after.isAnnual, 'switched', () => switchedLetter(site, after)],
    [before.nextIsAnnual === null && after.nextIsAnnual !== null, 'planned', () => planChangeLetter(site, after)],
    [
      before.nextIsAnnual !== null && after.nextIsAnnual === null && before.isAnnual === after.isAnnual,
      'kept-period',
      () => keptPeriodLetter(site, after),
    ],
    [
      before.cardLast4 !== null &&
        `${before.cardBrand} ${before.cardLast4}` !== `${after.cardBrand} ${after.cardLast4}`,
      'new-card',
      () => newCardLetter(site, after),
    ],
  ];
  return rules.flatMap(([applies, kind, letter]) => (applies ? [{ kind, letter: letter() }] : []));
};
