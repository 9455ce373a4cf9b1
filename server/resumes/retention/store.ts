import { and, count, eq, gt, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { limits } from '#contract/product/limits.ts';
import type { Database } from '../../db/connect.ts';
import { analyses, outbox, users } from '../../db/schema.ts';
import { unlinkWorkspaces } from '../../workspaces/store.ts';
import { isPresent } from '../analysis-store.ts';

const erasableAt = (now: Date): Date => new Date(now.getTime() - limits.undoMs);

/**
 * Erases up to `maxRows` analyses that have expired or were deleted by their owner, with file, job description and
 * result, and returns how many. Skips rows that another server is deleting. `record` gets the ids of those that their
 * owner deleted, before anything is erased.
 */
export const deleteExpiredBatch = (
  db: Database,
  now: Date,
  maxRows: number,
  record: (ids: readonly string[]) => Promise<void>,
): Promise<number> =>
  db.transaction(async (transaction) => {
    const isExpired = and(lte(analyses.deleteAt, now), isNull(analyses.keptSince));
    const expired = await transaction
      .select({ id: analyses.id, deletedAt: analyses.deletedAt })
      .from(analyses)
      .where(or(isExpired, lte(analyses.deletedAt, erasableAt(now))))
      .orderBy(analyses.deleteAt)
      .limit(maxRows)
      .for('update', { skipLocked: true });
    if (expired.length === 0) return 0;
    await record(expired.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id));
    const ids = expired.map(({ id }) => id);
    await unlinkWorkspaces(
      transaction,
      expired.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id),
    );
    await transaction.delete(analyses).where(inArray(analyses.id, ids));
    return expired.length;
  });

/** Erases up to `maxRows` analyses of a user and returns how many. */
export const deleteAnalysesOf = async (db: Database, userId: string, maxRows: number): Promise<number> => {
  const own = db.select({ id: analyses.id }).from(analyses).where(eq(analyses.userId, userId)).limit(maxRows);
  const { rowCount } = await db.delete(analyses).where(inArray(analyses.id, own));
  return rowCount ?? 0;
};

export type DeletionNear = { userId: string; email: string; day: string; count: number; cause: string };

/**
 * The users with resumes that will be deleted before `until`, with the number for each day (UTC), who want emails about
 * it and have not been sent one.
 */
export const findDeletionsNear = (db: Database, now: Date, until: Date, maxRows: number): Promise<DeletionNear[]> => {
  const day = sql<string>`to_char(${analyses.deleteAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
  const cause = sql<string>`'deletion:' || ${analyses.userId} || ':' || ${day}`;
  const isNear = and(gt(analyses.deleteAt, now), lte(analyses.deleteAt, until));
  const isBeingDeleted = and(isNull(analyses.keptSince), isPresent);
  const written = db.select({ id: outbox.id }).from(outbox).where(eq(outbox.dedupeKey, cause));
  return db
    .select({ userId: analyses.userId, email: users.email, day, count: count(), cause })
    .from(analyses)
    .innerJoin(users, eq(users.id, analyses.userId))
    .where(
      and(isNear, isBeingDeleted, eq(users.emailNotifications, true), isNull(users.suspendedAt), notExists(written)),
    )
    .groupBy(analyses.userId, users.email, day)
    .orderBy(day)
    .limit(maxRows);
};
