import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { messageStatuses } from '#contract/contact.ts';

/** The tables as the code sees them; what makes them is in migrations/. A test compares the two. */
const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** `username` is the folded form that must be unique, `displayUsername` what the person typed. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  username: text('username').notNull().unique(),
  displayUsername: text('display_username').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  role: text('role', { enum: ['user', 'admin'] })
    .notNull()
    .default('user'),
  subscriptionStatus: text('subscription_status').notNull().default('none'),
  /** Since when the provider says 'past_due'. */
  pastDueSince: time('past_due_since'),
  suspendedAt: time('suspended_at'),
  termsVersion: text('terms_version'),
  termsAcceptedAt: time('terms_accepted_at'),
  lastLoginAt: time('last_login_at'),
  emailNotifications: boolean('email_notifications').notNull().default(true),
  productUpdates: boolean('product_updates').notNull().default(true),
  marketingEmails: boolean('marketing_emails').notNull().default(false),
  marketingAgreedAt: time('marketing_agreed_at'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** Ways to prove who one is: a password (provider 'credential'), later an account elsewhere. */
export const credentials = pgTable('credentials', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  providerId: text('provider_id').notNull(),
  accountId: text('account_id').notNull(),
  password: text('password'),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: time('access_token_expires_at'),
  refreshTokenExpiresAt: time('refresh_token_expires_at'),
  scope: text('scope'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** `token` is the SHA-256 of what the cookie holds, in hex. */
export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  token: text('token_hash').notNull().unique(),
  expiresAt: time('expires_at').notNull(),
  lastSeenAt: time('last_seen_at'),
  /** When an admin typed the password once more, to act on accounts. */
  passwordConfirmedAt: time('password_confirmed_at'),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** An authenticator app. `secret` is sealed with the person's key; it counts once `confirmedAt` is set; `lastStep` is the newest time step whose code was used. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id').primaryKey(),
  secret: bytes('secret').notNull(),
  confirmedAt: time('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: time('created_at').notNull(),
});

/** Codes on paper for whoever lost the app, as SHA-256 in hex; a used one is gone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: uuid('user_id').notNull(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Logins that are not finished: after the password and before the code, or on their way to another provider. */
export const loginSteps = pgTable('login_steps', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id'),
  state: jsonb('state').notNull(),
  expiresAt: time('expires_at').notNull(),
});

