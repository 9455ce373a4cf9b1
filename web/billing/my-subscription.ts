import { getMySubscription, listInvoices, type MySubscription } from '#contract/api/my-subscription.ts';
import type { Read, ReadCache } from '../data/read-cache.ts';
import { fresh, useRead } from '../data/use-read.ts';
import { reloadCurrentUser } from '../session/current-user.ts';

export type Running = NonNullable<MySubscription['subscription']>;

/** The user's subscription, read again whenever a page shows it. */
export const useMySubscription = (): Read<MySubscription> => useRead(getMySubscription, {}, fresh);

/** Caches the new state of the subscription and reloads the user, whose permissions may have changed. */
export const subscriptionChanged = (cache: ReadCache, state: MySubscription): void => {
  cache.set(getMySubscription, {}, state);
  void cache.refresh(listInvoices);
  reloadCurrentUser();
};
