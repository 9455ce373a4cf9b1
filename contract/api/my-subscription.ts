import { z } from 'zod';
import { cents, billingPeriodSchema, subscriptionSchema } from './billing.ts';
import { endpoint } from './endpoint.ts';
import { planKinds } from '../product/plans.ts';

export const cardSchema = z.object({
  /** 'visa', or the payment method when it is not a card ('link', 'sepa_debit'). */
  brand: z.string(),
  /** '' when it is not a card. */
  last4: z.string(),
  expiresMonth: z.number().int().nullable(),
  expiresYear: z.number().int().nullable(),
});

export const mySubscriptionSchema = z.object({
  /** False: no payment keys are configured, so Premium cannot be bought. */
  isConfigured: z.boolean(),
  plan: z.enum(planKinds),
  /** 'none' without a subscription. */
  status: z.string(),
  /** The subscription that is paid or due, or null. */
  subscription: subscriptionSchema
    .extend({
      startedAt: z.string(),
      /** End of the paid period. With `cancelAtPeriodEnd` Premium lasts until then and there is no further charge. */
      currentPeriodEnd: z.string(),
      cancelAtPeriodEnd: z.boolean(),
      /** A change of billing period that takes effect with the next payment. */
      nextPeriod: z.object({ billingPeriod: billingPeriodSchema, amount: cents, from: z.string() }).nullable(),
      card: cardSchema.nullable(),
      /** A payment failed: Premium ends at this time unless the payment succeeds. */
      premiumUntil: z.string().nullable(),
      /** What `refundSubscription` would refund, and until when it can be called; null after that. */
      refund: z.object({ amount: cents, until: z.string() }).nullable(),
      /** What `deleteAccount` would refund, if it is asked to; null for nothing. */
      refundAtDeletion: z.object({ amount: cents, until: z.string() }).nullable(),
      /** Until when a consumer in the EU may withdraw from the contract; null after that. */
      withdrawUntil: z.string().nullable(),
      /**
       * Why it ends and cannot be resumed: the user asked for the refund or withdrew, and the provider has not confirmed
       * it yet, or a bank took a payment back. null otherwise.
       */
      ending: z.enum(['refund', 'withdrawal', 'dispute']).nullable(),
    })
    .nullable(),
  /**
   * A payment that the user asked for: of a switch to annual billing, or of what is open, with a new card. 'working':
   * the bank has not answered yet, poll `getMySubscription`; 'asks': the bank waits for the user, see
   * `startConfirmation`; 'failed': nothing was charged, with the reason. null when there is nothing to say.
   */
  charge: z
    .object({
      is: z.enum(['working', 'asks', 'failed']),
      what: z.enum(['switch', 'card']),
      message: z.string().nullable(),
    })
    .nullable(),
  /** A new subscription that is waiting for its payment: `createSubscription` with the same choice continues it. */
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

/** What all actions on the subscription share: they return its new state. */
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
/** Of actions that wait until a payment has ended. */
const inTurn = ['still-running', ...actErrors] as const;

/** Cancels the subscription at the end of the paid period. There is no further charge; Premium lasts until then. */
export const cancelSubscription = endpoint({
  ...act,
  path: '/api/subscription/cancel',
  form: 'none',
  input: z.object({}),
  errors: inTurn,
});

/** Withdraws the cancellation while the paid period lasts. */
export const resumeSubscription = endpoint({
  ...act,
  path: '/api/subscription/resume',
  form: 'none',
  input: z.object({}),
  errors: ['too-late', ...inTurn],
});

/**
 * To annual: immediately, with the rest of the month credited, by a job that may outlast the request: see `charge`. To
 * monthly: when the paid year is over. Asking for the current period withdraws a change that is planned, or that waits
 * for a confirmation.
 */
export const switchBillingPeriod = endpoint({
  ...act,
  path: '/api/subscription/switch',
  form: 'json',
  input: z.object({ isAnnual: z.boolean() }),
  errors: inTurn,
});

/** What `switchBillingPeriod` would charge now, and the amount from when on; nothing is changed. */
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

/**
 * Starts changing the card: the payment form confirms `clientSecret` as a setup intent, then `finishCardChange` applies
 * it.
 */
export const startCardChange = endpoint({
  method: 'POST',
  path: '/api/subscription/card',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: z.object({ clientSecret: z.string() }),
  errors: actErrors,
});

/** After the setup intent succeeded: the most recently confirmed card is used from now on, also for open invoices. */
export const finishCardChange = endpoint({
  method: 'PUT',
  path: '/api/subscription/card',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: mySubscriptionSchema,
  errors: ['no-subscription', 'payment-failed', 'no-payments', 'too-many-requests'],
});

/**
 * The open payment that the bank wants the user to confirm, or that failed with the card of the subscription: the page
 * confirms `clientSecret`, with `paymentMethod` where the payment has none, then calls `finishConfirmation`.
 */
export const startConfirmation = endpoint({
  method: 'POST',
  path: '/api/subscription/confirmation',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: z.object({
    clientSecret: z.string(),
    paymentMethod: z.string().nullable(),
    amount: cents,
    currency: z.string(),
  }),
  errors: ['nothing-due', ...actErrors],
});

/** Looks what became of that payment. */
export const finishConfirmation = endpoint({
  method: 'PUT',
  path: '/api/subscription/confirmation',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: mySubscriptionSchema,
  errors: actErrors,
});

/** Within 14 days of a payment, once per account: refunds everything that was paid in that time and ends the subscription immediately. */
export const refundSubscription = endpoint({
  ...act,
  path: '/api/subscription/refund',
  form: 'none',
  input: z.object({}),
  errors: ['too-late', ...actErrors],
});

/**
 * 'Withdraw from contract here', for consumers in the EU, within 14 days of the start: the statement names the
 * consumer, `confirm` confirms it, and a receipt with the time is emailed to the address of the account.
 */
export const withdrawFromContract = endpoint({
  ...act,
  path: '/api/subscription/withdraw',
  form: 'json',
  input: z.object({
    name: z.string().trim().min(2, 'Please enter your name').max(200, 'Name must be at most 200 characters'),
    confirm: z.literal(true, 'Please confirm that you are withdrawing from the contract'),
  }),
  errors: ['too-late', ...actErrors],
});

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: z.string(),
  /** The invoice total; `refunded` is how much of it was refunded. */
  amount: cents,
  refunded: cents,
  currency: z.string(),
  /** 'paid', 'open', 'void', 'uncollectible' or 'draft'. */
  status: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  /** Opens the invoice's page at the provider, with its PDF: `openInvoice`. */
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

/**
 * Leads to the invoice's page at the provider, whose address is asked for anew each time: they expire. Pages link to it
 * instead of fetching it.
 */
export const openInvoice = endpoint({
  method: 'GET',
  path: '/api/subscription/invoices/:id',
  access: 'signed-in',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.unknown(),
  errors: ['not-found', 'too-many-requests'],
  page: '/profile',
  isDownload: true,
});
