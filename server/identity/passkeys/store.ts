import { and, asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/connect.ts';
import { passkeys, users } from '../../db/schema.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Oldest first. */
export const findPasskeys = (db: Database, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));

export const findPasskey = async (db: Database, credentialId: string): Promise<PasskeyRow | null> => {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
};

/** False when the account has `maxRows` passkeys, or there is this one already. */
export const insertPasskey = async (transaction: Transaction, row: PasskeyRow, maxRows: number): Promise<boolean> => {
  // Locks the user, so that concurrent requests do not exceed the maximum.
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for('update');
  if ((await transaction.$count(passkeys, eq(passkeys.userId, row.userId))) >= maxRows) return false;
  const added = await transaction.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
  return added.length === 1;
};

/** Records a use. False when another request has moved the counter since it was read: one of the two is a copy. */
export const recordUse = async (
  db: Database,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  { newCounter, now }: { newCounter: number; now: Date },
): Promise<boolean> => {
  const used = await db
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return used.length === 1;
};

const own = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** False when the user has no such passkey. */
export const replacePasskeyName = async (db: Database, userId: string, id: string, name: string): Promise<boolean> => {
  const renamed = await db.update(passkeys).set({ name }).where(own(userId, id)).returning({ id: passkeys.id });
  return renamed.length === 1;
};

/** False when the user has no such passkey. */
export const deletePasskey = async (transaction: Transaction, userId: string, id: string): Promise<boolean> => {
  const gone = await transaction.delete(passkeys).where(own(userId, id)).returning({ id: passkeys.id });
  return gone.length === 1;
};
