import { refundDays } from '#contract/product/plans.ts';
import type { Letter } from '../../mail/letter.ts';
import type { InvoiceTruth, TransactionTruth } from '../provider/truth.ts';
import type { SubscriptionRow } from '../records/store.ts';

/** '$11.99', '€5.00' */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/** 'November 21, 2026'. Days are in UTC, as the provider bills. */
export const day = (time: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(time);

const profileOf = (site: string): string => `${site}/profile?tab=settings`;

const rhythm = (isAnnual: boolean): string => (isAnnual ? 'a year' : 'a month');

/** What the next payment will be, a planned change included: '$14.99 a month' */
const nextPriceOf = (row: SubscriptionRow): string => {
  const { nextIsAnnual, nextAmountCents, isAnnual, amountCents, currency } = row;
  if (nextIsAnnual === null || nextAmountCents === null) return `${money(amountCents, currency)} ${rhythm(isAnnual)}`;
  return `${money(nextAmountCents, currency)} ${rhythm(nextIsAnnual)}`;
};

export const receiptLetter = (site: string, invoice: InvoiceTruth, canRefund: boolean): Letter => ({
  subject: `Your receipt: ${money(invoice.amountCents, invoice.currency)}`,
  paragraphs: [
    `Thank you. We received ${money(invoice.amountCents, invoice.currency)} for Premium from ${day(invoice.periodStart)} to ${day(invoice.periodEnd)}${invoice.number === null ? '' : ` (invoice ${invoice.number})`}.`,
    `${canRefund ? `You can get a refund of this payment within ${refundDays} days. ` : ''}Invoices, cancellation and everything else about your subscription: ${profileOf(site)}`,
  ],
  ...(invoice.address === null ? {} : { link: { label: 'Open the invoice', address: invoice.address } }),
});

/** `invoice`: the page at the provider where the open invoice can be paid, also with a confirmation that the bank asks for. */
export const paymentFailedLetter = (site: string, until: Date | null, invoice: string | null): Letter => ({
  subject: 'Your payment did not go through',
  paragraphs: [
    'The payment for your subscription did not go through. The bank declined it, or wants you to confirm it.',
    until === null
      ? 'Premium is paused until the payment goes through.'
      : `Premium stays active until ${day(until)}. If the payment does not go through by then, Premium ends.`,
    `You can pay the open invoice on the page of our payment provider, which also lets you confirm the payment with your bank. To use another card from now on, change it in your profile: ${profileOf(site)}`,
  ],
  link:
    invoice === null
      ? { label: 'Open my subscription', address: profileOf(site) }
      : { label: 'Pay the open invoice', address: invoice },
});

/** A payment that the user asked for and whose end they may not have waited for. `why` is a whole sentence. */
export const chargeFailedLetter = (site: string, why: string): Letter => ({
  subject: 'Your payment was not made',
  paragraphs: [
    `You asked us to make a payment for your subscription. ${why}`,
    `Your subscription, where you can try again: ${profileOf(site)}`,
  ],
});

export const cancellationLetter = (site: string, row: SubscriptionRow): Letter => ({
  subject: 'Your subscription is canceled',
  paragraphs: [
    `We have canceled your subscription. You will not be charged again. Premium stays active until ${day(row.currentPeriodEnd ?? row.createdAt)}.`,
    `If you change your mind before then, you can resume it: ${profileOf(site)}`,
  ],
});

export const resumedLetter = (site: string, row: SubscriptionRow): Letter => ({
  subject: 'Your subscription continues',
  paragraphs: [
    `Your cancellation has been undone, so your subscription continues. The next payment of ${money(row.amountCents, row.currency)} will be charged on ${day(row.currentPeriodEnd ?? row.createdAt)}.`,
    `You can cancel at any time: ${profileOf(site)}`,
  ],
});

export const switchedLetter = (site: string, row: SubscriptionRow): Letter => ({
  subject: 'Your subscription has changed',
  paragraphs: [
    `You now pay ${money(row.amountCents, row.currency)} ${rhythm(row.isAnnual)}. The next payment is on ${day(row.currentPeriodEnd ?? row.createdAt)}.`,
    `Your subscription and its invoices: ${profileOf(site)}`,
  ],
});

export const planChangeLetter = (site: string, row: SubscriptionRow): Letter => ({
  subject: 'Your subscription will change',
  paragraphs: [
    `Starting ${day(row.currentPeriodEnd ?? row.createdAt)}, you will pay ${nextPriceOf(row)}. Nothing changes before then.`,
    `You can undo this until then: ${profileOf(site)}`,
  ],
});

export const keptPeriodLetter = (site: string, row: SubscriptionRow): Letter => ({
  subject: 'Your subscription stays as it is',
  paragraphs: [
    `The planned change has been undone. You will continue to pay ${money(row.amountCents, row.currency)} ${rhythm(row.isAnnual)}.`,
    `Your subscription: ${profileOf(site)}`,
  ],
});

export const newCardLetter = (site: string, row: SubscriptionRow): Letter => ({
  subject: 'Your subscription is now paid with a different card',
  paragraphs: [
    `From now on, your subscription is paid with ${row.cardBrand ?? 'your card'}${row.cardLast4 === null ? '' : ` ending in ${row.cardLast4}`}.`,
    `If this was not you, set a new password right away: ${site}/reset-password`,
  ],
});

export const refundLetter = (cents: number, currency: string, hasEnded: boolean): Letter => ({
  subject: `Your refund: ${money(cents, currency)}`,
  paragraphs: [
    `We refunded ${money(cents, currency)} to your original payment method. It can take your bank five to ten business days to show a refund.`,
    hasEnded ? 'Your subscription has ended, and you will not be charged again.' : 'Your subscription continues.',
  ],
});

export const disputeLetter = (site: string, { amountCents, currency, createdAt }: TransactionTruth): Letter => ({
  subject: 'Your payment has been disputed',
  paragraphs: [
    `Your bank told us that the payment of ${money(amountCents, currency)} made on ${day(createdAt)} is being disputed. The bank now decides what happens to the money, which can take one to three months. Until then, nothing changes: your Premium subscription stays active.`,
    `If you did not mean to dispute the payment, please tell your bank. If you no longer want Premium, cancel it here: ${profileOf(site)}`,
  ],
});

/** `until`: the end of the period paid since; null when Premium ends with the payment. */
export const disputeLostLetter = (
  site: string,
  { amountCents, currency, createdAt }: TransactionTruth,
  until: Date | null,
): Letter => ({
  subject: 'Your bank has returned your payment',
  paragraphs: [
    `Your bank refunded you the payment of ${money(amountCents, currency)} that you made on ${day(createdAt)}.`,
    until === null
      ? 'The Premium subscription for that payment ends now, and you will not be charged again. Your account continues on the Free plan.'
      : `Your subscription therefore ends, and you will not be charged again. You keep the time you have paid for since then: Premium stays active until ${day(until)}.`,
    `You can come back at any time: ${site}/pricing`,
  ],
});

export const endedLetter = (site: string): Letter => ({
  subject: 'Premium has ended',
  paragraphs: [
    'Your subscription has ended, and you will not be charged again. Your account continues on the Free plan.',
    `You can come back at any time: ${site}/pricing`,
  ],
});

/** The acknowledgement required by law: what was declared, by whom, and when we received it. */
export const withdrawalLetter = (name: string, row: SubscriptionRow, at: Date): Letter => ({
  subject: 'We received your withdrawal',
  paragraphs: [
    `On ${at.toISOString().slice(0, 19).replace('T', ' at ')} UTC you, ${name}, declared your withdrawal from the Premium contract dated ${day(row.startedAt ?? row.createdAt)} (${row.id}).`,
    `The contract has ended. We refund what you paid within the last ${refundDays} days to your original payment method. It can take your bank five to ten business days to show a refund.`,
  ],
});

export const renewalLetter = (site: string, row: SubscriptionRow): Letter => ({
  subject: `Your subscription renews on ${day(row.currentPeriodEnd ?? row.createdAt)}`,
  paragraphs: [
    `The year that you have paid for ends on ${day(row.currentPeriodEnd ?? row.createdAt)}. Your subscription then renews${row.nextIsAnnual === false ? ' by the month, as you chose' : ' for another year'}: from that day on, you pay ${nextPriceOf(row)}.`,
    `If you do not want to renew, cancel before then; it takes two clicks: ${profileOf(site)}`,
  ],
});
