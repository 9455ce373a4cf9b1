import type { Stripe } from 'stripe';

/**
 * The provider's objects with all fields that its types demand, so that the compiler refuses an answer the real one could
 * not give. What one test needs stands in the arguments, everything else is what a new account has.
 */
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
  base: Pick<Stripe.Price, 'id' | 'created' | 'currency' | 'product' | 'unit_amount'> & {
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
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: base.recurring === null ? 'one_time' : 'recurring',
    unit_amount_decimal: null,
  }) satisfies Stripe.Price;

/** The older shape of a price that still travels with each item. */
const planOf = (price: Stripe.Price): Stripe.Plan =>
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

export const itemWith = (
  base: Pick<Stripe.SubscriptionItem, 'id' | 'created' | 'subscription' | 'price'> & { start: number; end: number },
): Stripe.SubscriptionItem => {
  const { start, end, ...rest } = base;
  return {
    ...rest,
    object: 'subscription_item',
    billing_thresholds: null,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(base.price),
    quantity: 1,
    tax_rates: [],
  } satisfies Stripe.SubscriptionItem;
};

export const subscriptionWith = (
  base: Pick<Stripe.Subscription, 'id' | 'created' | 'currency' | 'customer' | 'items' | 'metadata' | 'test_clock'>,
): Stripe.Subscription =>
  ({
    ...base,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: base.created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: base.created,
    status: 'incomplete',
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  }) satisfies Stripe.Subscription;

export type Line = { amount: number; start: number; end: number; price: string; isProration: boolean };

const lineWith = (invoice: string, subscription: string, line: Line, index: number): Stripe.InvoiceLineItem =>
  ({
    id: `il_${invoice}_${index}`,
    object: 'line_item',
    amount: line.amount,
    currency: 'usd',
    description: null,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: null,
    period: { start: line.start, end: line.end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price, product: '' },
      type: 'price_details',
      unit_amount_decimal: null,
    },
    quantity: 1,
    quantity_decimal: null,
    subscription,
    subtotal: line.amount,
    taxes: [],
  }) satisfies Stripe.InvoiceLineItem;

export const invoiceWith = (
  base: Pick<Stripe.Invoice, 'id' | 'created' | 'currency' | 'customer' | 'billing_reason' | 'test_clock'> & {
    subscription: string;
    lines: readonly Line[];
    number: string | null;
    status: Stripe.Invoice.Status;
  },
): Stripe.Invoice => {
  const { subscription, lines, ...rest } = base;
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const due = Math.max(0, total);
  return {
    ...rest,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Test',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    collection_method: 'charge_automatically',
    confirmation_secret: null,
    custom_fields: null,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: base.created,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `https://invoice.stripe.com/i/${base.id}`,
    invoice_pdf: `https://pay.stripe.com/invoice/${base.id}/pdf`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: list(
      `/v1/invoices/${base.id}/lines`,
      lines.map((line, index) => lineWith(base.id, subscription, line, index)),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: {}, subscription },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    payments: list(`/v1/invoices/${base.id}/payments`, []),
    period_end: base.created,
    period_start: base.created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: base.created,
  } satisfies Stripe.Invoice;
};

export const invoicePaymentWith = (
  base: Pick<Stripe.InvoicePayment, 'id' | 'created' | 'currency' | 'invoice'> & { amount: number; intent: string },
): Stripe.InvoicePayment => {
  const { amount, intent, ...rest } = base;
  return {
    ...rest,
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: amount,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  } satisfies Stripe.InvoicePayment;
};

export const paymentIntentWith = (
  base: Pick<Stripe.PaymentIntent, 'id' | 'created' | 'currency' | 'customer' | 'amount' | 'client_secret'>,
): Stripe.PaymentIntent =>
  ({
    ...base,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  }) satisfies Stripe.PaymentIntent;

