import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './columns.ts';

/** Each person's data key, encrypted with the configured key named `keyName`. */
export const userKeys = pgTable('user_keys', {
  userId: uuid('user_id').primaryKey(),
  keyName: text('key_name').notNull(),
  wrapped: bytes('wrapped').notNull(),
});

/** Like `userKeys`, for data from people without an account. There is one row, named 'house'. */
export const siteKeys = pgTable('house_keys', {
  name: text('name').primaryKey(),
  keyName: text('key_name').notNull(),
  wrapped: bytes('wrapped').notNull(),
});
