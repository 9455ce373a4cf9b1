import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { StoredAnalysisRow } from '../analyze/store.ts';
import type { Database } from '../../db/connect.ts';
import { analyses, shares } from '../../db/schema.ts';

export type ShareRow = typeof shares.$inferSelect;

/** One link for each analysis: the one before ends. */
export const replaceShare = async (db: Database, share: ShareRow): Promise<void> => {
  const { analysisId: _, ...changed } = share;
  await db.insert(shares).values(share).onConflictDoUpdate({ target: shares.analysisId, set: changed });
};

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

export type SharedRow = StoredAnalysisRow & { userId: string; expiresAt: Date };

/** What a link opens at this moment: not what its owner deleted, nor what would be deleted by now. */
export const findShared = async (db: Database, tokenHash: string, now: Date): Promise<SharedRow | null> => {
  const [row] = await db
    .select({
      id: analyses.id,
      userId: analyses.userId,
      createdAt: analyses.createdAt,
      deleteAt: analyses.deleteAt,
      keptSince: analyses.keptSince,
      result: analyses.result,
      expiresAt: shares.expiresAt,
    })
    .from(shares)
    .innerJoin(analyses, eq(analyses.id, shares.analysisId))
    .where(
      and(
        eq(shares.tokenHash, tokenHash),
        gt(shares.expiresAt, now),
        isNull(analyses.deletedAt),
        or(isNotNull(analyses.keptSince), gt(analyses.deleteAt, now)),
      ),
    );
  return row ?? null;
};

export const forgetExpiredShares = async (db: Database, now: Date): Promise<void> => {
  await db.delete(shares).where(lte(shares.expiresAt, now));
};
