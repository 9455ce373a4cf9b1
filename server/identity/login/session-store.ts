import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/connect.ts';
import { knownDevices, sessions, users } from '../../db/schema.ts';
import { absoluteSeconds } from './session-times.ts';
import { type SessionUser, sessionUser } from '../accounts/store.ts';
import { tokenHash } from '../../keys/token-hash.ts';

export type FoundSession = { id: string; createdAt: Date; lastSeenAt: Date | null; user: SessionUser };

/** Stores the hash of `token`, which only the browser has. */
export const insertSession = async (
  transaction: Transaction,
  { userId, token, userAgent, now }: { userId: string; token: string; userAgent: string; now: Date },
): Promise<void> => {
  await transaction.insert(sessions).values({
    id: randomUUID(),
    userId,
    token: tokenHash(token),
    expiresAt: new Date(now.getTime() + absoluteSeconds.user * 1000),
    userAgent,
    createdAt: now,
  });
};

/** Finds it by the token in the cookie, even if it has expired; null when there is none. */
export const findSession = async (db: Database, token: string): Promise<FoundSession | null> => {
  const [row] = await db
    .select({ id: sessions.id, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt, user: sessionUser })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, tokenHash(token)));
  return row ?? null;
};

/** When this session last proved its user's identity: by the login, and by entering the password again. */
export const findProofs = async (
  db: Database,
  sessionId: string,
): Promise<{ loggedInAt: Date | null; confirmedAt: Date | null }> => {
  const [row] = await db
    .select({ loggedInAt: sessions.createdAt, confirmedAt: sessions.passwordConfirmedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row ?? { loggedInAt: null, confirmedAt: null };
};

/** Records that the user entered their password again in this session. */
export const confirmSession = async (db: Database, sessionId: string, now: Date): Promise<void> => {
  await db.update(sessions).set({ passwordConfirmedAt: now }).where(eq(sessions.id, sessionId));
};

/** Records a request in this session, which restarts its idle timeout. */
export const markSeen = async (db: Database, sessionId: string, now: Date): Promise<void> => {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
};

/** By the token in the cookie. Does nothing when there is none. */
export const endSession = async (db: Database | Transaction, token: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.token, tokenHash(token)));
};

/** Records the device. True when it is new and not the first one: then somebody else may have logged in. */
export const recordDevice = async (
  transaction: Transaction,
  userId: string,
  device: string,
  now: Date,
): Promise<boolean> => {
  const added = await transaction
    .insert(knownDevices)
    .values({ userId, device, firstSeenAt: now })
    .onConflictDoNothing()
    .returning({ device: knownDevices.device });
  if (added.length === 0) return false;
  const others = and(eq(knownDevices.userId, userId), ne(knownDevices.device, device));
  return (await transaction.$count(knownDevices, others)) > 0;
};
