import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/connect.ts';
import { siteKeys, userKeys, users } from '../db/schema.ts';

export type WrappedKey = { keyName: string; wrapped: Buffer };

/** Owner of a data key: a person, by id, or the site, for data from people without an account. */
export type Holder = string;
export const site: Holder = 'house';

/** null before anything of the holder was sealed. */
export const findDataKey = async (db: Database | Transaction, holder: Holder): Promise<WrappedKey | null> => {
  const [row] =
    holder === site
      ? await db.select().from(siteKeys).where(eq(siteKeys.name, site))
      : await db.select().from(userKeys).where(eq(userKeys.userId, holder));
  return row ?? null;
};

/**
 * Stores the key unless the holder already has one; returns the one in force. null for somebody whose account is being
 * deleted: a new key would make what the destroyed one has sealed look damaged.
 */
export const addDataKey = async (
  db: Database | Transaction,
  holder: Holder,
  key: WrappedKey,
): Promise<WrappedKey | null> => {
  if (holder === site)
    await db
      .insert(siteKeys)
      .values({ name: site, ...key })
      .onConflictDoNothing();
  else
    await db
      .insert(userKeys)
      .select(
        db
          .select({
            userId: users.id,
            keyName: sql<string>`${key.keyName}::text`.as('key_name'),
            wrapped: sql<Buffer>`${key.wrapped}::bytea`.as('wrapped'),
          })
          .from(users)
          .where(and(eq(users.id, holder), isNull(users.leavingSince))),
      )
      .onConflictDoNothing();
  return findDataKey(db, holder);
};

/** Names of the configured keys that wrap a data key, each once. */
export const keyNamesInUse = async (db: Database): Promise<string[]> => {
  const rows = await db
    .select({ name: userKeys.keyName })
    .from(userKeys)
    .union(db.select({ name: siteKeys.keyName }).from(siteKeys));
  return rows.map((row) => row.name);
};

/** Data keys wrapped by any other key than this one: the site's first, then up to `maxRows` of people. */
export const findOutdatedKeys = async (
  db: Database,
  newest: string,
  maxRows: number,
): Promise<(WrappedKey & { holder: Holder })[]> => {
  const ours = await db.select().from(siteKeys).where(ne(siteKeys.keyName, newest));
  const theirs = await db.select().from(userKeys).where(ne(userKeys.keyName, newest)).limit(maxRows);
  return [
    ...ours.map(({ name, ...key }) => ({ holder: name, ...key })),
    ...theirs.map(({ userId, ...key }) => ({ holder: userId, ...key })),
  ];
};

/** False when somebody else replaced it in the meantime, or its holder is gone. */
export const replaceDataKey = async (
  db: Database,
  holder: Holder,
  oldName: string,
  key: WrappedKey,
): Promise<boolean> => {
  const replaced =
    holder === site
      ? await db
          .update(siteKeys)
          .set(key)
          .where(and(eq(siteKeys.name, site), eq(siteKeys.keyName, oldName)))
          .returning({ keyName: siteKeys.keyName })
      : await db
          .update(userKeys)
          .set(key)
          .where(and(eq(userKeys.userId, holder), eq(userKeys.keyName, oldName)))
          .returning({ keyName: userKeys.keyName });
  return replaced.length === 1;
};
