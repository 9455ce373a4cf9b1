import { useEffect, useState } from 'react';
import { getSubscription } from '#contract/api/billing.ts';
import { getMySubscription } from '#contract/api/my-subscription.ts';
import { useRead } from '../../data/use-read.ts';
import { reloadCurrentUser } from '../../session/current-user.ts';
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

/** Nothing of a payment is kept once its page is left. */
const options = { staleTime: 0, gcTime: 0 } as const;

const pauseMs = (outcome: Outcome | undefined, isLate: boolean): number | false =>
  outcome?.is === 'confirming' && !isLate ? everyMs : false;

/** Asks the server until it knows how the payment ended, for a minute. */
export const useOutcome = (subscriptionId: string | null): Asked => {
  const [isLate, setIsLate] = useState(false);
  const isMine = subscriptionId === null;
  const mine = useRead(getMySubscription, isMine ? {} : null, {
    ...options,
    refetchInterval: ({ state }) => pauseMs(state.data && outcomeOfMine(state.data), isLate),
  });
  const bought = useRead(getSubscription, isMine ? null : { id: subscriptionId }, {
    ...options,
    refetchInterval: ({ state }) => pauseMs(state.data && outcomeOf(state.data), isLate),
  });
  const { isError, refetch } = isMine ? mine : bought;
  const outcome = (isMine ? mine.data && outcomeOfMine(mine.data) : bought.data && outcomeOf(bought.data)) ?? null;
  useEffect(() => {
    if (isLate) return undefined;
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isLate]);
  const isPremium = outcome?.is === 'premium';
  // The header and everything else that the plan opens hear of it.
  useEffect(() => {
    if (isPremium) reloadCurrentUser();
  }, [isPremium]);
  return {
    outcome,
    hasFailed: isError,
    isLate: isLate && outcome?.is === 'confirming',
    askAgain: () => {
      setIsLate(false);
      void refetch();
    },
  };
};
