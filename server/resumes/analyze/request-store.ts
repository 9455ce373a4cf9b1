import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/connect.ts';
import { analysisRequests } from '../../db/schema.ts';

const requestOf = (userId: string, key: string): SQL | undefined =>
  and(eq(analysisRequests.userId, userId), eq(analysisRequests.key, key));

/** 'taken': an earlier request with this key was stored as the upload, and later analysis, with this id. */
export type Claim = { is: 'ours' } | { is: 'taken'; id: string } | { is: 'other-content' };

/**
 * Claims a key for one upload, in a single statement, so that only one of several concurrent copies succeeds: the
 * others wait for its transaction.
 */
export const claimRequest = async (
  transaction: Transaction,
  request: { userId: string; key: string; fingerprint: string; uploadId: string },
): Promise<Claim> => {
  const { userId, key, fingerprint } = request;
  const claimed = await transaction
    .insert(analysisRequests)
    .values(request)
    .onConflictDoUpdate({
      target: [analysisRequests.userId, analysisRequests.key],
      set: { fingerprint, uploadId: request.uploadId },
      // Left behind by a server of the previous version.
      setWhere: sql`${analysisRequests.uploadId} IS NULL AND ${analysisRequests.analysisId} IS NULL`,
    })
    .returning({ key: analysisRequests.key });
  if (claimed.length > 0) return { is: 'ours' };

  const [row] = await transaction.select().from(analysisRequests).where(requestOf(userId, key));
  const id = row?.analysisId ?? row?.uploadId ?? null;
  // It failed in this very moment: the upload goes on without a key of its own.
  if (row === undefined || id === null) return { is: 'ours' };
  return row.fingerprint === fingerprint ? { is: 'taken', id } : { is: 'other-content' };
};

/** After a failure: the same key can be used again. */
export const releaseRequest = async (transaction: Transaction, userId: string, key: string): Promise<void> => {
  await transaction.delete(analysisRequests).where(and(requestOf(userId, key), isNull(analysisRequests.analysisId)));
};

/** From now on, requests with this key return this analysis. */
export const answerRequest = async (
  transaction: Transaction,
  userId: string,
  key: string,
  analysisId: string,
): Promise<void> => {
  await transaction.update(analysisRequests).set({ analysisId }).where(requestOf(userId, key));
};
