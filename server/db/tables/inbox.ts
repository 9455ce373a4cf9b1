import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { messageStatuses } from '#contract/api/contact.ts';
import { bytes, time } from './columns.ts';

/** Messages from the contact form. `body` (sender and text) is encrypted with the site's data key. */
export const contactMessages = pgTable('contact_messages', {
  id: uuid('id').primaryKey(),
  createdAt: time('created_at').notNull(),
  deleteAt: time('delete_at').notNull(),
  subject: text('subject', { enum: ['general', 'support', 'billing', 'feedback', 'partnership'] }).notNull(),
  status: text('status', { enum: messageStatuses }).notNull(),
  /** Sent by a signed-in member whose plan includes priority support. */
  isPriority: boolean('is_priority').notNull(),
  body: bytes('body').notNull(),
});

/** Applications for our openings. `body` (applicant and cover letter), the file and its name are encrypted with the site's data key. */
export const applications = pgTable('applications', {
  id: uuid('id').primaryKey(),
  createdAt: time('created_at').notNull(),
  deleteAt: time('delete_at').notNull(),
  opening: text('opening').notNull(),
  status: text('status', { enum: messageStatuses }).notNull(),
  body: bytes('body').notNull(),
  filename: bytes('filename').notNull(),
  /** Null when it is in the object store, under `fileKey`. */
  file: bytes('file'),
  fileKey: text('file_key'),
});
