import { randomUUID } from 'node:crypto';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/connect.ts';
import { apiTokens, credentials, mailLinks, sessions, users } from '../../db/schema.ts';

export type Account = { id: string; email: string; emailVerified: boolean };

const account = { id: users.id, email: users.email, emailVerified: users.emailVerified };

/** Ignoring upper and lower case. */
export const findAccountByEmail = async (db: Database, email: string): Promise<Account | null> => {
  const [row] = await db.select(account).from(users).where(eq(users.email, email.toLowerCase()));
  return row ?? null;
};

/**
 * A new password ends the sessions except `keptSessionId`, revokes API tokens and invalidates links in emails. Returns the number of ended
 * sessions.
 */
export const replacePassword = async (
  transaction: Transaction,
  userId: string,
  passwordHash: string,
  keptSessionId: string | null,
  now: Date,
): Promise<number> => {
  // A user of a login provider has no password yet: this is the first one.
  const row = { id: randomUUID(), userId, providerId: 'credential', accountId: userId, password: passwordHash };
  await transaction
    .insert(credentials)
    .values({ ...row, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [credentials.providerId, credentials.accountId],
      set: { password: passwordHash, updatedAt: now },
    });
  await transaction
    .delete(mailLinks)
    .where(and(eq(mailLinks.userId, userId), inArray(mailLinks.purpose, ['reset-password', 'change-email', 'log-in'])));
  await transaction.delete(apiTokens).where(eq(apiTokens.userId, userId));
  const others = keptSessionId === null ? undefined : ne(sessions.id, keptSessionId);
  const ended = await transaction
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ id: sessions.id });
  return ended.length;
};

/** True when this is (still) the user's address. */
export const confirmEmail = async (transaction: Transaction, userId: string, email: string): Promise<boolean> => {
  const confirmed = await transaction
    .update(users)
    .set({ emailVerified: true })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning({ id: users.id });
  return confirmed.length === 1;
};

/** Replaces the old address with the confirmed one. Links that were sent to the old one stop working. */
export const replaceEmail = async (
  transaction: Transaction,
  userId: string,
  email: string,
  now: Date,
): Promise<void> => {
  await transaction.update(users).set({ email, emailVerified: true, updatedAt: now }).where(eq(users.id, userId));
  await transaction.delete(mailLinks).where(eq(mailLinks.userId, userId));
};
