import Stripe from 'stripe';
import type * as api from '#contract/api/billing-details.ts';
import type { InputOf } from '#contract/api/endpoint.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { askProvider, paymentsOf } from '../provider/ask-provider.ts';
import type { Payments } from '../provider/payments.ts';
import { customerFor } from '../subscription/customer-for.ts';
import { taxIdTypeOf } from './tax-id-types.ts';

type Details = InputOf<typeof api.saveBillingDetails>;

/** Only the provider stores them: it prints them on the invoices and works out the tax. */
export const saveBillingDetails: Handler<typeof api.saveBillingDetails> = async ({ input, session, services }) => {
  const payments = paymentsOf(services);
  if (!payments.isTaxed) throw new Problem('no-payments');
  await askProvider(async () => {
    const customer = await customerFor(services, payments, session.user.id);
    await setAddress(payments, customer, input);
    await setTaxId(payments, customer, input);
  });
  return { ok: true };
};

const codeOf = (error: unknown): string | undefined =>
  error instanceof Stripe.errors.StripeError ? error.code : undefined;

const refused = (field: keyof Details, message: string): Problem =>
  new Problem('bad-input', { message, fields: { [field]: message } });

/** The provider checks the place at once, so that no later invoice fails for it. */
const setAddress = async ({ stripe }: Payments, customer: string, details: Details): Promise<void> => {
  const { name, country, postalCode, city, street } = details;
  const address = { country, postal_code: postalCode, city, line1: street };
  await stripe.customers
    .update(customer, { name, address, tax: { validate_location: 'immediately' } })
    .catch((error: unknown) => {
      if (codeOf(error) !== 'customer_tax_location_invalid') throw error;
      throw refused('postalCode', 'Our payment provider does not recognize this place. Please check the postal code.');
    });
};

/** Replaces the number, or removes it. */
const setTaxId = async ({ stripe }: Payments, customer: string, { taxId, country }: Details): Promise<void> => {
  const found = await stripe.customers.retrieve(customer, { expand: ['tax_ids'] });
  const before = found.deleted === true ? [] : (found.tax_ids?.data ?? []);
  if (before.length === 1 && before[0]?.value === taxId) return;
  if (taxId !== '') {
    const type = taxIdTypeOf(country);
    if (type === null) throw refused('taxId', 'We cannot put a tax ID of this country on your invoices.');
    await stripe.customers.createTaxId(customer, { type, value: taxId }).catch((error: unknown) => {
      if (codeOf(error) !== 'tax_id_invalid') throw error;
      throw refused('taxId', 'This does not look like a tax ID of your country.');
    });
  }
  for (const { id } of before) await stripe.customers.deleteTaxId(customer, id);
};
