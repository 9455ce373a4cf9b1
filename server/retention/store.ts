import { inArray, lte } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { analyses } from '../db/schema.ts';

/**
 * Deletes up to `most` analyses whose time has come, with their file, job description and result, and answers how many.
 * Rows that another server is deleting at this moment are left to it.
 */
export const deleteExpiredBatch = async (db: Database, now: Date, most: number): Promise<number> => {
  const expired = db
    .select({ id: analyses.id })
    .from(analyses)
    .where(lte(analyses.deleteAt, now))
    .orderBy(analyses.deleteAt)
    .limit(most)
    .for('update', { skipLocked: true });
  const deleted = await db.delete(analyses).where(inArray(analyses.id, expired)).returning({ id: analyses.id });
  return deleted.length;
};
