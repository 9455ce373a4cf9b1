import { and, eq, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../db/connect.ts';
import { userKeys } from '../db/schema.ts';

export type WrappedKey = { keyName: string; wrapped: Buffer };

export const findUserKey = async (db: Database | Transaction, userId: string): Promise<WrappedKey | null> => {
  const [row] = await db.select().from(userKeys).where(eq(userKeys.userId, userId));
  return row ?? null;
};

/** Keeps the key unless the person has one already; answers with the one that holds. */
export const addUserKey = async (db: Database | Transaction, userId: string, key: WrappedKey): Promise<WrappedKey> => {
  await db
    .insert(userKeys)
    .values({ userId, ...key })
    .onConflictDoNothing();
  return (await findUserKey(db, userId)) ?? key;
};

export const keyNamesInUse = async (db: Database): Promise<string[]> => {
  const rows = await db.selectDistinct({ name: userKeys.keyName }).from(userKeys);
  return rows.map((row) => row.name);
};

/** Data keys that are wrapped by any other key than this one. */
export const findOutdatedKeys = (
  db: Database,
  newest: string,
  most: number,
): Promise<(WrappedKey & { userId: string })[]> =>
  db.select().from(userKeys).where(ne(userKeys.keyName, newest)).limit(most);

/** False when somebody else replaced it meanwhile, or the person is gone. */
export const replaceUserKey = async (
  db: Database,
  userId: string,
  oldName: string,
  key: WrappedKey,
): Promise<boolean> => {
  const replaced = await db
    .update(userKeys)
    .set(key)
    .where(and(eq(userKeys.userId, userId), eq(userKeys.keyName, oldName)))
    .returning({ userId: userKeys.userId });
  return replaced.length === 1;
};
