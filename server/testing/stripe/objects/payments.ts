import type { Stripe } from 'stripe';

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
  base: Pick<
    Stripe.Refund,
    'id' | 'created' | 'currency' | 'amount' | 'charge' | 'payment_intent' | 'reason' | 'status' | 'pending_reason'
  >,
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
    transfer_reversal: null,
  }) satisfies Stripe.Refund;
