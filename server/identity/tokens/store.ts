import { and, asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/connect.ts';
import { apiTokens, users } from '../../db/schema.ts';
import { tokenHash } from '../../keys/token-hash.ts';
import { type SessionUser, sessionUser } from '../accounts/store.ts';

export type TokenRow = Omit<typeof apiTokens.$inferSelect, 'tokenHash' | 'userId'>;

const { id, hint, name, scopes, createdAt, expiresAt, lastUsedAt } = apiTokens;
const shown = { id, hint, name, scopes, createdAt, expiresAt, lastUsedAt };

/** Oldest first, expired ones included. */
export const findTokens = (db: Database, userId: string): Promise<TokenRow[]> =>
  db.select(shown).from(apiTokens).where(eq(apiTokens.userId, userId)).orderBy(asc(createdAt));

/** With its owner, even if it has expired; null when there is none. */
export const findToken = async (db: Database, token: string): Promise<(TokenRow & { user: SessionUser }) | null> => {
  const [row] = await db
    .select({ ...shown, user: sessionUser })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(eq(apiTokens.tokenHash, tokenHash(token)));
  return row ?? null;
};

/** Stores the hash of `token`, which only its owner has. False when the account has `maxRows` tokens. */
export const insertToken = async (
  transaction: Transaction,
  userId: string,
  { token, ...row }: TokenRow & { token: string },
  maxRows: number,
): Promise<boolean> => {
  // Locks the user, so that concurrent requests do not exceed the maximum.
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  if ((await transaction.$count(apiTokens, eq(apiTokens.userId, userId))) >= maxRows) return false;
  await transaction.insert(apiTokens).values({ ...row, userId, tokenHash: tokenHash(token) });
  return true;
};

export const markTokenUsed = async (db: Database, tokenId: string, now: Date): Promise<void> => {
  await db.update(apiTokens).set({ lastUsedAt: now }).where(eq(id, tokenId));
};

/** False when the user has no such token. */
export const deleteToken = async (db: Database, userId: string, tokenId: string): Promise<boolean> => {
  const own = and(eq(id, tokenId), eq(apiTokens.userId, userId));
  return (await db.delete(apiTokens).where(own).returning({ id })).length === 1;
};
