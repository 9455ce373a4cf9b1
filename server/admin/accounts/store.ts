import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/connect.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { apiTokens, secondFactors, sessions, users } from '../../db/schema.ts';
import { type ListedUser, findUser } from '../users/store.ts';

// Locked without their keys: rows that refer to an account can be inserted meanwhile, so no other request can close a cycle.

/** The account, locked until the transaction ends; null when there is none. */
export const lockUser = async (transaction: Transaction, id: string): Promise<ListedUser | null> => {
  if (!isUuid(id)) return null;
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
  return findUser(transaction, id);
};

/** Ids of the active admins, locked until the transaction ends. */
export const lockAdmins = async (transaction: Transaction): Promise<string[]> => {
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.suspendedAt), isNull(users.leavingSince)))
    .orderBy(users.id)
    .for('no key update');
  return rows.map(({ id }) => id);
};

type Change = Partial<Pick<typeof users.$inferInsert, 'role' | 'suspendedAt' | 'emailVerified'>>;

/** `id` must exist: locked by the caller. An unknown id changes nothing. */
export const changeUser = async (transaction: Transaction, id: string, change: Change, now: Date): Promise<void> => {
  await transaction
    .update(users)
    .set({ ...change, updatedAt: now })
    .where(eq(users.id, id));
};

/** Ends all sessions of a person, revokes their API tokens, and returns how many sessions there were. */
export const endSessionsOf = async (transaction: Transaction, userId: string): Promise<number> => {
  await transaction.delete(apiTokens).where(eq(apiTokens.userId, userId));
  const { rowCount } = await transaction.delete(sessions).where(eq(sessions.userId, userId));
  return rowCount ?? 0;
};

/** In no particular order; sessions that have timed out are among them until they are tidied away. */
export const findSessionTimes = (
  db: Database,
  userId: string,
): Promise<{ createdAt: Date; lastSeenAt: Date | null }[]> =>
  db
    .select({ createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(eq(sessions.userId, userId));

/** False also while the authenticator app is not confirmed yet. */
export const hasSecondFactor = async (db: Database, userId: string): Promise<boolean> => {
  const confirmed = and(eq(secondFactors.userId, userId), sql`${secondFactors.confirmedAt} IS NOT NULL`);
  return (await db.$count(secondFactors, confirmed)) > 0;
};
