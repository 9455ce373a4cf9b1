import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { activity } from '../../db/schema.ts';

export type ActivityRow = Pick<
  typeof activity.$inferSelect,
  'id' | 'kind' | 'createdAt' | 'atsScore' | 'templateId' | 'analysisId'
>;

/** The latest activity of a user, newest first, at most `maxRows`. The analysis may have been deleted. */
export const findActivityOf = (db: Database, userId: string, maxRows: number): Promise<ActivityRow[]> =>
  db
    .select({
      id: activity.id,
      kind: activity.kind,
      createdAt: activity.createdAt,
      atsScore: activity.atsScore,
      templateId: activity.templateId,
      analysisId: activity.analysisId,
    })
    .from(activity)
    .where(eq(activity.userId, userId))
    .orderBy(desc(activity.createdAt))
    .limit(maxRows);
