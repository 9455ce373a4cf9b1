import { and, count, eq, gt, inArray, isNull, lt, min, or, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#contract/product/durations.ts';
import { limits } from '#contract/product/limits.ts';
import type { Database, Transaction } from '../../db/connect.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { uploads } from '../../db/schema.ts';
import type { StoredFile } from '../../files/files.ts';
import type { PersonalSafe } from '../../keys/safe.ts';
import { rung } from '../../queue/bell.ts';
import type { Upload } from '../upload/upload.ts';
import type { Scan } from '../analyze/slot-store.ts';

// The only store of uploads that have not become an analysis.

type Row = typeof uploads.$inferSelect;

const isWaiting = isNull(uploads.refusedAt);

const isOf = (userId: string, id: string): SQL | undefined =>
  isUuid(id) ? and(eq(uploads.id, id), eq(uploads.userId, userId)) : sql`false`;

/** How many uploads of a user are waiting or being read, and the round that their next one is in. */
export const placeInLine = async (
  transaction: Transaction,
  userId: string,
): Promise<{ waiting: number; round: number }> => {
  // A newcomer joins the round that is being served; everybody else comes one round after their last upload.
  const [row] = await transaction
    .select({
      waiting: sql<number>`(count(*) FILTER (WHERE ${uploads.userId} = ${userId}))::int`,
      round: sql<number>`greatest(coalesce(min(${uploads.round}), 0), coalesce(max(${uploads.round}) FILTER (WHERE ${uploads.userId} = ${userId}) + 1, 0))::int`,
    })
    .from(uploads)
    .where(isWaiting);
  return row ?? { waiting: 0, round: 0 };
};

/** How many files of a user were refused for this reason since a time. */
export const countRefused = (db: Database, userId: string, reasons: readonly string[], since: Date): Promise<number> =>
  db.$count(
    uploads,
    and(eq(uploads.userId, userId), inArray(uploads.refusalReason, [...reasons]), gt(uploads.refusedAt, since)),
  );

export type NewUpload = {
  id: string;
  userId: string;
  round: number;
  upload: Omit<Upload, 'bytes'>;
  /** The place of its encrypted file, and the size of the file in bytes. */
  file: StoredFile;
  fileBytes: number;
  requestKey: string | null;
  scan: Scan;
  now: Date;
};

/** Stores an upload, encrypted with the user's key, and rings for its job, which is added in the same transaction. */
export const insertUpload = async (
  transaction: Transaction,
  safe: PersonalSafe,
  { id, userId, round, upload, file, fileBytes, requestKey, scan, now }: NewUpload,
): Promise<void> => {
  const sealed = (label: string, text: string | undefined): Buffer | null =>
    text === undefined ? null : safe.seal(id, label, text);
  const row = {
    id,
    userId,
    createdAt: now,
    round,
    filename: safe.seal(id, 'filename', upload.filename),
    name: sealed('name', upload.name),
    seriesId: upload.seriesId ?? null,
    fileBytes,
    file: file.file,
    fileKey: file.fileKey,
    jobDescription: sealed('job-description', upload.jobDescription),
    jobUrl: sealed('job-url', upload.jobUrl),
    requestKey,
    scanDay: scan?.day ?? null,
    scanPlace: scan?.place ?? null,
  };
  await transaction
    .insert(uploads)
    .values(row)
    .returning({ rung: rung({ is: 'waiting' }) });
};

/** An upload to read; null when it was canceled or somebody else has read it. */
export const findToRead = async (db: Database, id: string): Promise<Row | null> => {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), isWaiting));
  return row ?? null;
};

/** Whose upload it is in which transaction it ends: `scan` and `requestKey` are settled with it. */
export type Ending = { userId: string; requestKey: string | null; scan: Scan };

/** Locks an upload that is to end now. null when it has already ended. */
export const lockToEnd = async (transaction: Transaction, id: string): Promise<Ending | null> => {
  const [row] = await transaction
    .select({
      userId: uploads.userId,
      requestKey: uploads.requestKey,
      day: uploads.scanDay,
      place: uploads.scanPlace,
    })
    .from(uploads)
    .where(and(eq(uploads.id, id), isWaiting))
    .for('update');
  if (row === undefined) return null;
  const { userId, requestKey, day, place } = row;
  return { userId, requestKey, scan: day === null || place === null ? null : { userId, day, place } };
};

