import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { planKinds } from '../product/plans.ts';

/** Money is in whole cents of `currency` ('usd'), times are ISO 8601 in UTC. */
export const cents = z.number().int();

export const billingPeriodSchema = z.enum(['monthly', 'annual']);
export type BillingPeriod = z.infer<typeof billingPeriodSchema>;

/** A plan. Its field names are fixed, because clients rely on them. `id` is also used in the address bar: 'free', 'premium'. */
export const planSchema = z.object({
  id: z.string(),
  kind: z.enum(planKinds),
  name: z.string(),
  description: z.string(),
  price_monthly: cents,
  price_annual: cents,
  currency: z.string(),
  stripe_price_id_monthly: z.string().nullable(),
  stripe_price_id_annual: z.string().nullable(),
  features: z.array(z.string()),
  is_active: z.boolean(),
  created_at: z.string(),
});
export type Plan = z.infer<typeof planSchema>;

/** The plans that are offered now, cheapest first. */
export const listPlans = endpoint({
  method: 'GET',
  path: '/api/subscription-plans',
  access: 'anyone',
  form: 'none',
  input: z.object({}),
  output: z.array(planSchema),
  errors: [],
});

/**
 * `is` determines the next step: 'pay' shows the payment form for `clientSecret` ('payment' confirms a payment, 'setup'
 * only a card, because nothing is due now); 'details' needs name and address for the invoice first; 'subscribed' is the free plan, which starts immediately; 'demo' means that
 * no payment keys are configured and nothing happened.
 */
const createdSchema = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('pay'),
    intent: z.enum(['payment', 'setup']),
    clientSecret: z.string(),
    subscriptionId: z.string(),
    billingPeriod: billingPeriodSchema,
    amount: cents,
    currency: z.string(),
  }),
  z.object({ is: z.literal('details') }),
  z.object({ is: z.literal('subscribed'), plan: z.literal('free') }),
  z.object({ is: z.literal('demo'), demoMode: z.literal(true), message: z.string() }),
]);
export type CreatedSubscription = z.infer<typeof createdSchema>;

/**
 * Idempotent: repeated calls (double click, two tabs, a lost response) create one subscription and return the same
 * secret. `userId` must be the caller's id; amount and price follow from the plan, never from the browser.
 */
export const createSubscription = endpoint({
  method: 'POST',
  path: '/api/create-subscription',
  access: 'signed-in',
  form: 'json',
  input: z.object({ planId: z.string().max(100), isAnnual: z.boolean(), userId: z.string().max(100).optional() }),
  output: createdSchema,
  errors: [
    'forbidden',
    'already-subscribed',
    'still-running',
    'payment-failed',
    'payments-unavailable',
    'too-many-requests',
  ],
});

/** `status` is the payment provider's status; `nextBillingDate` is null when there will be no further charge. */
export const subscriptionSchema = z.object({
  id: z.string(),
  planName: z.string(),
  billingPeriod: billingPeriodSchema,
  amount: cents,
  currency: z.string(),
  nextBillingDate: z.string().nullable(),
  status: z.string(),
  /** The plan that the subscription grants now. */
  plan: z.enum(planKinds),
});

/**
 * One subscription of the user, for /payment-success. Until the server knows about a payment, it asks the provider:
 * poll until `plan` is 'premium' or `status` is 'canceled' or 'incomplete_expired'. Another user's subscription is
 * 'not-found'.
 */
export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/subscription/:id',
  access: 'signed-in',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: subscriptionSchema,
  errors: ['not-found'],
});

/** Called by the payment provider and authenticated by the signature over the body. */
export const receiveStripeWebhook = endpoint({
  method: 'POST',
  path: '/api/stripe/webhook',
  access: 'anyone',
  form: 'signed',
  input: z.object({}),
  output: z.object({ received: z.literal(true) }),
  errors: ['bad-signature', 'no-payments', 'payment-failed', 'payments-unavailable'],
});

const priceId = z
  .string()
  .trim()
  .min(1, 'Please enter both price IDs')
  .max(255, 'A price ID can have at most 255 characters');

/**
 * Both prices are looked up at the provider; if one does not match, the request is refused with the reason and nothing
 * changes.
 */
export const updateStripePlans = endpoint({
  method: 'POST',
  path: '/api/update-stripe-plans',
  access: 'admin',
  form: 'json',
  input: z.object({ premiumMonthlyPriceId: priceId, premiumAnnualPriceId: priceId }),
  output: z.object({ plan: planSchema }),
  errors: ['not-found', 'price-unfit', 'no-payments', 'payment-failed', 'payments-unavailable'],
});
