import type { MySubscription } from '#contract/api/my-subscription.ts';
import type { Services } from '../../boot/services.ts';
import { Problem } from '../../http/problem.ts';
import { mySubscription } from '../subscription/get-my-subscription.ts';
import { isCharging } from './store.ts';

/** Most banks answer sooner; after this time the page shows that it waits, and asks again. */
export const patienceMs = 3_000;

/** Lets a job run, and answers with the subscription after it, or with a job that is still running. */
export const settleCharge = async (services: Services, userId: string, id: string): Promise<MySubscription> => {
  services.charging.wake();
  const job = await services.charging.settled(id, patienceMs);
  if (job?.state === 'failed')
    throw new Problem('payment-failed', job.message === null ? {} : { message: job.message });
  return mySubscription(services, userId);
};

const busy = 'A payment for your subscription is being made right now. Please wait a moment and try again.';

/** Nothing else may change while a card is being charged. */
export const refuseWhileCharging = async ({ db }: Pick<Services, 'db'>, userId: string): Promise<void> => {
  if (await isCharging(db, userId)) throw new Problem('still-running', { message: busy, retryAfterSeconds: 5 });
};
