import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import { activity } from '../../db/schema.ts';

/** Adds the download to the user's activity list. */
export const insertDownload = async (
  db: Database,
  { userId, analysisId, atsScore, now }: { userId: string; analysisId: string; atsScore: number; now: Date },
): Promise<void> => {
  await db
    .insert(activity)
    .values({ id: randomUUID(), userId, kind: 'report_download', createdAt: now, analysisId, atsScore });
};