/** Locks a waiting upload. null when it has ended. */
export const lockWaiting = async (
  transaction: Transaction,
  id: string,
): Promise<{ id: string; userId: string; round: number } | null> => {
  const [row] = await transaction
    .select({ id: uploads.id, userId: uploads.userId, round: uploads.round })
    .from(uploads)
    .where(and(eq(uploads.id, id), isWaiting))
    .for('update');
  return row ?? null;
};

/** Keeps the encrypted reason for its owner, and deletes the file. */
export const refuse = async (
  transaction: Transaction,
  id: string,
  { reason, sealed, now }: { reason: string; sealed: Buffer; now: Date },
): Promise<void> => {
  await transaction
    .update(uploads)
    .set({
      refusedAt: now,
      refusalReason: reason,
      refusal: sealed,
      file: null,
      fileKey: null,
      jobDescription: null,
      jobUrl: null,
    })
    .where(eq(uploads.id, id));
};

/** Deletes a waiting upload. */
export const dropUpload = async (transaction: Transaction, id: string): Promise<void> => {
  await transaction.delete(uploads).where(eq(uploads.id, id));
};

/** An upload of a user and, unless it was refused, its place in the queue, counted from 1; null without one. */
export const findOwnUpload = async (
  db: Database,
  userId: string,
  id: string,
): Promise<(Pick<Row, 'id' | 'filename' | 'refusedAt' | 'refusal'> & { place: number }) | null> => {
  const before = sql<number>`(SELECT count(*)::int FROM uploads other WHERE other.refused_at IS NULL
    AND (other.round, other.created_at, other.id) <= (uploads.round, uploads.created_at, uploads.id))`;
  const [row] = await db
    .select({
      id: uploads.id,
      filename: uploads.filename,
      refusedAt: uploads.refusedAt,
      refusal: uploads.refusal,
      place: before,
    })
    .from(uploads)
    .where(isOf(userId, id));
  return row ?? null;
};

/** Those of `ids` that are still waiting or being read. */
export const findWaiting = async (db: Database, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(inArray(uploads.id, [...ids]), isWaiting));
  return new Set(rows.map(({ id }) => id));
};

/** Waiting uploads that are older than `before` and have no job, as after a restore from a backup. */
export const findWithoutJob = (db: Database, before: Date): Promise<{ id: string; userId: string; round: number }[]> =>
  db
    .select({ id: uploads.id, userId: uploads.userId, round: uploads.round })
    .from(uploads)
    .where(
      and(
        isWaiting,
        lt(uploads.createdAt, before),
        sql`NOT EXISTS (SELECT 1 FROM pgboss.job WHERE id = ${uploads.id})`,
      ),
    )
    .limit(1_000);

/**
 * Deletes refusals that their owner has had time to read, and what nobody has read for as long as resumes are kept.
 * Returns how many, at most `maxRows`.
 */
export const deleteOldUploads = async (db: Database, before: Date, maxRows: number): Promise<number> => {
  const keptSince = new Date(before.getTime() - (limits.keptForDays - 1) * dayMs);
  const over = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(or(lt(uploads.refusedAt, before), lt(uploads.createdAt, keptSince)))
    .limit(maxRows);
  const { rowCount } = await db.delete(uploads).where(inArray(uploads.id, over));
  return rowCount ?? 0;
};

/** Deletes up to `maxRows` uploads of a user and returns how many. */
export const deleteUploadsOf = async (db: Database, userId: string, maxRows: number): Promise<number> => {
  const own = db.select({ id: uploads.id }).from(uploads).where(eq(uploads.userId, userId)).limit(maxRows);
  const { rowCount } = await db.delete(uploads).where(inArray(uploads.id, own));
  return rowCount ?? 0;
};

/** Uploads that are waiting or being read, and when the oldest was stored. */
export const uploadBacklog = async (db: Database): Promise<{ waiting: number; oldestAt: Date | null }> => {
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(uploads.createdAt) })
    .from(uploads)
    .where(isWaiting);
  return row ?? { waiting: 0, oldestAt: null };
};
