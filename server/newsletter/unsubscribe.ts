import type * as api from '#contract/api/newsletter.ts';
import type { Handler } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import { subscriptionIn } from './unsubscribe-token.ts';
import { deleteSubscription, isSubscribed } from './store.ts';

/** Removes and deletes the address. For an address that is no longer on the list that is a success too. */
export const unsubscribeFromNewsletter: Handler<typeof api.unsubscribeFromNewsletter> = async ({ input, services }) => {
  const { db, safe, erasures, clock } = services;
  const id = subscriptionIn(await safe.ofSite(), input.token);
  if (id === null) throw new Problem('link-expired');
  if (!(await isSubscribed(db, id))) return { ok: true };
  // First, so that a restored backup does not subscribe anybody again.
  await erasures.record([{ kind: 'newsletter', id, at: clock().toISOString() }]);
  await deleteSubscription(db, id);
  return { ok: true };
};
