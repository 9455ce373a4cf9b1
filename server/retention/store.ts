import { and, inArray, isNull, lte, or } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { Database } from '../db/connect.ts';
import { analyses, applications, contactMessages } from '../db/schema.ts';

/**
 * Deletes up to `most` analyses whose time has come or whose owner deleted them, with their file, job description and result, and answers how many.
 * Rows that another server is deleting at this moment are left to it.
 */
export const deleteExpiredBatch = async (db: Database, now: Date, most: number): Promise<number> => {
  const isUndoable = new Date(now.getTime() - limits.undoMs);
  const expired = db
    .select({ id: analyses.id })
    .from(analyses)
    .where(or(and(lte(analyses.deleteAt, now), isNull(analyses.keptSince)), lte(analyses.deletedAt, isUndoable)))
    .orderBy(analyses.deleteAt)
    .limit(most)
    .for('update', { skipLocked: true });
  const deleted = await db.delete(analyses).where(inArray(analyses.id, expired)).returning({ id: analyses.id });
  return deleted.length;
};

/** Deletes messages of the contact form and applications whose time has come, with their files. */
export const deleteOldLetters = async (db: Database, now: Date): Promise<void> => {
  await db.delete(contactMessages).where(lte(contactMessages.deleteAt, now));
  await db.delete(applications).where(lte(applications.deleteAt, now));
};
