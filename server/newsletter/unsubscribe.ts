import type * as api from '#contract/api/newsletter.ts';
import type { Handler } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import { subscriptionIn } from './leave-token.ts';
import { forget } from './store.ts';

/**
 * Takes the address off the list and forgets it. Somebody who is not on it any more has what they wanted.
 * Without a limit: a mail provider leaves for thousands of its people from one network, and nobody guesses the proof.
 */
export const unsubscribeFromNewsletter: Handler<typeof api.unsubscribeFromNewsletter> = async ({ input, services }) => {
  const { db, safe } = services;
  const id = subscriptionIn(await safe.ofHouse(), input.token);
  if (id === null) throw new Problem('link-expired');
  await forget(db, id);
  return { ok: true };
};
