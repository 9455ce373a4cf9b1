import { and, asc, count, eq, inArray, lte, min, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/connect.ts';
import { analyses, applications, objectDeletions, objectFolder, uploads } from '../db/schema.ts';

/** The folder of this database; `candidate` becomes it if there is none yet. */
export const ensureFolder = async (db: Database, candidate: string): Promise<string> => {
  await db.insert(objectFolder).values({ name: candidate }).onConflictDoNothing();
  const [row] = await db.select({ name: objectFolder.name }).from(objectFolder);
  return row?.name ?? candidate;
};

/** Lists objects to be deleted from `tryAt` on. */
export const listForDeletion = async (
  db: Database,
  keys: readonly string[],
  { now, tryAt }: { now: Date; tryAt: Date },
): Promise<void> => {
  if (keys.length === 0) return;
  await db
    .insert(objectDeletions)
    .values(keys.map((key) => ({ key, madeAt: now, tryAt })))
    .onConflictDoNothing();
};

/** Takes an object off the list. False when its deletion has begun. */
export const unlist = async (transaction: Transaction, key: string): Promise<boolean> => {
  const { rowCount } = await transaction
    .delete(objectDeletions)
    .where(and(eq(objectDeletions.key, key), eq(objectDeletions.attempts, 0)));
  return rowCount === 1;
};

/** Has a listed object deleted at this time. */
export const deleteAt = async (db: Database | Transaction, key: string, tryAt: Date): Promise<void> => {
  await db.update(objectDeletions).set({ tryAt }).where(eq(objectDeletions.key, key));
};

export type DueDeletion = { key: string; attempts: number };

const isIn = (folder: string) => sql`starts_with(${objectDeletions.key}, ${`${folder}/`})`;

/** Takes deletions that are due, which no other server then tries before `nextTryAt`. */
export const claimDeletions = async (
  db: Database,
  { folder, now, nextTryAt, maxRows }: { folder: string; now: Date; nextTryAt: Date; maxRows: number },
): Promise<DueDeletion[]> => {
  const due = db
    .select({ key: objectDeletions.key })
    .from(objectDeletions)
    .where(and(lte(objectDeletions.tryAt, now), isIn(folder)))
    .orderBy(asc(objectDeletions.tryAt))
    .limit(maxRows)
    .for('update', { skipLocked: true });
  return db
    .update(objectDeletions)
    .set({ attempts: sql`${objectDeletions.attempts} + 1`, tryAt: nextTryAt })
    .where(inArray(objectDeletions.key, due))
    .returning({ key: objectDeletions.key, attempts: objectDeletions.attempts });
};

/** The objects are gone. */
export const closeDeletions = async (db: Database, keys: readonly string[]): Promise<void> => {
  if (keys.length > 0) await db.delete(objectDeletions).where(inArray(objectDeletions.key, [...keys]));
};

/** Forgets the objects of other folders, which are not ours to delete: a restored database names some. */
export const forgetForeign = async (db: Database, folder: string): Promise<void> => {
  await db.delete(objectDeletions).where(sql`NOT ${isIn(folder)}`);
};

/** Objects that have no row any more, or not yet, and since when the oldest is listed. Uploads in progress do not count. */
export const deletionsBacklog = async (
  db: Database,
  now: Date,
): Promise<{ waiting: number; oldestAt: Date | null }> => {
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(objectDeletions.madeAt) })
    .from(objectDeletions)
    .where(sql`${objectDeletions.tryAt} <= ${now.toISOString()}::timestamptz OR ${objectDeletions.attempts} > 0`);
  return row ?? { waiting: 0, oldestAt: null };
};

/** The tables whose rows have a file. */
const tables = { analyses, uploads, applications } as const;
export type FileTable = keyof typeof tables;
export const fileTables = ['uploads', 'analyses', 'applications'] as const satisfies readonly FileTable[];

/** Those of `keys` that neither belong to a row nor are listed. */
export const findStrays = async (db: Database, keys: readonly string[]): Promise<string[]> => {
  if (keys.length === 0) return [];
  const known = new Set<string | null>();
  for (const table of fileTables) {
    const { fileKey } = tables[table];
    const rows = await db
      .select({ key: fileKey })
      .from(tables[table])
      .where(inArray(fileKey, [...keys]));
    for (const { key } of rows) known.add(key);
  }
  const listed = await db
    .select({ key: objectDeletions.key })
    .from(objectDeletions)
    .where(inArray(objectDeletions.key, [...keys]));
  for (const { key } of listed) known.add(key);
  return keys.filter((key) => !known.has(key));
};

/** Whether any row needs the object store. */
export const hasObjects = async (db: Database): Promise<boolean> => {
  for (const table of fileTables) {
    const [row] = await db
      .select({ key: tables[table].fileKey })
      .from(tables[table])
      .where(sql`${tables[table].fileKey} IS NOT NULL`)
      .limit(1);
    if (row !== undefined) return true;
  }
  return false;
};

export type Place = 'database' | 's3';

/** Rows whose file is not in `place`, after the id `after`, ordered by id. */
export const findElsewhere = async (
  db: Database,
  table: FileTable,
  { place, after, maxRows }: { place: Place; after: string; maxRows: number },
): Promise<{ id: string; fileKey: string | null }[]> => {
  const { id, file, fileKey } = tables[table];
  const isElsewhere = place === 's3' ? sql`${file} IS NOT NULL` : sql`${fileKey} IS NOT NULL`;
  return db
    .select({ id, fileKey })
    .from(tables[table])
    .where(and(isElsewhere, sql`${id} > ${after}::uuid`))
    .orderBy(asc(id))
    .limit(maxRows);
};

/** The encrypted file in a row; null when it has none (any more). */
export const findFile = async (db: Database, table: FileTable, id: string): Promise<Buffer | null> => {
  const [row] = await db.select({ file: tables[table].file }).from(tables[table]).where(eq(tables[table].id, id));
  return row?.file ?? null;
};

/** Moves the file of a row to the object store. False when the row has no file any more. */
export const replaceByKey = async (
  transaction: Transaction,
  table: FileTable,
  id: string,
  fileKey: string,
): Promise<boolean> => {
  const { rowCount } = await transaction
    .update(tables[table])
    .set({ file: null, fileKey })
    .where(and(eq(tables[table].id, id), sql`${tables[table].file} IS NOT NULL`));
  return rowCount === 1;
};

/** Moves the file of a row back. False when the row does not have this object any more. */
export const replaceByFile = async (
  transaction: Transaction,
  table: FileTable,
  { id, fileKey, file }: { id: string; fileKey: string; file: Buffer },
): Promise<boolean> => {
  const { rowCount } = await transaction
    .update(tables[table])
    .set({ file, fileKey: null })
    .where(and(eq(tables[table].id, id), eq(tables[table].fileKey, fileKey)));
  return rowCount === 1;
};
