import Stripe from 'stripe';
import { isProviderError, isRefusal } from '../provider/ask-provider.ts';

/**
 * What one run of a job showed. 'asks': the bank waits for the cardholder. 'again': not known yet; `isAnswered` if the
 * provider has stored its answer, an error, under the idempotency key, so that the next run needs another key.
 */
export type Outcome =
  | { is: 'done' }
  | { is: 'asks' }
  | { is: 'failed'; message: string; why?: string }
  | { is: 'again'; why: string; isAnswered: boolean };

export const done: Outcome = { is: 'done' };
export const asks: Outcome = { is: 'asks' };
export const failed = (message: string): Outcome => ({ is: 'failed', message });
export const again = (why: string): Outcome => ({ is: 'again', why, isAnswered: false });

export const messages = {
  declined: 'Your card was declined. Nothing was charged.',
  notConfirmed: 'The payment was not confirmed with your bank, so nothing was charged.',
  notMade: 'Our payment provider could not be reached in time, so nothing was charged. Please try again.',
  refused: 'Our payment provider did not accept this, so nothing was charged. Please try again later.',
  ended: 'Your subscription has ended, so nothing was charged.',
} as const;

const waitsForCardholder: ReadonlySet<string | undefined> = new Set([
  'authentication_required',
  'invoice_payment_intent_requires_action',
  'subscription_payment_intent_requires_action',
]);

/** Whether an error, or the last one of a payment, says that only the cardholder can go on. */
export const isForCardholder = (error: { code?: string; decline_code?: string }): boolean =>
  waitsForCardholder.has(error.code) || waitsForCardholder.has(error.decline_code);

/** The operator's trouble: it may be over before the job gives up. */
const isAboutKey = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError;

const wordsOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** What an error of a call that charges says about the charge. */
export const outcomeOfError = (error: unknown): Outcome => {
  const why = wordsOf(error);
  if (error instanceof Stripe.errors.StripeError && isForCardholder(codesOf(error))) return asks;
  if (error instanceof Stripe.errors.StripeCardError)
    return { is: 'failed', message: `${error.message} Nothing was charged.`, why };
  const isStored = isProviderError(error) || error instanceof Stripe.errors.StripeIdempotencyError;
  if (isStored) return { is: 'again', why, isAnswered: true };
  if (isRefusal(error) && !isAboutKey(error)) return { is: 'failed', message: messages.refused, why };
  return again(why);
};

const codesOf = ({ code, decline_code: declineCode }: Stripe.errors.StripeError) => ({
  ...(code === undefined ? {} : { code }),
  ...(declineCode === undefined ? {} : { decline_code: declineCode }),
});
