import type * as api from '#contract/api/newsletter.ts';
import type { Handler } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import { subscriptionIn } from './unsubscribe-token.ts';
import { deleteSubscription } from './store.ts';

/** Removes and deletes the address. For an address that is no longer on the list that is a success too. */
export const unsubscribeFromNewsletter: Handler<typeof api.unsubscribeFromNewsletter> = async ({ input, services }) => {
  const { db, safe } = services;
  const id = subscriptionIn(await safe.ofSite(), input.token);
  if (id === null) throw new Problem('link-expired');
  await deleteSubscription(db, id);
  return { ok: true };
};