export const setupIntentWith = (
  base: Pick<Stripe.SetupIntent, 'id' | 'created' | 'customer' | 'client_secret' | 'metadata' | 'usage'>,
): Stripe.SetupIntent =>
  ({
    ...base,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: { allow_redirects: 'always', enabled: true },
    cancellation_reason: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
  }) satisfies Stripe.SetupIntent;

const nobody = { address: null, email: null, name: null, phone: null, tax_id: null };

export const cardWith = (
  base: Pick<Stripe.PaymentMethod, 'id' | 'created' | 'customer'> & { brand: string; last4: string },
): Stripe.PaymentMethod => {
  const { brand, last4, ...rest } = base;
  return {
    ...rest,
    object: 'payment_method',
    billing_details: nobody,
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: 12,
      exp_year: 2034,
      fingerprint: `fp_${last4}`,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } satisfies Stripe.PaymentMethod;
};

export const chargeWith = (
  base: Pick<Stripe.Charge, 'id' | 'created' | 'currency' | 'customer' | 'amount' | 'payment_intent' | 'status'> & {
    method: Stripe.PaymentMethod;
    failure: { code: string; message: string } | null;
  },
): Stripe.Charge => {
  const { method, failure, ...rest } = base;
  const isPaid = base.status === 'succeeded';
  return {
    ...rest,
    object: 'charge',
    amount_captured: isPaid ? base.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: nobody,
    calculated_statement_descriptor: null,
    captured: isPaid,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: null,
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: isPaid,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: chargedCard(method) },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge;
};

const chargedCard = ({ card }: Stripe.PaymentMethod): Stripe.Charge.PaymentMethodDetails.Card =>
  ({
    amount_authorized: null,
    authorization_code: null,
    brand: card?.brand ?? null,
    checks: null,
    country: 'US',
    electronic_commerce_indicator: null,
    transaction_link_id: null,
    exp_month: card?.exp_month ?? 12,
    exp_year: card?.exp_year ?? 2034,
    fingerprint: card?.fingerprint ?? null,
    funding: 'credit',
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: null,
    network_token: null,
    network_transaction_id: null,
    regulated_status: null,
    three_d_secure: null,
    wallet: null,
  }) satisfies Stripe.Charge.PaymentMethodDetails.Card;

export const refundWith = (
  base: Pick<Stripe.Refund, 'id' | 'created' | 'currency' | 'amount' | 'charge' | 'payment_intent' | 'reason'>,
): Stripe.Refund =>
  ({
    ...base,
    object: 'refund',
    balance_transaction: null,
    customer: null,
    customer_account: null,
    metadata: {},
    payment_method: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }) satisfies Stripe.Refund;

export const clockWith = (base: Pick<Stripe.TestHelpers.TestClock, 'id' | 'created' | 'name' | 'frozen_time'>) =>
  ({
    ...base,
    object: 'test_helpers.test_clock',
    deletes_after: base.created + 30 * 24 * 3600,
    livemode: false,
    status: 'ready',
    status_details: {},
  }) satisfies Stripe.TestHelpers.TestClock;

export type PhaseBase = { price: string; start: number; end: number };

export const phaseWith = ({ price, start, end }: PhaseBase): Stripe.SubscriptionSchedule.Phase =>
  ({
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: 'usd',
    default_payment_method: null,
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: [{ billing_thresholds: null, discounts: [], metadata: {}, plan: price, price, quantity: 1 }],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: 'none',
    start_date: start,
    transfer_data: null,
    trial_end: null,
  }) satisfies Stripe.SubscriptionSchedule.Phase;

export const scheduleWith = (
  base: Pick<Stripe.SubscriptionSchedule, 'id' | 'created' | 'customer' | 'subscription' | 'phases' | 'test_clock'>,
): Stripe.SubscriptionSchedule =>
  ({
    ...base,
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: null, type: 'classic' },
    canceled_at: null,
    completed_at: null,
    current_phase: null,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    released_at: null,
    released_subscription: null,
    status: 'active',
  }) satisfies Stripe.SubscriptionSchedule;
