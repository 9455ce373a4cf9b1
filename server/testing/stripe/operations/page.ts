import type { Stripe } from 'stripe';
import { list } from '../objects/accounts.ts';

/** Newest first, up to the requested number. */
export const page = <T extends { id: string; created: number }>(
  url: string,
  things: Iterable<T>,
  { limit = 10, starting_after: after }: { limit?: number; starting_after?: string },
): Stripe.ApiList<T> => {
  const sorted = [...things].toReversed().toSorted((a, b) => b.created - a.created);
  const from = after === undefined ? 0 : sorted.findIndex((each) => each.id === after) + 1;
  return list(url, sorted.slice(from, from + limit), sorted.length > from + limit);
};
