import { bigint, boolean, customType, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** One-time proofs (links in mails). */
export const verifications = pgTable('verifications', {
  id: uuid('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: time('expires_at').notNull(),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

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
  file: bytes('file').notNull(),
  jobDescription: bytes('job_description'),
  result: bytes('result').notNull(),
  /** Set: 'keep until I delete it', and `deleteAt` does not count. */
  keptSince: time('kept_since'),
  /** Set: deleted by its owner, and there only for the moment in which that can be undone. */
  deletedAt: time('deleted_at'),
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
    purpose: text('purpose', { enum: ['reset-password', 'verify-email', 'change-email'] }).notNull(),
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
  kind: text('kind', { enum: ['account_created', 'login', 'resume_analysis'] }).notNull(),
  analysisId: uuid('analysis_id'),
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
