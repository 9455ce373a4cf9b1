import type { Stripe } from 'stripe';
import type { TaxOfInvoice } from './objects/invoices.ts';
import { Refusal } from './refusal.ts';
import { idOf, type World } from './world.ts';

/** Percent of tax in prices, by country: a few of the provider's; others count as not registered there. */
const percentIn: Readonly<Record<string, number>> = { DE: 19, FR: 20, AT: 20, NL: 21, GB: 20 };

/** Rule `tax-needs-place`. */
export const refuseWithoutPlace = (customer: Stripe.Customer): void => {
  const { country, postal_code: code } = customer.address ?? {};
  if (country === undefined || country === null || (country === 'US' && !/^\d{5}/.test(code ?? '')))
    throw new Refusal(400, {
      code: 'customer_tax_location_invalid',
      message:
        "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.",
    });
};

/** Rule `inclusive-tax`: the tax is inside the price; an exempt customer's invoice shows none. */
export const taxOf = (world: World, subscription: Stripe.Subscription): TaxOfInvoice => {
  const customer = world.get('customer', idOf(subscription.customer) ?? '');
  const isOn = subscription.automatic_tax.enabled;
  const percent = isOn && customer.tax_exempt === 'none' ? (percentIn[customer.address?.country ?? ''] ?? 0) : 0;
  return { isOn, customer, within: (cents) => cents - Math.round((cents * 100) / (100 + percent)) };
};