/** Devices that a person has logged in with, in words such as 'Firefox on Windows'. */
export const knownDevices = pgTable(
  'known_devices',
  { userId: uuid('user_id').notNull(), device: text('device').notNull(), firstSeenAt: time('first_seen_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);

/** Each person's data key, itself encrypted by the configured key called `keyName`. */
export const userKeys = pgTable('user_keys', {
  userId: uuid('user_id').primaryKey(),
  keyName: text('key_name').notNull(),
  wrapped: bytes('wrapped').notNull(),
});

/** Like `userKeys`, for what people without an account send us. There is one row, called 'house'. */
export const houseKeys = pgTable('house_keys', {
  name: text('name').primaryKey(),
  keyName: text('key_name').notNull(),
  wrapped: bytes('wrapped').notNull(),
});

/** Messages of the contact form. `body` (who wrote, and what) is sealed with the key of the house. */
export const contactMessages = pgTable('contact_messages', {
  id: uuid('id').primaryKey(),
  createdAt: time('created_at').notNull(),
  deleteAt: time('delete_at').notNull(),
  subject: text('subject', { enum: ['general', 'support', 'billing', 'feedback', 'partnership'] }).notNull(),
  status: text('status', { enum: messageStatuses }).notNull(),
  body: bytes('body').notNull(),
});

/** Applications for our openings. `body` (who, and the letter), the file and its name are sealed with the key of the house. */
export const applications = pgTable('applications', {
  id: uuid('id').primaryKey(),
  createdAt: time('created_at').notNull(),
  deleteAt: time('delete_at').notNull(),
  opening: text('opening').notNull(),
  status: text('status', { enum: messageStatuses }).notNull(),
  body: bytes('body').notNull(),
  filename: bytes('filename').notNull(),
  file: bytes('file').notNull(),
});

/** What people wrote or uploaded is encrypted with their data key; scores and times are plain, for statistics. */
export const analyses = pgTable('analyses', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: time('created_at').notNull(),
  deleteAt: time('delete_at').notNull(),
  engineVersion: text('engine_version').notNull(),
  atsScore: integer('ats_score').notNull(),
  keywordScore: integer('keyword_score').notNull(),
  formatScore: integer('format_score').notNull(),
  jobScore: integer('job_score'),
  fileBytes: integer('file_bytes').notNull(),
  filename: bytes('filename').notNull(),
  /** What its owner calls it; null: as the file is called. */
  name: bytes('name'),
  /** The first analysis of the same resume, which may be gone; null: this is the first. */
  seriesId: uuid('series_id'),
  file: bytes('file').notNull(),
  jobDescription: bytes('job_description'),
  result: bytes('result').notNull(),
  /** Set: 'keep until I delete it', and `deleteAt` does not count. */
  keptSince: time('kept_since'),
  /** Set: deleted by its owner, and there only for the moment in which that can be undone. */
  deletedAt: time('deleted_at'),
});

/** Links to reports without the person. `tokenHash` is the SHA-256 of what the link holds. */
export const shares = pgTable('shares', {
  analysisId: uuid('analysis_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});

/** Texts that somebody tried out beside a report and keeps. `text` is sealed with the person's key. */
export const drafts = pgTable('drafts', {
  analysisId: uuid('analysis_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  text: bytes('text').notNull(),
  keptAt: time('kept_at').notNull(),
});

/** Requests that carried an Idempotency-Key: running while `analysisId` is null and the lease holds, answered afterwards. */
export const analysisRequests = pgTable(
  'analysis_requests',
  {
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    leaseUntil: time('lease_until').notNull(),
    analysisId: uuid('analysis_id'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** Links in mails. `tokenHash` is the SHA-256 of what the link holds. */
export const mailLinks = pgTable(
  'mail_links',
  {
    userId: uuid('user_id').notNull(),
    purpose: text('purpose', { enum: ['reset-password', 'verify-email', 'change-email', 'log-in'] }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    email: text('email').notNull(),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
);

/** Mails to send; `body` (recipient and text) is sealed with the person's key, or the house's where there is no person. */
export const outbox = pgTable('outbox', {
  id: uuid('id').primaryKey(),
  dedupeKey: text('dedupe_key').notNull().unique(),
  userId: uuid('user_id'),
  body: bytes('body'),
  state: text('state', { enum: ['waiting', 'sent', 'failed'] }).notNull(),
  attempts: integer('attempts').notNull(),
  nextAt: time('next_at').notNull(),
  uselessAfter: time('useless_after').notNull(),
  createdAt: time('created_at').notNull(),
  closedAt: time('closed_at'),
});

export const activity = pgTable('activity', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind', {
    enum: [
      'account_created',
      'login',
      'resume_analysis',
      'resume_rename',
      'report_download',
      'template_download',
      'subscription',
    ],
  }).notNull(),
  analysisId: uuid('analysis_id'),
  /** Of a 'template_download'. */
  templateId: text('template_id'),
  atsScore: integer('ats_score'),
  createdAt: time('created_at').notNull(),
});

/** What the server notes for its operators. `userId` is who did it, `targetId` another person whom it was done to. */
export const journal = pgTable('journal', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  level: text('level', { enum: ['error', 'warning', 'info', 'security'] }).notNull(),
  message: text('message').notNull(),
  /** The endpoint, such as 'POST /api/login', else 'server'. */
  source: text('source').notNull(),
  kind: text('kind'),
  userId: uuid('user_id'),
  targetId: uuid('target_id'),
  requestId: text('request_id'),
  createdAt: time('created_at').notNull(),
});
/** What can be bought. The ids of prices are the payment provider's. */
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

/** A person as the payment provider knows them. `asked` and `written`: see server/billing/synchronize.ts. */
export const customers = pgTable('customers', {
  userId: uuid('user_id').primaryKey(),
  stripeId: text('stripe_id').notNull().unique(),
  asked: bigint('asked', { mode: 'number' }).notNull().default(0),
  written: bigint('written', { mode: 'number' }).notNull().default(0),
  createdAt: time('created_at').notNull(),
});

/** `status` is the provider's, or 'creating' until it has the subscription. At most one of a person `isCurrent`. */
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
  /** Set: the period changes with the next payment. */
  nextIsAnnual: boolean('next_is_annual'),
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

/** Outlives the account, without the person. */
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

/** Every attempt to take money. Outlives the account, without the person. */
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

/** Messages of the payment provider whose effect is stored. */
export const stripeEvents = pgTable('stripe_events', {
  id: text('id').primaryKey(),
  receivedAt: time('received_at').notNull(),
});

/** Customers whose account is gone: their subscription is to be ended at the provider too. */
export const departedCustomers = pgTable('departed_customers', {
  stripeId: text('stripe_id').primaryKey(),
  departedAt: time('departed_at').notNull(),
});

/** Work that one server does for all of them. */
export const chores = pgTable('chores', {
  name: text('name').primaryKey(),
  doneAt: time('done_at').notNull(),
});

/** Places for analyses: of a day (`what` is the date) and of the moment ('running'). Taken while the lease runs, for good once used. */
export const scanPlaces = pgTable(
  'scan_places',
  {
    userId: uuid('user_id').notNull(),
    what: text('what').notNull(),
    place: integer('place').notNull(),
    leaseUntil: time('lease_until').notNull(),
    isUsed: boolean('is_used').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.what, table.place] })],
);

/** Who asked for the newsletter; on the list once confirmed. */
export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id: uuid('id').primaryKey(),
  addressHash: text('address_hash').notNull().unique(),
  address: bytes('address').notNull(),
  confirmHash: text('confirm_hash').unique(),
  confirmUntil: time('confirm_until'),
  confirmedAt: time('confirmed_at'),
  createdAt: time('created_at').notNull(),
});

/** What operators count, by UTC day. Holds only together with `tallies`, see the migration that made both. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    what: text('what').notNull(),
    day: date('day').notNull(),
    label: text('label').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.what, table.day, table.label] })],
);

/** Changes of what is counted, written by triggers, until they are added up. */
export const tallies = pgTable('tallies', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  what: text('what').notNull(),
  day: date('day').notNull(),
  label: text('label').notNull(),
  count: integer('count').notNull(),
  total: bigint('total', { mode: 'number' }).notNull(),
});
