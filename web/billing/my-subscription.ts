import { getMySubscription, listInvoices, type MySubscription } from '#contract/api/my-subscription.ts';
import type { Read, ReadCache } from '../data/read-cache.ts';
import { fresh, useRead } from '../data/use-read.ts';
import { reloadCurrentUser } from '../session/current-user.ts';

export type Running = NonNullable<MySubscription['subscription']>;

/** What the server knows of the person's subscription, read again whenever a page shows it. */
export const useMySubscription = (): Read<MySubscription> => useRead(getMySubscription, {}, fresh);

/** After something was done: puts the new state in its place, and reads the user again for what they may use now. */
export const subscriptionChanged = (cache: ReadCache, state: MySubscription): void => {
  cache.set(getMySubscription, {}, state);
  void cache.refresh(listInvoices);
  reloadCurrentUser();
};
