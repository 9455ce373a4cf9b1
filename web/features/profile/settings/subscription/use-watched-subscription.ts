import { useEffect, useRef, useState } from 'react';
import { getMySubscription, type MySubscription } from '#contract/api/my-subscription.ts';
import { subscriptionChanged } from '../../../../billing/my-subscription.ts';
import { type Read, useReadCache } from '../../../../data/read-cache.ts';
import { fresh, useRead } from '../../../../data/use-read.ts';
import { toast } from '../../../../ui/toasts/toast.ts';
import { words } from './words.ts';

const everyMs = 2_000;
/** After this time the user is told that they may leave. */
const maxPollMs = 60_000;

export type Watched = { query: Read<MySubscription>; isLate: boolean; askAgain: () => void };

/** The subscription, read again while a payment for it is being made, for up to a minute. */
export const useWatchedSubscription = (): Watched => {
  const [isLate, setIsLate] = useState(false);
  const query = useRead(
    getMySubscription,
    {},
    {
      ...fresh,
      refetchInterval: ({ state }) => (state.data?.charge?.is === 'working' && !isLate ? everyMs : false),
    },
  );
  const isWorking = query.data?.charge?.is === 'working';
  useEffect(() => {
    if (!isWorking || isLate) return undefined;
    const timer = setTimeout(() => setIsLate(true), maxPollMs);
    return () => clearTimeout(timer);
  }, [isWorking, isLate]);
  useEndOfPayment(query.data);
  return {
    query,
    isLate: isLate && isWorking,
    askAgain: () => {
      setIsLate(false);
      void query.refetch();
    },
  };
};

/** Once a payment has been made that the page waited for, says so and updates what depends on the plan. */
const useEndOfPayment = (mine: MySubscription | undefined): void => {
  const cache = useReadCache();
  const waitsFor = useRef<'switch' | 'card' | null>(null);
  useEffect(() => {
    if (mine === undefined) return;
    const { charge } = mine;
    const waited = waitsFor.current;
    waitsFor.current = charge?.is === 'working' ? charge.what : null;
    if (waited === null || charge !== null) return;
    subscriptionChanged(cache, mine);
    toast({ ...(waited === 'switch' ? words.switch.done : words.changeCard.done), tone: 'good' });
  }, [mine, cache]);
};
