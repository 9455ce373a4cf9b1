import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, time } from './columns.ts';

/** Mails to send; `body` (recipient and text) is encrypted with the user's key, or the site's data key without a person. */
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

/** Newsletter subscriptions; active once confirmed. */
export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id: uuid('id').primaryKey(),
  addressHash: text('address_hash').notNull().unique(),
  address: bytes('address').notNull(),
  confirmHash: text('confirm_hash').unique(),
  confirmUntil: time('confirm_until'),
  confirmedAt: time('confirmed_at'),
  createdAt: time('created_at').notNull(),
});
