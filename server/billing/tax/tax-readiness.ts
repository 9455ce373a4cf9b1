import { Problem } from '../../http/problem.ts';
import type { Payments } from '../provider/payments.ts';

/** Whether the provider knows where a person lives, which it needs to work out the tax. */
export const hasPlace = async ({ stripe }: Payments, customer: string): Promise<boolean> => {
  const found = await stripe.customers.retrieve(customer);
  return found.deleted !== true && typeof found.address?.country === 'string';
};

/** The price that we show is the total. A price without tax inside would cost more, so nothing is sold at it. */
export const refuseUnlessInclusive = async ({ stripe }: Payments, price: string): Promise<void> => {
  if ((await stripe.prices.retrieve(price)).tax_behavior === 'inclusive') return;
  throw new Problem('payments-unavailable', { message: 'This plan cannot be bought yet. Please try again later.' });
};
