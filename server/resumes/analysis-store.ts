import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import type { Database, Transaction } from '../db/connect.ts';
import { isUuid } from '../db/is-uuid.ts';
import { activity, analyses, groupResumes, uploads, users } from '../db/schema.ts';
import type { StoredFile } from '../files/files.ts';
import { Problem } from '../http/problem.ts';
import { rung } from '../queue/bell.ts';

// The only store of analyses. User access goes through `ownedBy`; deletion after the retention period is in
// retention/store.ts.

type Row = typeof analyses.$inferSelect;

/** Not deleted by its owner: recently deleted analyses are still stored, but can only be restored. */
export const isPresent = isNull(analyses.deletedAt);

const isOf = (userId: string, id: string): SQL | undefined =>
  // The database would throw for an invalid id.
  isUuid(id) ? and(eq(analyses.id, id), eq(analyses.userId, userId)) : sql`false`;

/** The analyses of a user, or the one with this id. Those of other users are as absent as deleted ones. */
export const ownedBy = (userId: string, id?: string): SQL | undefined =>
  and(id === undefined ? eq(analyses.userId, userId) : isOf(userId, id), isPresent);

/** The encrypted names of a resume: the name that its owner gave it (null without one), and the file name. */
export type NamedRow = Pick<Row, 'id' | 'filename' | 'name'>;

const names = { id: analyses.id, filename: analyses.filename, name: analyses.name };
const times = { createdAt: analyses.createdAt, deleteAt: analyses.deleteAt, keptSince: analyses.keptSince };
const scores = {
  atsScore: analyses.atsScore,
  keywordScore: analyses.keywordScore,
  formatScore: analyses.formatScore,
  jobScore: analyses.jobScore,
};
const series = sql<string>`coalesce(${analyses.seriesId}, ${analyses.id})`;

/**
 * An analysis without its encrypted result and file. `seriesId` is the id of the first version, which may be its own.
 */
export type OwnRow = NamedRow & Pick<Row, 'createdAt' | 'deleteAt' | 'keptSince'> & { seriesId: string };

/** Throws 'not-found' when the user has no such analysis. */
export const requireOwn = async (db: Database, userId: string, id: string): Promise<OwnRow> => {
  const [row] = await db
    .select({ ...names, ...times, seriesId: series })
    .from(analyses)
    .where(ownedBy(userId, id));
  return row ?? notFound();
};

/** An analysis with its encrypted result. */
export type ResultRow = NamedRow & Pick<Row, 'createdAt' | 'deleteAt' | 'keptSince' | 'result'>;

/** The same with the encrypted result; null when the user has no such analysis. */
export const findOwnResult = async (db: Database, userId: string, id: string): Promise<ResultRow | null> => {
  const [row] = await db
    .select({ ...names, ...times, result: analyses.result })
    .from(analyses)
    .where(ownedBy(userId, id));
  return row ?? null;
};

/** The same with the encrypted result. Throws 'not-found' when the user has no such analysis. */
export const requireOwnResult = async (db: Database, userId: string, id: string): Promise<ResultRow> =>
  (await findOwnResult(db, userId, id)) ?? notFound();

/** The same with the place of the encrypted file. Throws 'not-found' when the user has no such analysis. */
export const requireOwnFile = async (
  db: Database,
  userId: string,
  id: string,
): Promise<NamedRow & StoredFile & { seriesId: string }> => {
  const [row] = await db
    .select({ ...names, file: analyses.file, fileKey: analyses.fileKey, seriesId: series })
    .from(analyses)
    .where(ownedBy(userId, id));
  return row ?? notFound();
};

/** Locks an analysis against deletion until the transaction ends. False when the user has no such analysis. */
export const lockOwn = async (transaction: Transaction, userId: string, id: string): Promise<boolean> => {
  const rows = await transaction.select({ id: analyses.id }).from(analyses).where(ownedBy(userId, id)).for('key share');
  return rows.length > 0;
};

const notFound = (): never => {
  throw new Problem('not-found');
};

/** An analysis as lists show it. `jobDescription` is encrypted; scores are 0 to 100, `jobScore` null without a job. */
export type ListedRow = Awaited<ReturnType<typeof listWhere>>[number];

