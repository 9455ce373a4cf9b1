import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { AnalysisResult } from '#contract/analysis-result.ts';
import type { Database } from '../db/connect.ts';
import { isUuid } from '../db/is-uuid.ts';
import { activity, analyses, analysisRequests, scanPlaces } from '../db/schema.ts';
import type { PersonalSafe } from '../keys/safe.ts';

/** A place of the day that an analysis takes for good in the transaction that stores it; null where days are not counted. */
export type Scan = { userId: string; day: string; place: number } | null;

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
    if (scan !== null)
      await transaction
        .update(scanPlaces)
        .set({ isUsed: true })
        .where(placeOf({ ...scan, what: scan.day }));
    if (idempotencyKey === null) return;
    await transaction.update(analysisRequests).set({ analysisId: id }).where(requestOf(userId, idempotencyKey));
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

const requestOf = (userId: string, key: string) =>
  and(eq(analysisRequests.userId, userId), eq(analysisRequests.key, key));

export type Claim =
  | { is: 'ours' }
  | { is: 'running' }
  | { is: 'answered'; analysisId: string }
  | { is: 'other-content' };

/**
 * Takes a key for one request, in one statement, so that of many copies one wins. A claim whose lease ran out belonged
 * to a process that died, and may be taken over.
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

/** After a failure: the same key may try again. */
export const releaseRequest = async (db: Database, userId: string, key: string): Promise<void> => {
  await db.delete(analysisRequests).where(and(requestOf(userId, key), sql`${analysisRequests.analysisId} IS NULL`));
};

type Place = { userId: string; what: string; place: number };

const placeOf = ({ userId, what, place }: Place) =>
  and(eq(scanPlaces.userId, userId), eq(scanPlaces.what, what), eq(scanPlaces.place, place));

/**
 * Takes one of `places` places until `leaseUntil`, each try in one statement, so that of many requests at the same moment
 * no more than these get one. null when all are taken. A lease that ran out belonged to a process that died.
 */
export const takePlace = async (
  db: Database,
  wanted: { userId: string; what: string; places: number; now: Date; leaseUntil: Date },
): Promise<number | null> => {
  const { userId, what, places, now, leaseUntil } = wanted;
  for (let place = 1; place <= places; place += 1) {
    const taken = await db
      .insert(scanPlaces)
      .values({ userId, what, place, leaseUntil })
      .onConflictDoUpdate({
        target: [scanPlaces.userId, scanPlaces.what, scanPlaces.place],
        set: { leaseUntil },
        setWhere: sql`NOT ${scanPlaces.isUsed} AND ${scanPlaces.leaseUntil} <= ${now.toISOString()}::timestamptz`,
      })
      .returning({ place: scanPlaces.place });
    if (taken.length > 0) return place;
  }
  return null;
};

/** Gives a place back unless it was used. */
export const freePlace = async (db: Database, place: Place): Promise<void> => {
  await db.delete(scanPlaces).where(and(placeOf(place), eq(scanPlaces.isUsed, false)));
};

/** Analyses of a day ('YYYY-MM-DD', UTC) that count. */
export const countUsed = async (db: Database, userId: string, day: string): Promise<number> =>
  db.$count(scanPlaces, and(eq(scanPlaces.userId, userId), eq(scanPlaces.what, day), eq(scanPlaces.isUsed, true)));

/** Only the day that runs is of interest; 'running' sorts after all dates. */
export const forgetDaysBefore = async (db: Database, userId: string, day: string): Promise<void> => {
  await db.delete(scanPlaces).where(and(eq(scanPlaces.userId, userId), lt(scanPlaces.what, day)));
};
