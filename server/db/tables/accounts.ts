import { bigint, boolean, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Scope } from '#contract/api/access/scopes.ts';
import { bytes, time } from './columns.ts';

/** `username` is the folded form that must be unique, `displayUsername` what the person typed. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  username: text('username').notNull().unique(),
  displayUsername: text('display_username').notNull(),
  /** Unique as well; null for one of two that looked alike before there was this rule. */
  look: text('look').unique(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  role: text('role', { enum: ['user', 'admin'] })
    .notNull()
    .default('user'),
  subscriptionStatus: text('subscription_status').notNull().default('none'),
  /** When the provider first reported 'past_due'. */
  pastDueSince: time('past_due_since'),
  suspendedAt: time('suspended_at'),
  /** When the user asked for the deletion of the account, which is going on. */
  leavingSince: time('leaving_since'),
  /** They want back what was paid within the refund period. */
  leavingWithRefund: boolean('leaving_with_refund').notNull().default(false),
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

/** Ways to prove one's identity: a password (provider 'credential') or an account with another provider. */
export const credentials = pgTable('credentials', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  providerId: text('provider_id').notNull(),
  accountId: text('account_id').notNull(),
  password: text('password'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** `token` is the SHA-256 of the cookie's token, in hex. */
export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  token: text('token_hash').notNull().unique(),
  expiresAt: time('expires_at').notNull(),
  lastSeenAt: time('last_seen_at'),
  /** When an admin last confirmed their password, to act on accounts. */
  passwordConfirmedAt: time('password_confirmed_at'),
  userAgent: text('user_agent'),
  createdAt: time('created_at').notNull(),
});

/** An authenticator app. `secret` is encrypted with the user's key; it is active once `confirmedAt` is set; `lastStep` is the newest time step whose code was used. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id').primaryKey(),
  secret: bytes('secret').notNull(),
  confirmedAt: time('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: time('created_at').notNull(),
});

/** Recovery codes, as SHA-256 in hex; a used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: uuid('user_id').notNull(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Unfinished logins: after the password and before the code, or at another provider. */
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

/** Links in mails. `tokenHash` is the SHA-256 of the link's token. */
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

/** Links of operators with which one person each can create an account. `tokenHash` is the SHA-256 of the link's token. */
export const invitations = pgTable('invitations', {
  id: uuid('id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  madeBy: uuid('made_by'),
  madeAt: time('made_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  usedBy: uuid('used_by'),
  usedAt: time('used_at'),
});

/** API tokens. `tokenHash` is the SHA-256 of the token, in hex; `hint` its beginning and end, to tell it apart. */
export const apiTokens = pgTable('api_tokens', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  hint: text('hint').notNull(),
  name: text('name').notNull(),
  scopes: jsonb('scopes').$type<Scope[]>().notNull(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at'),
  lastUsedAt: time('last_used_at'),
});

/** Passkeys. `credentialId` is what the device calls it, base64url; `counter` the last one that it reported. */
export const passkeys = pgTable('passkeys', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  credentialId: text('credential_id').notNull().unique(),
  publicKey: bytes('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: jsonb('transports').$type<string[]>().notNull(),
  name: text('name').notNull(),
  createdAt: time('created_at').notNull(),
  lastUsedAt: time('last_used_at'),
});
