import type { z } from 'zod';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { getMySubscription } from '#contract/api/my-subscription.ts';
import { subscriptionChanged } from '../../../../billing/my-subscription.ts';
import { useReadCache } from '../../../../data/read-cache.ts';
import { useWrite } from '../../../../data/use-write.ts';
import { words } from './words.ts';

/** A change to the subscription: the server returns the new state, which the page then shows. A payment that is still being made has its own note instead of the toast. */
export const useSubscriptionWrite = <Input extends z.ZodType>(
  endpoint: Endpoint<Input, (typeof getMySubscription)['output']>,
  done: { title: string; message: string },
  onDone: () => void = () => undefined,
) => {
  const reads = useReadCache();
  return useWrite(endpoint, {
    failure: words.actionFailed,
    // A payment that failed may have changed something before.
    onError: () => void reads.refresh(getMySubscription),
    onSuccess: ({ answer, cache }) => {
      onDone();
      subscriptionChanged(cache, answer);
    },
    done: ({ answer: { charge } }) => (charge === null ? { ...done, tone: 'good' } : null),
  });
};
