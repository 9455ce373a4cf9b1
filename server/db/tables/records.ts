import { bigint, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { adminActivityTypes, logLevels } from '#contract/api/admin/tables.ts';
import { time } from './columns.ts';

export const activity = pgTable('activity', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind', { enum: adminActivityTypes }).notNull(),
  analysisId: uuid('analysis_id'),
  /** For a 'template_download'. */
  templateId: text('template_id'),
  atsScore: integer('ats_score'),
  createdAt: time('created_at').notNull(),
});

/** What the server records for its operators. `userId` is who acted, `targetId` the person acted upon, if another. */
export const journal = pgTable('journal', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  level: text('level', { enum: logLevels }).notNull(),
  message: text('message').notNull(),
  /** The endpoint, such as 'POST /api/login', else 'server'. */
  source: text('source').notNull(),
  kind: text('kind'),
  userId: uuid('user_id'),
  targetId: uuid('target_id'),
  requestId: text('request_id'),
  createdAt: time('created_at').notNull(),
});

/** The operators' counts by UTC day. Only correct together with `tallies`, see the migration that created both. */
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

/** Changes to the counts, written by triggers, until they are added up. */
export const tallies = pgTable('tallies', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  what: text('what').notNull(),
  day: date('day').notNull(),
  label: text('label').notNull(),
  count: integer('count').notNull(),
  total: bigint('total', { mode: 'number' }).notNull(),
});

/** Jobs that one server does for all of them. */
export const chores = pgTable('chores', {
  name: text('name').primaryKey(),
  /** When the last run began that came to its end. */
  doneAt: time('done_at').notNull(),
  leasedUntil: time('leased_until'),
  leasedBy: uuid('leased_by'),
});
