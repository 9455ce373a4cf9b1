import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, time } from './columns.ts';

/** What can be bought. Price ids are the payment provider's. */
export const plans = pgTable('plans', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['free', 'premium'] }).notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  priceMonthlyCents: integer('price_monthly_cents').notNull(),
  priceAnnualCents: integer('price_annual_cents').notNull(),
  currency: text('currency').notNull(),
  stripePriceIdMonthly: text('stripe_price_id_monthly'),
  stripePriceIdAnnual: text('stripe_price_id_annual'),
  features: jsonb('features').$type<string[]>().notNull(),
  isActive: boolean('is_active').notNull(),
  createdAt: time('created_at').notNull(),
});

/**
 * A person as the payment provider knows them, in one of its accounts and modes (null: unknown). `asked` and `written`:
 * see server/billing/synchronize/synchronize.ts.
 */
export const customers = pgTable('customers', {
  userId: uuid('user_id').primaryKey(),
  stripeId: text('stripe_id').notNull().unique(),
  account: text('account'),
  isLive: boolean('is_live'),
  asked: bigint('asked', { mode: 'number' }).notNull().default(0),
  written: bigint('written', { mode: 'number' }).notNull().default(0),
  createdAt: time('created_at').notNull(),
});

/** `status` is the provider's, or 'creating' until the provider has the subscription. At most one per person `isCurrent`. */
export const subscriptions = pgTable('subscriptions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  planId: text('plan_id').notNull(),
  stripeId: text('stripe_id').unique(),
  status: text('status').notNull(),
  isCurrent: boolean('is_current').notNull(),
  isAnnual: boolean('is_annual').notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  startedAt: time('started_at'),
  currentPeriodEnd: time('current_period_end'),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  /** If set, the billing period changes with the next payment. */
  nextIsAnnual: boolean('next_is_annual'),
  /** What the changed period then costs. */
  nextAmountCents: integer('next_amount_cents'),
  pastDueSince: time('past_due_since'),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  cardExpiresMonth: integer('card_expires_month'),
  cardExpiresYear: integer('card_expires_year'),
  endedAt: time('ended_at'),
  endedBy: text('ended_by', { enum: ['refund', 'withdrawal', 'dispute'] }),
  endAskedAt: time('end_asked_at'),
  createdAt: time('created_at').notNull(),
});

/** Kept after the account is deleted, without the person. */
export const invoices = pgTable('invoices', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  stripeId: text('stripe_id').notNull().unique(),
  number: text('number'),
  status: text('status').notNull(),
  amountCents: integer('amount_cents').notNull(),
  refundedCents: integer('refunded_cents').notNull().default(0),
  currency: text('currency').notNull(),
  periodStart: time('period_start').notNull(),
  periodEnd: time('period_end').notNull(),
  address: text('address'),
  createdAt: time('created_at').notNull(),
});

/** Every attempt to charge. Kept after the account is deleted, without the person. */
export const transactions = pgTable('transactions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  stripeId: text('stripe_id').notNull().unique(),
  status: text('status', { enum: ['succeeded', 'failed', 'pending', 'refunded', 'disputed', 'lost'] }).notNull(),
  amountCents: integer('amount_cents').notNull(),
  refundedCents: integer('refunded_cents').notNull().default(0),
  currency: text('currency').notNull(),
  paymentMethod: text('payment_method'),
  createdAt: time('created_at').notNull(),
});

/** Provider events whose effect is stored. */
export const stripeEvents = pgTable('stripe_events', {
  id: text('id').primaryKey(),
  receivedAt: time('received_at').notNull(),
});

/**
 * What is owed to a customer at the payment provider: open until its own state proves that it was done. There is no
 * reference to the account, which an obligation outlives. `subject` is the provider's id of the charge, subscription or
 * customer.
 */
export const obligations = pgTable('obligations', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: ['refund', 'end-subscription', 'delete-customer', 'acknowledge-withdrawal'] }).notNull(),
  cause: text('cause', { enum: ['refund', 'withdrawal', 'dispute', 'departure'] }).notNull(),
  customer: text('customer').notNull(),
  /** Of the customer, where known. */
  account: text('account'),
  isLive: boolean('is_live'),
  subject: text('subject').notNull(),
  userId: uuid('user_id'),
  madeAt: time('made_at').notNull(),
  /** Payments from this moment on were not wanted any more. */
  since: time('since'),
  /** The receipt of a withdrawal until it is sent, sealed with the site's data key. */
  letter: bytes('letter'),
  attempts: integer('attempts').notNull().default(0),
  tryAt: time('try_at').notNull(),
  lastError: text('last_error'),
  alertedAt: time('alerted_at'),
  fulfilledAt: time('fulfilled_at'),
  /** What the provider's state showed. */
  proof: text('proof'),
});

/**
 * A change that charges a card, made by a job: 'switch' to the annual price `price`, or 'card', which pays what is open
 * with a new card. 'asks': the bank waits for the cardholder. `round` is part of the idempotency key; `asked` counts
 * requests for the same job. Decision 0020.
 */
export const chargeJobs = pgTable('charge_jobs', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind', { enum: ['switch', 'card'] }).notNull(),
  price: text('price'),
  state: text('state', { enum: ['open', 'asks', 'done', 'failed'] }).notNull(),
  asked: integer('asked').notNull().default(1),
  round: integer('round').notNull().default(1),
  /** The bank has asked the cardholder, so a payment exists and no other one is started. */
  onlyLooks: boolean('only_looks').notNull().default(false),
  attempts: integer('attempts').notNull().default(0),
  madeAt: time('made_at').notNull(),
  tryAt: time('try_at').notNull(),
  /** For the user, when it failed. */
  message: text('message'),
  /** For operators. */
  lastError: text('last_error'),
  alertedAt: time('alerted_at'),
  endedAt: time('ended_at'),
});
