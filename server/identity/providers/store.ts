import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ProviderName } from '#contract/api/providers.ts';
import type { Database } from '../../db/connect.ts';
import { credentials, users } from '../../db/schema.ts';

type Identity = { issuer: string; subject: string };

/** A provider account is identified by issuer and subject; its email address is irrelevant. */
export const accountIdOf = ({ issuer, subject }: Identity): string => `${issuer}|${subject}`;

/** The user that a provider account is connected to. */
export const findUserOf = async (db: Database, provider: ProviderName, identity: Identity): Promise<string | null> => {
  const isIt = and(eq(credentials.providerId, provider), eq(credentials.accountId, accountIdOf(identity)));
  const [row] = await db.select({ userId: credentials.userId }).from(credentials).where(isIt);
  return row?.userId ?? null;
};

/** False when this provider account is already connected, or the user has connected another account of the provider. */
export const insertConnection = async (
  db: Database,
  userId: string,
  provider: ProviderName,
  identity: Identity,
  now: Date,
): Promise<boolean> =>
  db.transaction(async (transaction) => {
    // Locks the user, so that two concurrent logins through the provider do not both connect.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const mine = and(eq(credentials.userId, userId), eq(credentials.providerId, provider));
    if ((await transaction.$count(credentials, mine)) > 0) return false;
    const row = { id: randomUUID(), userId, providerId: provider, accountId: accountIdOf(identity) };
    const added = await transaction
      .insert(credentials)
      .values({ ...row, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: credentials.id });
    return added.length === 1;
  });

/** All login methods of the account: 'credential' is the password. */
export const findConnections = (db: Database, userId: string): Promise<{ provider: string; connectedAt: Date }[]> =>
  db
    .select({ provider: credentials.providerId, connectedAt: credentials.createdAt })
    .from(credentials)
    .where(eq(credentials.userId, userId));

/** Removes a login method, unless it is the last one. */
export const deleteConnection = async (
  db: Database,
  userId: string,
  provider: ProviderName,
): Promise<'gone' | 'none' | 'last'> =>
  db.transaction(async (transaction) => {
    // Locks the user, so that two login methods are not removed concurrently.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const ways = await transaction
      .select({ id: credentials.id, provider: credentials.providerId })
      .from(credentials)
      .where(eq(credentials.userId, userId));
    const way = ways.find((one) => one.provider === provider);
    if (way === undefined) return 'none';
    if (ways.length === 1) return 'last';
    await transaction.delete(credentials).where(eq(credentials.id, way.id));
    return 'gone';
  });
