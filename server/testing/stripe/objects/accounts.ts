import type { Stripe } from 'stripe';

// This folder has the provider's objects with all fields that its types require, so that the compiler rejects a response the real one could not give. Arguments set what a test needs; everything else is as for a new account.

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
    address: null,
    name: null,
    tax_exempt: 'none',
    tax_ids: list(`/v1/customers/${base.id}/tax_ids`, []),
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
