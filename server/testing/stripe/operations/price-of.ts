import type { Stripe } from 'stripe';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

/** A price that can still be bought. */
export const priceOf = (world: World, id: string | undefined): Stripe.Price => {
  const price = world.get('price', id ?? '');
  if (!price.active)
    throw new Refusal(400, { code: 'resource_inactive', message: `The price ${price.id} is inactive.` });
  return price;
};
