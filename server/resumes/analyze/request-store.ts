import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/connect.ts';
import { analysisRequests } from '../../db/schema.ts';

const requestOf = (userId: string, key: string): SQL | undefined =>
  and(eq(analysisRequests.userId, userId), eq(analysisRequests.key, key));

export type Claim =
  | { is: 'ours' }
  | { is: 'running' }
  | { is: 'answered'; analysisId: string }
  | { is: 'other-content' };

/**
 * Claims a key for one request, in a single statement, so that only one of several concurrent copies succeeds. A claim
 * with an expired lease belonged to a process that died, and can be taken over.
 */
export const claimRequest = async (
  db: Database,
  request: { userId: string; key: string; fingerprint: string; now: Date; leaseUntil: Date },
): Promise<Claim> => {
  const { userId, key, fingerprint, now, leaseUntil } = request;
  const claimed = await db
    .insert(analysisRequests)
    .values({ userId, key, fingerprint, leaseUntil })
    .onConflictDoUpdate({
      target: [analysisRequests.userId, analysisRequests.key],
      set: { fingerprint, leaseUntil },
      setWhere: sql`${analysisRequests.analysisId} IS NULL AND ${analysisRequests.leaseUntil} < ${now.toISOString()}::timestamptz`,
    })
    .returning({ key: analysisRequests.key });
  if (claimed.length > 0) return { is: 'ours' };

  const [row] = await db.select().from(analysisRequests).where(requestOf(userId, key));
  if (row === undefined) return { is: 'running' };
  if (row.fingerprint !== fingerprint) return { is: 'other-content' };
  return row.analysisId === null ? { is: 'running' } : { is: 'answered', analysisId: row.analysisId };
};

/** After a failure: the same key can be used again. */
export const releaseRequest = async (db: Database, userId: string, key: string): Promise<void> => {
  await db.delete(analysisRequests).where(and(requestOf(userId, key), sql`${analysisRequests.analysisId} IS NULL`));
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
