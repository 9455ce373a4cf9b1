import { randomUUID } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/connect.ts';
import { isTaken } from '../../db/is-taken.ts';
import { activity, credentials, secondFactors, users } from '../../db/schema.ts';
import { foldedName } from './folded-name.ts';

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
> & { hasSecondFactor: boolean };

/** The columns of a `SessionUser`. */
export const sessionUser = {
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
  hasSecondFactor: sql<boolean>`EXISTS (SELECT FROM ${secondFactors} WHERE ${secondFactors.userId} = ${users.id} AND ${secondFactors.confirmedAt} IS NOT NULL)`,
};

/** What a login needs to know. `passwordHash` is null for who only ever came from another provider. */
export type Account = {
  id: string;
  email: string;
  suspendedAt: Date | null;
  passwordHash: string | null;
  hasSecondFactor: boolean;
};

const account = {
  id: users.id,
  email: users.email,
  suspendedAt: users.suspendedAt,
  passwordHash: credentials.password,
  hasSecondFactor: sessionUser.hasSecondFactor,
};

const findAccountBy = async (db: Database, condition: SQL | undefined): Promise<Account | null> => {
  const password = and(eq(credentials.userId, users.id), eq(credentials.providerId, 'credential'));
  const [row] = await db.select(account).from(users).leftJoin(credentials, password).where(condition);
  return row ?? null;
};

/**
 * The account that a username or e-mail address means. The address goes first: a username may look like one that was
 * its owner's once and is somebody else's now.
 */
export const findAccount = async (db: Database, nameOrEmail: string): Promise<Account | null> => {
  // Both are always asked, so that the time tells nothing.
  const [byAddress, byName] = await Promise.all([
    findAccountBy(db, eq(users.email, nameOrEmail.toLowerCase())),
    findAccountBy(db, eq(users.username, foldedName(nameOrEmail))),
  ]);
  return byAddress ?? byName;
};

/** null for an account that is gone. */
export const findAccountById = (db: Database, userId: string): Promise<Account | null> =>
  findAccountBy(db, eq(users.id, userId));

export type NewUser = {
  username: string;
  email: string;
  /** How the person is addressed; the user name when nothing else is known. */
  name?: string;
  emailVerified?: boolean;
  /** null for who comes from another provider: then `connection` is the way in. */
  passwordHash: string | null;
  connection?: { provider: string; accountId: string };
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
          name: wanted.name ?? wanted.username,
          emailVerified: wanted.emailVerified ?? false,
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
        providerId: wanted.connection?.provider ?? 'credential',
        accountId: wanted.connection?.accountId ?? id,
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

/** Notes the login and answers with the account as it is now; null when it is gone. */
export const recordLogin = async (transaction: Transaction, userId: string, now: Date): Promise<SessionUser | null> => {
  const [user] = await transaction
    .update(users)
    .set({ lastLoginAt: now })
    .where(eq(users.id, userId))
    .returning(sessionUser);
  if (user === undefined) return null;
  await transaction.insert(activity).values({ id: randomUUID(), userId, kind: 'login', createdAt: now });
  return user;
};

const passwordOf = (userId: string) => and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential'));

/** An argon2id hash; null for a person who only ever came from another provider, or is gone. */
export const findPasswordHash = async (db: Database, userId: string): Promise<string | null> => {
  const [row] = await db.select({ password: credentials.password }).from(credentials).where(passwordOf(userId));
  return row?.password ?? null;
};

/** Only for a person who has a password; changes nothing otherwise. */
export const replacePasswordHash = async (db: Database, userId: string, password: string): Promise<void> => {
  await db.update(credentials).set({ password }).where(passwordOf(userId));
};

/** Suspended admins count too. */
export const hasAdmin = async (db: Database): Promise<boolean> => {
  const [row] = await db
    .select({ one: sql`1` })
    .from(users)
    .where(eq(users.role, 'admin'))
    .limit(1);
  return row !== undefined;
};