const listWhere = (db: Database, condition: SQL | undefined) =>
  db
    .select({ ...names, ...times, ...scores, seriesId: series, jobDescription: analyses.jobDescription })
    .from(analyses)
    .where(condition)
    .orderBy(desc(analyses.createdAt));

/** All analyses of a user, newest first. */
export const listOwned = (db: Database, userId: string): Promise<ListedRow[]> => listWhere(db, ownedBy(userId));

/** Those that belong to no group: the resumes of the user themselves. Newest first. */
export const listOutsideGroups = (db: Database, userId: string): Promise<ListedRow[]> => {
  const inGroup = db
    .select({ id: groupResumes.resumeId })
    .from(groupResumes)
    .where(eq(groupResumes.resumeId, analyses.id));
  return listWhere(db, and(ownedBy(userId), notExists(inGroup)));
};

/** All versions of a resume, newest first. */
export const listSeries = (db: Database, userId: string, seriesId: string): Promise<ListedRow[]> =>
  listWhere(db, and(ownedBy(userId), or(eq(analyses.seriesId, seriesId), eq(analyses.id, seriesId))));

/** The names of those of `ids` that belong to the user. */
export const findNames = async (db: Database, userId: string, ids: readonly string[]): Promise<NamedRow[]> =>
  ids.length === 0
    ? []
    : db
        .select(names)
        .from(analyses)
        .where(and(ownedBy(userId), inArray(analyses.id, [...ids])));

/** The number of analyses of a user. */
export const countOwned = (db: Database, userId: string): Promise<number> => db.$count(analyses, ownedBy(userId));

export type NewAnalysis = { userId: string; result: AnalysisResult; sealed: Buffer; now: Date; deleteAt: Date };

/** What is to be settled with an upload that ends: `scanDay` and `scanPlace` are the slot that it has reserved. */
type EndedUpload = { requestKey: string | null; scanDay: string | null; scanPlace: number | null };

/**
 * Turns an upload into the analysis with the same id, adds an activity entry, and rings, in one statement. `sealed` is the
 * encrypted result. null when the upload has ended before.
 */
export const insertFromUpload = async (
  transaction: Transaction,
  { userId, result, sealed, now, deleteAt }: NewAnalysis,
): Promise<EndedUpload | null> => {
  const { id, atsScore } = result;
  const createdAt = sql<Date>`${now.toISOString()}::timestamptz`;
  const moved = transaction.$with('moved').as(
    transaction
      .delete(uploads)
      .where(and(eq(uploads.id, id), eq(uploads.userId, userId), isNull(uploads.refusedAt)))
      .returning(),
  );
  const stored = transaction.$with('stored').as(
    transaction
      .insert(analyses)
      .select((query) =>
        query
          .select({
            id: moved.id,
            userId: moved.userId,
            createdAt: createdAt.as('created_at'),
            deleteAt: sql<Date>`${deleteAt.toISOString()}::timestamptz`.as('delete_at'),
            engineVersion: sql<string>`${result.engineVersion}::text`.as('engine_version'),
            atsScore: sql<number>`${atsScore}::int`.as('ats_score'),
            keywordScore: sql<number>`${result.keywordScore}::int`.as('keyword_score'),
            formatScore: sql<number>`${result.formatScore}::int`.as('format_score'),
            jobScore: sql<number | null>`${result.jobRelevanceScore}::int`.as('job_score'),
            fileBytes: moved.fileBytes,
            filename: moved.filename,
            name: moved.name,
            seriesId: moved.seriesId,
            file: moved.file,
            fileKey: moved.fileKey,
            jobDescription: moved.jobDescription,
            result: sql<Buffer>`${sealed}::bytea`.as('result'),
            keptSince: sql<Date | null>`NULL::timestamptz`.as('kept_since'),
            deletedAt: sql<Date | null>`NULL::timestamptz`.as('deleted_at'),
          })
          .from(moved),
      )
      .returning({ id: analyses.id }),
  );
  const noted = transaction.$with('noted').as(
    transaction
      .insert(activity)
      .select((query) =>
        query
          .select({
            id: sql<string>`${randomUUID()}::uuid`.as('entry_id'),
            userId: moved.userId,
            kind: sql<'resume_analysis'>`'resume_analysis'`.as('kind'),
            analysisId: sql<string>`${moved.id}`.as('analysis_id'),
            templateId: sql<string | null>`NULL::text`.as('template_id'),
            atsScore: sql<number>`${atsScore}::int`.as('ats_score'),
            createdAt: createdAt.as('created_at'),
          })
          .from(moved),
      )
      .returning({ id: activity.id }),
  );
  const [row] = await transaction
    .with(moved, stored, noted)
    .select({
      requestKey: moved.requestKey,
      scanDay: moved.scanDay,
      scanPlace: moved.scanPlace,
      rung: rung({ is: 'done', id }),
    })
    .from(moved);
  return row ?? null;
};

