import { boolean, customType, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
  suspendedAt: time('suspended_at'),
  termsVersion: text('terms_version'),
  termsAcceptedAt: time('terms_accepted_at'),
  lastLoginAt: time('last_login_at'),
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

export const activity = pgTable('activity', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind', { enum: ['account_created', 'login', 'resume_analysis'] }).notNull(),
  analysisId: uuid('analysis_id'),
  atsScore: integer('ats_score'),
  createdAt: time('created_at').notNull(),
});
