import type { Stripe } from 'stripe';

// In this folder: the provider's objects with all fields that its types demand, so that the compiler refuses an answer
// the real one could not give. What one test needs stands in the arguments, everything else is what a new account has.

export const list = <T>(url: string, data: T[], hasMore = false): Stripe.ApiList<T> => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});

export const customerWith = (
  base: Pick<Stripe.Customer, 'id' | 'created' | 'email' | 'metadata'> & { test_clock: string | null },
): Stripe.Customer =>
  ({
    ...base,
    object: 'customer',
    balance: 0,
    default_source: null,
    description: null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    shipping: null,
  }) satisfies Stripe.Customer;

export const clockWith = (base: Pick<Stripe.TestHelpers.TestClock, 'id' | 'created' | 'name' | 'frozen_time'>) =>
  ({
    ...base,
    object: 'test_helpers.test_clock',
    deletes_after: base.created + 30 * 24 * 3600,
    livemode: false,
    status: 'ready',
    status_details: {},
  }) satisfies Stripe.TestHelpers.TestClock;
