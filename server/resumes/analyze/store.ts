import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import type { Database } from '../../db/connect.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { activity, analyses } from '../../db/schema.ts';
import type { PersonalSafe } from '../../keys/safe.ts';
import { answerRequest } from './request-store.ts';
import { type Scan, usePlace } from './place-store.ts';

/** `seriesId` and `name` come from the analysis that this one is another version of. */
export type Upload = {
  filename: string;
  bytes: Buffer;
  jobDescription?: string;
  jobUrl?: string;
  seriesId?: string;
  name?: string;
};

export type NewAnalysis = {
  userId: string;
  result: AnalysisResult;
  upload: Upload;
  now: Date;
  deleteAt: Date;
  idempotencyKey: string | null;
  scan: Scan;
};

/** File, result, activity and the answered request: all of it or nothing. */
export const insertAnalysis = async (db: Database, safe: PersonalSafe, analysis: NewAnalysis): Promise<void> => {
  const { userId, result, upload, now, deleteAt, idempotencyKey, scan } = analysis;
  const { id } = result;
  await db.transaction(async (transaction) => {
    await transaction.insert(analyses).values({
      id,
      userId,
      createdAt: now,
      deleteAt,
      engineVersion: result.engineVersion,
      atsScore: result.atsScore,
      keywordScore: result.keywordScore,
      formatScore: result.formatScore,
      jobScore: result.jobRelevanceScore,
      fileBytes: upload.bytes.length,
      filename: safe.seal(id, 'filename', upload.filename),
      name: upload.name === undefined ? null : safe.seal(id, 'name', upload.name),
      seriesId: upload.seriesId ?? null,
      file: safe.seal(id, 'file', upload.bytes),
      jobDescription:
        upload.jobDescription === undefined ? null : safe.seal(id, 'job-description', upload.jobDescription),
      result: safe.seal(id, 'result', JSON.stringify(result)),
    });
    await transaction.insert(activity).values({
      id: randomUUID(),
      userId,
      kind: 'resume_analysis' as const,
      createdAt: now,
      analysisId: id,
      atsScore: result.atsScore,
    });
    if (scan !== null) await usePlace(transaction, scan);
    if (idempotencyKey !== null) await answerRequest(transaction, userId, idempotencyKey, id);
  });
};

export type StoredAnalysisRow = { id: string; createdAt: Date; deleteAt: Date; keptSince: Date | null; result: Buffer };

/** Only the owner's: somebody else's is as absent as one that never was. */
export const findAnalysis = async (db: Database, userId: string, id: string): Promise<StoredAnalysisRow | null> => {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({
      id: analyses.id,
      createdAt: analyses.createdAt,
      deleteAt: analyses.deleteAt,
      keptSince: analyses.keptSince,
      result: analyses.result,
    })
    .from(analyses)
    .where(and(eq(analyses.id, id), eq(analyses.userId, userId), isNull(analyses.deletedAt)));
  return row ?? null;
};

export type FileRow = { id: string; filename: Buffer; file: Buffer };

/** The sealed file of an analysis, only the owner's. */
export const findFile = async (db: Database, userId: string, id: string): Promise<FileRow | null> => {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({ id: analyses.id, filename: analyses.filename, file: analyses.file })
    .from(analyses)
    .where(and(eq(analyses.id, id), eq(analyses.userId, userId), isNull(analyses.deletedAt)));
  return row ?? null;
};
