import { inArray, lt, or, sql } from 'drizzle-orm';
import { absoluteSeconds, idleSeconds } from '../identity/login/session-times.ts';
import type { Database } from '../db/connect.ts';
import { invitations, loginSteps, mailLinks, sessions } from '../db/schema.ts';

const earlier = (at: Date, seconds: number): Date => new Date(at.getTime() - seconds * 1000);

/** Sessions that no request can use any more, together with their browser names. */
export const deleteExpiredSessions = async (db: Database, at: Date, maxRows: number): Promise<number> => {
  const lastUse = sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`;
  const isOver = or(
    lt(sessions.createdAt, earlier(at, absoluteSeconds.user)),
    lt(lastUse, earlier(at, idleSeconds.user).toISOString()),
  );
  const over = db.select({ id: sessions.id }).from(sessions).where(isOver).limit(maxRows);
  const { rowCount } = await db.delete(sessions).where(inArray(sessions.id, over));
  return rowCount ?? 0;
};

/** Logins that nobody finished. */
export const deleteExpiredLoginSteps = async (db: Database, at: Date, maxRows: number): Promise<number> => {
  const isOver = lt(loginSteps.expiresAt, at);
  const over = db.select({ tokenHash: loginSteps.tokenHash }).from(loginSteps).where(isOver).limit(maxRows);
  const { rowCount } = await db.delete(loginSteps).where(inArray(loginSteps.tokenHash, over));
  return rowCount ?? 0;
};

/** Expired links in mails, together with addresses that were never confirmed. */
export const deleteExpiredLinks = async (db: Database, at: Date, maxRows: number): Promise<number> => {
  const isOver = lt(mailLinks.expiresAt, at);
  const over = db.select({ tokenHash: mailLinks.tokenHash }).from(mailLinks).where(isOver).limit(maxRows);
  const { rowCount } = await db.delete(mailLinks).where(inArray(mailLinks.tokenHash, over));
  return rowCount ?? 0;
};

/** Invitations whose link expired before this moment, whether they were used or not. */
export const deleteExpiredInvitations = async (db: Database, before: Date, maxRows: number): Promise<number> => {
  const over = db
    .select({ id: invitations.id })
    .from(invitations)
    .where(lt(invitations.expiresAt, before))
    .limit(maxRows);
  const { rowCount } = await db.delete(invitations).where(inArray(invitations.id, over));
  return rowCount ?? 0;
};
