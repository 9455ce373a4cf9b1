import type { Stripe } from 'stripe';
import { planOf } from './prices.ts';

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
  base: Pick<
    Stripe.Subscription,
    | 'id'
    | 'created'
    | 'currency'
    | 'customer'
    | 'items'
    | 'metadata'
    | 'test_clock'
    | 'billing_mode'
    | 'automatic_tax'
    | 'payment_settings'
  >,
): Stripe.Subscription =>
  ({
    ...base,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    billing_cycle_anchor: base.created,
    billing_cycle_anchor_config: null,
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

export type PhaseBase = { price: string; start: number; end: number; card: string | null };

export const phaseWith = ({ price, start, end, card }: PhaseBase): Stripe.SubscriptionSchedule.Phase =>
  ({
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: 'usd',
    default_payment_method: card,
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
  base: Pick<
    Stripe.SubscriptionSchedule,
    'id' | 'created' | 'customer' | 'subscription' | 'phases' | 'test_clock' | 'billing_mode'
  >,
): Stripe.SubscriptionSchedule =>
  ({
    ...base,
    object: 'subscription_schedule',
    application: null,
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