/** False when the user has no such analysis (any more). */
export const markDeleted = async (db: Database, userId: string, id: string, now: Date): Promise<boolean> => {
  const marked = await db
    .update(analyses)
    .set({ deletedAt: now })
    .where(ownedBy(userId, id))
    .returning({ id: analyses.id });
  return marked.length === 1;
};

/**
 * False when it was deleted before `since`, or has already been erased. An analysis that was not deleted stays
 * unchanged.
 */
export const restoreDeleted = async (db: Database, userId: string, id: string, since: Date): Promise<boolean> => {
  const restored = await db
    .update(analyses)
    .set({ deletedAt: null })
    .where(and(isOf(userId, id), gt(analyses.deletedAt, since)))
    .returning({ id: analyses.id });
  return restored.length === 1;
};

/**
 * 'full' when the user already keeps `maxKept` others (null: unlimited). Kept analyses stay kept when the plan ends.
 */
export const replaceKept = (
  db: Database,
  userId: string,
  id: string,
  kept: { keptSince: Date | null; deleteAt?: Date },
  maxKept: number | null,
): Promise<'done' | 'absent' | 'full'> =>
  db.transaction(async (transaction) => {
    // Locks the user, so that concurrent requests cannot exceed the limit.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!(await lockOwn(transaction, userId, id))) return 'absent';
    const others = and(ownedBy(userId), isNotNull(analyses.keptSince), ne(analyses.id, id));
    if (maxKept !== null && (await transaction.$count(analyses, others)) >= maxKept) return 'full';
    await transaction.update(analyses).set(kept).where(ownedBy(userId, id));
    return 'done';
  });

/** False when the user has no such analysis (any more). `name` is encrypted. */
export const replaceName = (db: Database, userId: string, id: string, name: Buffer, now: Date): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const renamed = await transaction
      .update(analyses)
      .set({ name })
      .where(ownedBy(userId, id))
      .returning({ id: analyses.id });
    if (renamed.length === 0) return false;
    await transaction
      .insert(activity)
      .values({ id: randomUUID(), userId, kind: 'resume_rename', analysisId: id, createdAt: now });
    return true;
  });

/** The unencrypted columns of each analysis for a user's export, oldest first. */
export const listForExport = (db: Database, userId: string) =>
  db
    .select({
      id: analyses.id,
      ...times,
      engineVersion: analyses.engineVersion,
      ...scores,
      fileBytes: analyses.fileBytes,
      seriesId: analyses.seriesId,
    })
    .from(analyses)
    .where(ownedBy(userId))
    .orderBy(analyses.createdAt);

/** Everything in an analysis that is encrypted with the user's key. */
export type SealedRow = Pick<Row, 'filename' | 'file' | 'fileKey' | 'jobDescription' | 'result'>;

/** null when the user has no such analysis (any more). */
export const findSealed = async (db: Database, userId: string, id: string): Promise<SealedRow | null> => {
  const [row] = await db
    .select({
      filename: analyses.filename,
      file: analyses.file,
      fileKey: analyses.fileKey,
      jobDescription: analyses.jobDescription,
      result: analyses.result,
    })
    .from(analyses)
    .where(ownedBy(userId, id));
  return row ?? null;
};
