import { and, count, eq, gt, inArray, isNull, lte, min, notExists, or, sql } from 'drizzle-orm';
import { limits } from '#contract/product/limits.ts';
import type { Database } from '../../db/connect.ts';
import { analyses, outbox, users } from '../../db/schema.ts';
import { isPresent } from '../analysis-store.ts';

/**
 * Erases up to `maxRows` analyses that have expired or were deleted by their owner, with file, job description and
 * result, and returns how many. Skips rows that another server is deleting.
 */
export const deleteExpiredBatch = async (db: Database, now: Date, maxRows: number): Promise<number> => {
  const undoableSince = new Date(now.getTime() - limits.undoMs);
  const expired = db
    .select({ id: analyses.id })
    .from(analyses)
    .where(or(and(lte(analyses.deleteAt, now), isNull(analyses.keptSince)), lte(analyses.deletedAt, undoableSince)))
    .orderBy(analyses.deleteAt)
    .limit(maxRows)
    .for('update', { skipLocked: true });
  const deleted = await db.delete(analyses).where(inArray(analyses.id, expired)).returning({ id: analyses.id });
  return deleted.length;
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

/** Expired resumes that still exist: how many, and when the oldest was due; null when there are none. */
export const deletionBacklog = async (db: Database, now: Date): Promise<{ waiting: number; oldestAt: Date | null }> => {
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(analyses.deleteAt) })
    .from(analyses)
    .where(and(lte(analyses.deleteAt, now), isNull(analyses.keptSince)));
  return row ?? { waiting: 0, oldestAt: null };
};
