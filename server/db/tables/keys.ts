import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './columns.ts';

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
