import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { shares } from '../../db/schema.ts';

export type ShareRow = typeof shares.$inferSelect;

/** One link for each analysis, replacing an earlier one. */
export const replaceShare = async (db: Database, share: ShareRow): Promise<void> => {
  const { analysisId: _, ...changed } = share;
  await db.insert(shares).values(share).onConflictDoUpdate({ target: shares.analysisId, set: changed });
};

/** Including expired ones; null when the analysis has no link. */
export const findShareOf = async (db: Database, userId: string, analysisId: string): Promise<ShareRow | null> => {
  const [row] = await db.select().from(shares).where(ofOwner(userId, analysisId));
  return row ?? null;
};

/** False when there was none. */
export const deleteShare = async (db: Database, userId: string, analysisId: string): Promise<boolean> => {
  const deleted = await db.delete(shares).where(ofOwner(userId, analysisId)).returning({ id: shares.analysisId });
  return deleted.length === 1;
};

const ofOwner = (userId: string, analysisId: string) =>
  and(eq(shares.analysisId, analysisId), eq(shares.userId, userId));

/** The share that belongs to a link and has not expired; null when there is none (any more). */
export const findOpenShare = async (db: Database, tokenHash: string, now: Date): Promise<ShareRow | null> => {
  const [row] = await db
    .select()
    .from(shares)
    .where(and(eq(shares.tokenHash, tokenHash), gt(shares.expiresAt, now)));
  return row ?? null;
};

/** Deletes up to `maxRows` expired links and returns how many. */
export const deleteExpiredShares = async (db: Database, now: Date, maxRows: number): Promise<number> => {
  const expired = db.select({ id: shares.analysisId }).from(shares).where(lte(shares.expiresAt, now)).limit(maxRows);
  const { rowCount } = await db.delete(shares).where(inArray(shares.analysisId, expired));
  return rowCount ?? 0;
};
