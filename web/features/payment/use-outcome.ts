import { useEffect, useState } from 'react';
import { getSubscription } from '#contract/api/billing.ts';
import { getMySubscription } from '#contract/api/my-subscription.ts';
import { useRead } from '../../data/use-read.ts';
import { reloadCurrentUser } from '../../session/current-user.ts';
import { outcomeOf, outcomeOfMine, type Outcome } from './outcome.ts';

const everyMs = 2_000;
/** After this time the user may leave: the provider notifies the server sooner or later, with or without this page. */
const maxPollMs = 60_000;

export type Asked = {
  outcome: Outcome | null;
  hasFailed: boolean;
  /** Polled for a minute without an outcome. */
  isLate: boolean;
  askAgain: () => void;
};

/** Nothing about a payment is cached after the page is closed. */
const options = { staleTime: 0, gcTime: 0 } as const;

const pauseMs = (outcome: Outcome | undefined, isLate: boolean): number | false =>
  outcome?.is === 'confirming' && !isLate ? everyMs : false;

/** Polls the server for the outcome of the payment, for up to a minute. */
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
    const timer = setTimeout(() => setIsLate(true), maxPollMs);
    return () => clearTimeout(timer);
  }, [isLate]);
  const isPremium = outcome?.is === 'premium';
  // Updates the header and everything else that depends on the plan.
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
