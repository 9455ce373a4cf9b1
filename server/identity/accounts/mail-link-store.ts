import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/connect.ts';
import { mailLinks } from '../../db/schema.ts';

export type LinkPurpose = 'reset-password' | 'verify-email' | 'change-email' | 'log-in';
export type LinkRow = { userId: string; purpose: LinkPurpose; email: string };
/** Stores a link. A user has at most one for each purpose: an older one stops working. */
export const insertLink = async (
  transaction: Transaction,
  link: LinkRow & { tokenHash: string; expiresAt: Date; now: Date },
): Promise<void> => {
  const { now, ...row } = link;
  const fresh = { tokenHash: row.tokenHash, email: row.email, expiresAt: row.expiresAt, createdAt: now };
  await transaction
    .insert(mailLinks)
    .values({ ...row, ...fresh })
    .onConflictDoUpdate({ target: [mailLinks.userId, mailLinks.purpose], set: fresh });
};

/**
 * Deletes and returns a link, so that only one of several concurrent requests gets it. null when it does not exist or
 * was used.
 */
export const deleteLink = async (
  transaction: Transaction,
  tokenHash: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<LinkRow | null> => {
  const isIt = and(
    eq(mailLinks.tokenHash, tokenHash),
    inArray(mailLinks.purpose, [...purposes]),
    gt(mailLinks.expiresAt, now),
  );
  const [row] = await transaction.delete(mailLinks).where(isIt).returning();
  return row ?? null;
};

/** The new email address that a user has not confirmed yet, or null. */
export const findPendingEmail = async (db: Database, userId: string, now: Date): Promise<string | null> => {
  const isIt = and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, 'change-email'), gt(mailLinks.expiresAt, now));
  const [row] = await db.select({ email: mailLinks.email }).from(mailLinks).where(isIt);
  return row?.email ?? null;
};
