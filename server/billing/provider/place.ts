import Stripe from 'stripe';
import type { Payments } from './payments.ts';

/** An account of the provider and one of its two modes: an id means something only there. null: not known. */
export type Place = { account: string | null; isLive: boolean | null };

const accounts = new WeakMap<Stripe, string>();

/** Where the configured keys lead. A restricted key may not be allowed to say which account it belongs to. */
export const placeOf = async ({ stripe, isLive }: Payments): Promise<Place> => {
  const known = accounts.get(stripe);
  if (known !== undefined) return { account: known, isLive };
  const account = await stripe.accounts.retrieveCurrent().then(
    ({ id }) => id,
    () => null,
  );
  if (account !== null) accounts.set(stripe, account);
  return { account, isLive };
};

/**
 * What the configured keys can say about something in `place`. 'tests': it was a trial in test mode, and the site is live
 * now. 'elsewhere': it is out of reach of these keys, so that nothing they answer says anything about it. 'unknown': it
 * was stored before places were.
 */
export const reachOf = (place: Place, now: Place): 'here' | 'tests' | 'elsewhere' | 'unknown' => {
  if (place.isLive === null) return 'unknown';
  if (place.isLive !== now.isLive) return now.isLive === true ? 'tests' : 'elsewhere';
  if (place.account !== null && now.account !== null && place.account !== now.account) return 'elsewhere';
  return 'here';
};

/** Whether the provider says that it has no such customer. */
export const isCustomerMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.code === 'resource_missing' &&
  (error.param === 'customer' || error.message.startsWith('No such customer'));
