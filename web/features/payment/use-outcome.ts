import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getSubscription } from '#contract/api/billing.ts';
import { getMySubscription } from '#contract/api/my-subscription.ts';
import { call } from '../../data/http/call.ts';
import { sessionChanged } from '../../session/current-user.ts';
import { outcomeOf, outcomeOfMine, type Outcome } from './outcome.ts';

const everyMs = 2_000;
/** Then the person may go: the provider tells the server sooner or later, with or without this page. */
const patienceMs = 60_000;

export type Asked = {
  outcome: Outcome | null;
  hasFailed: boolean;
  /** Asked for a minute, and still not known. */
  isLate: boolean;
  askAgain: () => void;
};

/** Asks the server until it knows how the payment ended, for a minute. */
export const useOutcome = (subscriptionId: string | null): Asked => {
  const [isLate, setIsLate] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: ['payment-outcome', subscriptionId],
    queryFn: async ({ signal }) =>
      subscriptionId === null
        ? outcomeOfMine(await call(getMySubscription, {}, { signal }))
        : outcomeOf(await call(getSubscription, { id: subscriptionId }, { signal })),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.is === 'confirming' && !isLate ? everyMs : false),
  });
  useEffect(() => {
    if (isLate) return undefined;
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isLate]);
  const isPremium = data?.is === 'premium';
  // The header and everything else that the plan opens hear of it.
  useEffect(() => {
    if (isPremium) sessionChanged();
  }, [isPremium]);
  return {
    outcome: data ?? null,
    hasFailed: isError,
    isLate: isLate && data?.is === 'confirming',
    askAgain: () => {
      setIsLate(false);
      void refetch();
    },
  };
};
