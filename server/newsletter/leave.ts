import type { leaveNewsletter } from '#contract/newsletter.ts';
import type { Handler } from '../handler.ts';
import { clientNetwork } from '../http/client-network.ts';
import { Problem } from '../problem.ts';
import { subscriptionIn } from './leave-token.ts';
import { forget } from './store.ts';

/** Takes the address off the list and forgets it. Somebody who is not on it any more has what they wanted. */
export const takeOffList: Handler<typeof leaveNewsletter> = async ({ input, services, request }) => {
  const { db, safe, limits } = services;
  await limits.take([['link', clientNetwork(request.ip)]]);
  const id = subscriptionIn(await safe.ofHouse(), input.token);
  if (id === null) throw new Problem('link-expired');
  await forget(db, id);
  return { ok: true };
};
