import type { User } from '#contract/api/accounts.ts';
import { type BillingPeriod, createSubscription } from '#contract/api/billing.ts';
import { ApiError } from '../../data/http/api-error.ts';
import { useWriteOnArrival } from '../../data/use-write-on-arrival.ts';

type Wanted = { buyer: User; planId: string; period: BillingPeriod };

const retryMs = 2_000;
const maxRetries = 3;

/**
 * Starts the subscription chosen in the address bar. The server answers the same request with the same subscription, so
 * reloading the page does not start a second one.
 */
export const useSubscriptionStart = ({ buyer, planId, period }: Wanted) =>
  useWriteOnArrival(
    createSubscription,
    { planId, isAnnual: period === 'annual', userId: buyer.id },
    {
      retry: (error, failures) => (failures <= maxRetries && isJustBeingMade(error) ? retryMs : null),
    },
  );

/** Another tab of the same user is creating it right now: a retry will find it done. */
const isJustBeingMade = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.code === 'still-running';
