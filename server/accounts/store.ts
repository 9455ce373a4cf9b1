import { randomUUID } from 'node:crypto';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/connect.ts';
import { isTaken } from '../db/is-taken.ts';
import { activity, credentials, sessions, users } from '../db/schema.ts';
import { tokenHash } from './token-hash.ts';

export type UserRow = typeof users.$inferSelect;
export type SessionUser = Pick<
  UserRow,
  | 'id'
  | 'displayUsername'
  | 'email'
  | 'emailVerified'
  | 'role'
  | 'subscriptionStatus'
  | 'pastDueSince'
  | 'suspendedAt'
  | 'createdAt'
  | 'lastLoginAt'
>;
export type FoundSession = { id: string; createdAt: Date; lastSeenAt: Date | null; user: SessionUser };

const sessionUser = {
  id: users.id,
  displayUsername: users.displayUsername,
  email: users.email,
  emailVerified: users.emailVerified,
  role: users.role,
  subscriptionStatus: users.subscriptionStatus,
  pastDueSince: users.pastDueSince,
  suspendedAt: users.suspendedAt,
  createdAt: users.createdAt,
  lastLoginAt: users.lastLoginAt,
};

/** Names that look alike are one name. */
export const foldedName = (name: string): string => name.normalize('NFKC').toLowerCase();

/** The e-mail address of the account that a username or e-mail address means. */
export const findEmail = async (db: Database, nameOrEmail: string): Promise<string | null> => {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(or(eq(users.username, foldedName(nameOrEmail)), eq(users.email, nameOrEmail.toLowerCase())));
  return user?.email ?? null;
};

export const findSession = async (db: Database, token: string): Promise<FoundSession | null> => {
  const [row] = await db
    .select({ id: sessions.id, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt, user: sessionUser })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, tokenHash(token)));
  return row ?? null;
};

export const markSeen = async (db: Database, sessionId: string, now: Date): Promise<void> => {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
};

export const endSession = async (db: Database, token: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.token, tokenHash(token)));
};

export type NewUser = {
  username: string;
  email: string;
  passwordHash: string;
  role: 'user' | 'admin';
  termsVersion: string | null;
  now: Date;
};

/** The account with its password, or the name of what is taken already. `alongside` happens with it or not at all. */
export const insertUser = async (
  db: Database,
  wanted: NewUser,
  alongside: (transaction: Transaction, user: SessionUser) => Promise<void> = async () => undefined,
): Promise<SessionUser | 'username' | 'email'> => {
  const id = randomUUID();
  const times = { createdAt: wanted.now, updatedAt: wanted.now };
  try {
    return await db.transaction(async (transaction) => {
      const [user] = await transaction
        .insert(users)
        .values({
          id,
          username: foldedName(wanted.username),
          displayUsername: wanted.username,
          name: wanted.username,
          email: wanted.email.toLowerCase(),
          role: wanted.role,
          termsVersion: wanted.termsVersion,
          termsAcceptedAt: wanted.termsVersion === null ? null : wanted.now,
          ...times,
        })
        .returning(sessionUser);
      await transaction.insert(credentials).values({
        id: randomUUID(),
        userId: id,
        providerId: 'credential',
        accountId: id,
        password: wanted.passwordHash,
        ...times,
      });
      await transaction
        .insert(activity)
        .values({ id: randomUUID(), userId: id, kind: 'account_created', createdAt: wanted.now });
      if (user === undefined) throw new Error('an insert answers with its row');
      await alongside(transaction, user);
      return user;
    });
  } catch (error) {
    if (isTaken(error, 'users_username_key')) return 'username';
    if (isTaken(error, 'users_email_key')) return 'email';
    throw error;
  }
};

/** Notes the login and answers with the account as it is now. */
export const recordLogin = async (db: Database, userId: string, now: Date): Promise<SessionUser | null> =>
  db.transaction(async (transaction) => {
    const [user] = await transaction
      .update(users)
      .set({ lastLoginAt: now })
      .where(eq(users.id, userId))
      .returning(sessionUser);
    await transaction.insert(activity).values({ id: randomUUID(), userId, kind: 'login', createdAt: now });
    return user ?? null;
  });

const passwordOf = (userId: string) => and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential'));

export const findPasswordHash = async (db: Database, userId: string): Promise<string | null> => {
  const [row] = await db.select({ password: credentials.password }).from(credentials).where(passwordOf(userId));
  return row?.password ?? null;
};

export const replacePasswordHash = async (db: Database, userId: string, password: string): Promise<void> => {
  await db.update(credentials).set({ password }).where(passwordOf(userId));
};

export const hasAdmin = async (db: Database): Promise<boolean> => {
  const [row] = await db
    .select({ one: sql`1` })
    .from(users)
    .where(eq(users.role, 'admin'))
    .limit(1);
  return row !== undefined;
};
