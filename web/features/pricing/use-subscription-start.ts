import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { User } from '#contract/api/accounts.ts';
import { type BillingPeriod, createSubscription, type CreatedSubscription } from '#contract/api/billing.ts';
import { ApiError } from '../../data/http/api-error.ts';
import { call } from '../../data/http/call.ts';

type Wanted = { buyer: User; planId: string; period: BillingPeriod };

/**
 * Begins the subscription that was chosen, once, however often the page is drawn; the server answers the same question
 * with the same subscription. Forgotten when the page turns away, so that a later choice asks anew.
 */
export const useSubscriptionStart = ({ buyer, planId, period }: Wanted): UseQueryResult<CreatedSubscription> =>
  useQuery({
    queryKey: ['subscription-start', buyer.id, planId, period],
    queryFn: () => call(createSubscription, { planId, isAnnual: period === 'annual', userId: buyer.id }),
    gcTime: 0,
    retry: (count, error) => count < 3 && isJustBeingMade(error),
    retryDelay: 2_000,
  });

/** Another tab of the same person is a moment ahead: it will be done when we ask again. */
const isJustBeingMade = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.code === 'still-running';
