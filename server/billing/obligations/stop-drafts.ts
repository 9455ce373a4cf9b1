import type { Payments } from '../provider/payments.ts';

/**
 * The invoice of a renewal is a draft for an hour before its card is charged. One of a subscription can be neither voided
 * nor deleted then, and ending the subscription is only said to stop finalized invoices, so each is told not to go on.
 * https://docs.stripe.com/invoicing/integration/automatic-advancement-collection
 */
export const stopDrafts = async (
  { stripe }: Pick<Payments, 'stripe'>,
  whose: { customer: string } | { subscription: string },
): Promise<void> => {
  const { data } = await stripe.invoices.list({ ...whose, status: 'draft', limit: 100 });
  for (const { id, auto_advance: goesOn } of data)
    if (goesOn === true) await stripe.invoices.update(id, { auto_advance: false });
};
