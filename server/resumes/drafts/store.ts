import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { drafts } from '../../db/schema.ts';
import { lockOwn } from '../analysis-store.ts';

/** `text` is encrypted. */
export type DraftRow = Pick<typeof drafts.$inferSelect, 'text' | 'keptAt'>;

const draftOf = (userId: string, analysisId: string) =>
  and(eq(drafts.analysisId, analysisId), eq(drafts.userId, userId));

/** The draft of an analysis of the user; null when there is none. */
export const findDraft = async (db: Database, userId: string, analysisId: string): Promise<DraftRow | null> => {
  const [row] = await db
    .select({ text: drafts.text, keptAt: drafts.keptAt })
    .from(drafts)
    .where(draftOf(userId, analysisId));
  return row ?? null;
};

/** One for each analysis, replacing an earlier one. False when the user has no such analysis (any more). */
export const replaceDraft = (
  db: Database,
  userId: string,
  analysisId: string,
  { text, keptAt }: DraftRow,
): Promise<boolean> =>
  db.transaction(async (transaction) => {
    if (!(await lockOwn(transaction, userId, analysisId))) return false;
    await transaction
      .insert(drafts)
      .values({ analysisId, userId, text, keptAt })
      .onConflictDoUpdate({ target: drafts.analysisId, set: { text, keptAt } });
    return true;
  });

/** Does nothing when there is none. */
export const deleteDraftOf = async (db: Database, userId: string, analysisId: string): Promise<void> => {
  await db.delete(drafts).where(draftOf(userId, analysisId));
};
