import type { Stripe } from 'stripe';

export const productWith = (base: Pick<Stripe.Product, 'id' | 'created' | 'name'>): Stripe.Product =>
  ({
    ...base,
    object: 'product',
    active: true,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: 'service',
    updated: base.created,
    url: null,
  }) satisfies Stripe.Product;

export const priceWith = (
  base: Pick<Stripe.Price, 'id' | 'created' | 'currency' | 'product' | 'unit_amount' | 'tax_behavior'> & {
    recurring: { interval: Stripe.Price.Recurring.Interval; interval_count: number } | null;
  },
): Stripe.Price =>
  ({
    ...base,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    livemode: false,
    custom_unit_amount: null,
    lookup_key: null,
    metadata: {},
    nickname: null,
    recurring:
      base.recurring === null
        ? null
        : { ...base.recurring, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tiers_mode: null,
    transform_quantity: null,
    type: base.recurring === null ? 'one_time' : 'recurring',
    unit_amount_decimal: null,
  }) satisfies Stripe.Price;

/** The older format of a price that is still sent with each item. */
export const planOf = (price: Stripe.Price): Stripe.Plan =>
  ({
    id: price.id,
    object: 'plan',
    active: true,
    amount: price.unit_amount,
    amount_decimal: null,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }) satisfies Stripe.Plan;
