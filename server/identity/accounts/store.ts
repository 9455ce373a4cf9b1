import { randomUUID } from 'node:crypto';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/connect.ts';
import { isTaken } from '../../db/is-taken.ts';
import { activity, credentials, secondFactors, users } from '../../db/schema.ts';
import { foldedName } from './folded-name.ts';
import { lookOf } from './look-of.ts';

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

/** What a login needs to know. `passwordHash` is null for users who have only used a login provider. */
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
 * The account with this username or email address. The address takes precedence: a username may look like an address
 * that belonged to its owner once and belongs to somebody else now.
 */
export const findAccount = async (db: Database, nameOrEmail: string): Promise<Account | null> => {
  // Always both queries, so that the timing reveals nothing.
  const [byAddress, byName] = await Promise.all([
    findAccountBy(db, eq(users.email, nameOrEmail.toLowerCase())),
    findAccountBy(db, eq(users.username, foldedName(nameOrEmail))),
  ]);
  return byAddress ?? byName;
};

/** null for a deleted account. */
export const findAccountById = (db: Database, userId: string): Promise<Account | null> =>
  findAccountBy(db, eq(users.id, userId));

export type NewUser = {
  username: string;
  email: string;
  /** The display name; the username by default. */
  name?: string;
  emailVerified?: boolean;
  /** null for users of a login provider: then `connection` is the login method. */
  passwordHash: string | null;
  connection?: { provider: string; accountId: string };
  role: 'user' | 'admin';
  termsVersion: string | null;
  now: Date;
};

/**
 * Creates the account with its password, or returns the name of the field that is taken. `alongside` runs in the same
 * transaction.
 */
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
          look: lookOf(wanted.username),
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
    if (isTaken(error, 'users_username_key') || isTaken(error, 'users_look_key')) return 'username';
    if (isTaken(error, 'users_email_key')) return 'email';
    throw error;
  }
};

/** Records the login and returns the current account; null when it was deleted. */
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

/** An argon2id hash; null for a deleted user or one who has only used a login provider. */
export const findPasswordHash = async (db: Database, userId: string): Promise<string | null> => {
  const [row] = await db.select({ password: credentials.password }).from(credentials).where(passwordOf(userId));
  return row?.password ?? null;
};

/** Changes nothing for a user without a password. */
export const replacePasswordHash = async (db: Database, userId: string, password: string): Promise<void> => {
  await db.update(credentials).set({ password }).where(passwordOf(userId));
};

/** Including suspended admins. */
export const hasAdmin = async (db: Database): Promise<boolean> => {
  const [row] = await db
    .select({ one: sql`1` })
    .from(users)
    .where(eq(users.role, 'admin'))
    .limit(1);
  return row !== undefined;
};

/** Gives up to `maxRows` accounts from before that rule their look, except where another account has it already. */
export const fillLooks = async (db: Database, maxRows: number): Promise<void> => {
  const rows = await db
    .select({ id: users.id, name: users.displayUsername })
    .from(users)
    .where(isNull(users.look))
    .limit(maxRows);
  for (const { id, name } of rows) {
    const look = lookOf(name);
    await db
      .update(users)
      .set({ look })
      .where(and(eq(users.id, id), sql`NOT EXISTS (SELECT 1 FROM users other WHERE other.look = ${look})`))
      .catch((error: unknown) => {
        // Somebody has registered with this look at this moment.
        if (!isTaken(error, 'users_look_key')) throw error;
      });
  }
};
