import { setTimeout as sleep } from 'node:timers/promises';
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

/** A new card is usually adopted within this time, without being charged. */
const shortWaitMs = 1_000;
const lookMs = 50;

/** Nothing else may change while a card is being charged. */
export const refuseWhileCharging = async ({ db }: Pick<Services, 'db'>, userId: string): Promise<void> => {
  for (const until = Date.now() + shortWaitMs; Date.now() < until; await sleep(lookMs))
    if (!(await isCharging(db, userId))) return;
  throw new Problem('still-running', { message: busy, retryAfterSeconds: 5 });
};
