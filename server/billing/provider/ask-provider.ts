import Stripe from 'stripe';
import { problems } from '#contract/api/problems.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../boot/services.ts';
import type { Payments } from './payments.ts';

/** A person gets an answer within ten seconds, however slow the provider is. */
const patienceMs = 9_000;

export const paymentsOf = ({ payments }: Pick<Services, 'payments'>): Payments => {
  if (payments === null) throw new Problem('no-payments');
  return payments;
};

/** Calls the provider and turns its errors into problems. A declined card's message is written for its holder and passed on; everything else is our or the provider's trouble and becomes `message`. */
export const askProvider = async <T>(
  ask: () => Promise<T>,
  message: string = problems['payments-unavailable'].message,
): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Problem('payments-unavailable', { message })), patienceMs);
  });
  try {
    return await Promise.race([ask(), tooLate]);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new Problem('payment-failed', { message: error.message });
    if (error instanceof Stripe.errors.StripeError)
      throw Object.assign(new Problem('payments-unavailable', { message }), { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

/** Whether the provider understood the request and rejected it, so that repeating it changes nothing. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.statusCode !== undefined &&
  error.statusCode < 500 &&
  ![409, 429].includes(error.statusCode);

/** Whether the provider reported an error on its side; whether it did what we asked is unknown. */
export const isProviderError = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.statusCode !== undefined && error.statusCode >= 500;
