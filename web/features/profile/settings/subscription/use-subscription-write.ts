import type { z } from 'zod';
import type { Endpoint } from '#contract/api/endpoint.ts';
import type { getMySubscription } from '#contract/api/my-subscription.ts';
import { subscriptionChanged } from '../../../../billing/my-subscription.ts';
import { useWrite } from '../../../../data/use-write.ts';
import { words } from './words.ts';

/** A change to the subscription: the server returns the new state, which the page then shows. */
export const useSubscriptionWrite = <Input extends z.ZodType>(
  endpoint: Endpoint<Input, (typeof getMySubscription)['output']>,
  done: { title: string; message: string },
  onDone: () => void = () => undefined,
) =>
  useWrite(endpoint, {
    failure: words.actionFailed,
    onSuccess: ({ answer, cache }) => {
      onDone();
      subscriptionChanged(cache, answer);
    },
    done: () => ({ ...done, tone: 'good' }),
  });
