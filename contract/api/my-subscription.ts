import { z } from 'zod';
import { cents, billingPeriodSchema, subscriptionSchema } from './billing.ts';
import { endpoint } from './endpoint.ts';
import { planKinds } from '../product/plans.ts';

// What a person sees of the own subscription, and does with it.

export const cardSchema = z.object({
  /** 'visa', or the kind of payment where it is not a card ('link', 'sepa_debit'). */
  brand: z.string(),
  /** '' where it is not a card. */
  last4: z.string(),
  expiresMonth: z.number().int().nullable(),
  expiresYear: z.number().int().nullable(),
});

export const mySubscriptionSchema = z.object({
  /** False: no payment keys are set, and Premium cannot be bought. */
  isConfigured: z.boolean(),
  plan: z.enum(planKinds),
  /** 'none' without a subscription. */
  status: z.string(),
  /** The subscription that is paid or due, null without one. */
  subscription: subscriptionSchema
    .extend({
      startedAt: z.string(),
      /** End of what is paid. With `cancelAtPeriodEnd` Premium lasts until then and nothing more is charged. */
      currentPeriodEnd: z.string(),
      cancelAtPeriodEnd: z.boolean(),
      /** A change of period that comes with the next payment. */
      nextPeriod: z.object({ billingPeriod: billingPeriodSchema, amount: cents, from: z.string() }).nullable(),
      card: cardSchema.nullable(),
      /** A payment failed: Premium ends then unless it is mended. */
      premiumUntil: z.string().nullable(),
      /** What `refundSubscription` would give back, and until when; null when that time is over. */
      refund: z.object({ amount: cents, until: z.string() }).nullable(),
      /** Until when a consumer in the EU may withdraw from the contract; null when that time is over. */
      withdrawUntil: z.string().nullable(),
    })
    .nullable(),
  /** A subscription that was begun and waits for its payment: `createSubscription` with the same choice goes on with it. */
  pending: z.object({ id: z.string(), planId: z.string(), isAnnual: z.boolean() }).nullable(),
});
export type MySubscription = z.infer<typeof mySubscriptionSchema>;

export const getMySubscription = endpoint({
  method: 'GET',
  path: '/api/subscription',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: mySubscriptionSchema,
  errors: [],
});

/** What every act on the own subscription shares: it answers with the state afterwards. */
const act = {
  method: 'POST',
  access: 'signed-in',
  output: mySubscriptionSchema,
} as const;
const actErrors = [
  'no-subscription',
  'payment-failed',
  'no-payments',
  'payments-unavailable',
  'too-many-requests',
] as const;

/** Ends the subscription with the period that is paid. Nothing more is charged; Premium lasts until then. */
export const cancelSubscription = endpoint({
  ...act,
  path: '/api/subscription/cancel',
  form: 'none',
  input: z.object({}),
  errors: actErrors,
});

/** Takes the cancellation back, as long as the period runs. */
export const resumeSubscription = endpoint({
  ...act,
  path: '/api/subscription/resume',
  form: 'none',
  input: z.object({}),
  errors: ['too-late', ...actErrors],
});

/**
 * To annual: at once; what is left of the month is taken off the price. To monthly: when the year that is paid is over.
 * Asking for the period that runs takes a planned change back.
 */
export const switchBillingPeriod = endpoint({
  ...act,
  path: '/api/subscription/switch',
  form: 'json',
  input: z.object({ isAnnual: z.boolean() }),
  errors: actErrors,
});

/** What `switchBillingPeriod` would charge now and from when on which amount; nothing is changed. */
export const previewPeriodSwitch = endpoint({
  method: 'POST',
  path: '/api/subscription/preview-switch',
  access: 'signed-in',
  form: 'json',
  input: z.object({ isAnnual: z.boolean() }),
  output: z.object({
    dueNow: cents,
    amount: cents,
    currency: z.string(),
    billingPeriod: billingPeriodSchema,
    from: z.string(),
  }),
  errors: actErrors,
});

/** Begins a change of card: the payment form confirms `clientSecret` as a setup intent, then `finishCardChange` makes it count. */
export const startCardChange = endpoint({
  method: 'POST',
  path: '/api/subscription/card',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: z.object({ clientSecret: z.string() }),
  errors: actErrors,
});

/** After the setup intent succeeded: the newest confirmed card pays from now on, open bills too. */
export const finishCardChange = endpoint({
  method: 'PUT',
  path: '/api/subscription/card',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: mySubscriptionSchema,
  errors: actErrors,
});

/** Within 14 days of a payment: all that was paid in that time comes back, and the subscription ends at once. */
export const refundSubscription = endpoint({
  ...act,
  path: '/api/subscription/refund',
  form: 'none',
  input: z.object({}),
  errors: ['too-late', ...actErrors],
});

/**
 * 'Withdraw from contract here', for consumers in the EU, within 14 days of the beginning: the statement names who
 * withdraws, is confirmed by `confirm`, and its receipt with the time goes to the e-mail address of the account.
 */
export const withdrawFromContract = endpoint({
  ...act,
  path: '/api/subscription/withdraw',
  form: 'json',
  input: z.object({
    name: z.string().trim().min(2, 'Please enter your name').max(200, 'Name must be at most 200 characters'),
    confirm: z.literal(true, 'Please confirm that you withdraw'),
  }),
  errors: ['too-late', ...actErrors],
});

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: z.string(),
  /** What it asks for; `refunded` is what came back of it. */
  amount: cents,
  refunded: cents,
  currency: z.string(),
  /** 'paid', 'open', 'void', 'uncollectible' or 'draft'. */
  status: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  /** The provider's page of it, with its PDF. */
  address: z.string().nullable(),
});

/** Newest first. */
export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/subscription/invoices',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: z.object({ invoices: z.array(invoiceSchema) }),
  errors: [],
});
