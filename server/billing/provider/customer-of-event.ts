import type Stripe from 'stripe';
import type { Payments } from './payments.ts';

/** Whose event it is. Most objects name their customer; a dispute and a refund name only their charge. */
export const customerOf = async ({ stripe }: Payments, event: Stripe.Event): Promise<string | null> => {
  const thing: object = event.data.object;
  const named = 'customer' in thing ? idOf(thing.customer) : null;
  if (named !== null) return named;
  const charge = 'charge' in thing ? idOf(thing.charge) : null;
  return charge === null ? null : idOf((await stripe.charges.retrieve(charge)).customer);
};

const idOf = (thing: unknown): string | null => {
  if (typeof thing === 'string') return thing;
  if (typeof thing !== 'object' || thing === null || !('id' in thing)) return null;
  return typeof thing.id === 'string' ? thing.id : null;
};
