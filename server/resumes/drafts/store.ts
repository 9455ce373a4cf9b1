import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { analyses, drafts } from '../../db/schema.ts';

/** `text` is sealed. */
export type DraftRow = Pick<typeof drafts.$inferSelect, 'text' | 'keptAt'>;

const ownAnalysis = (userId: string, analysisId: string) =>
  and(eq(analyses.id, analysisId), eq(analyses.userId, userId), isNull(analyses.deletedAt));

/** 'absent' when the person has no such analysis (any more), null when it has no draft. */
export const findDraft = async (
  db: Database,
  userId: string,
  analysisId: string,
): Promise<DraftRow | null | 'absent'> => {
  if (!isUuid(analysisId)) return 'absent';
  const [row] = await db
    .select({ draft: { text: drafts.text, keptAt: drafts.keptAt } })
    .from(analyses)
    .leftJoin(drafts, eq(drafts.analysisId, analyses.id))
    .where(ownAnalysis(userId, analysisId));
  return row === undefined ? 'absent' : row.draft;
};

/** One for each analysis: the one before is gone. False when the person has no such analysis (any more). */
export const replaceDraft = async (
  db: Database,
  userId: string,
  analysisId: string,
  { text, keptAt }: DraftRow,
): Promise<boolean> => {
  if (!isUuid(analysisId)) return false;
  return db.transaction(async (transaction) => {
    // So that it is not erased between the look and the writing.
    const [row] = await transaction
      .select({ id: analyses.id })
      .from(analyses)
      .where(ownAnalysis(userId, analysisId))
      .for('key share');
    if (row === undefined) return false;
    await transaction
      .insert(drafts)
      .values({ analysisId, userId, text, keptAt })
      .onConflictDoUpdate({ target: drafts.analysisId, set: { text, keptAt } });
    return true;
  });
};

/** False when the person has no such analysis (any more); true also where it had no draft. */
export const deleteDraftOf = async (db: Database, userId: string, analysisId: string): Promise<boolean> => {
  if ((await findDraft(db, userId, analysisId)) === 'absent') return false;
  await db.delete(drafts).where(and(eq(drafts.analysisId, analysisId), eq(drafts.userId, userId)));
  return true;
};
