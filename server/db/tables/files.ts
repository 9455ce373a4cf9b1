import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/** The folder of the object store in which this database keeps its files: one row. */
export const objectFolder = pgTable('object_folder', {
  isOnly: boolean('is_only').primaryKey().default(true),
  name: text('name').notNull(),
});

/** Objects to delete: those without a row any more, and until their row is stored those that are being uploaded. */
export const objectDeletions = pgTable('object_deletions', {
  key: text('key').primaryKey(),
  madeAt: time('made_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  tryAt: time('try_at').notNull(),
});
