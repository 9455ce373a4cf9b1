import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database, Transaction } from '../db/connect.ts';
import { isUuid } from '../db/is-uuid.ts';
import { analyses, users, workspaces, workspaceVersions } from '../db/schema.ts';
import { lockOwn } from '../resumes/analysis-store.ts';

// The only store of workspaces, besides that of their versions. User access goes through `ownedBy`.

export type WorkspaceRow = typeof workspaces.$inferSelect & { isKept: boolean };

/** Whether the resume that it was made from is kept until its owner deletes it. */
const isKept = sql<boolean>`EXISTS (SELECT FROM analyses WHERE analyses.id = ${workspaces.analysisId} AND analyses.kept_since IS NOT NULL)`;

/** A workspace is hidden while the deletion of the resume that it was made from can be undone. */
const ownedBy = (db: Database | Transaction, userId: string): SQL | undefined =>
  and(
    eq(workspaces.userId, userId),
    notExists(
      db
        .select({ id: analyses.id })
        .from(analyses)
        .where(and(eq(analyses.id, workspaces.analysisId), isNotNull(analyses.deletedAt))),
    ),
  );

const withId = (db: Database | Transaction, userId: string, id: string): SQL | undefined =>
  // The database would throw for an invalid id.
  isUuid(id) ? and(eq(workspaces.id, id), ownedBy(db, userId)) : sql`false`;

/** Of the user, by its own id or that of the resume it was made from; null when there is none. */
export const findWorkspace = async (db: Database, userId: string, id: string): Promise<WorkspaceRow | null> => {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({ ...getTableColumns(workspaces), isKept })
    .from(workspaces)
    .where(and(or(eq(workspaces.id, id), eq(workspaces.analysisId, id)), ownedBy(db, userId)));
  return row ?? null;
};

export type ListedWorkspace = Omit<WorkspaceRow, 'document' | 'jobDescription' | 'baseline'>;

/** All of a user, the last saved first. */
export const listOwnWorkspaces = (db: Database, userId: string): Promise<ListedWorkspace[]> => {
  const { document: _, jobDescription: _job, baseline: _baseline, ...listed } = getTableColumns(workspaces);
  return db
    .select({ ...listed, isKept })
    .from(workspaces)
    .where(ownedBy(db, userId))
    .orderBy(desc(workspaces.savedAt));
};

export const countWorkspaces = (db: Database | Transaction, userId: string): Promise<number> =>
  db.$count(workspaces, eq(workspaces.userId, userId));

/**
 * Stores a workspace with its first version. 'full' when the user has `max` already, 'taken' when its resume has one,
 * 'absent' when the user has no such resume (any more).
 */
export const insertWorkspace = (
  db: Database,
  row: typeof workspaces.$inferInsert,
  { kind, max }: { kind: 'uploaded' | 'empty'; max: number },
): Promise<'done' | 'full' | 'taken' | 'absent'> =>
  db.transaction(async (transaction) => {
    // Locks the user, so that concurrent requests cannot exceed the limit.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for('update');
    const { analysisId = null } = row;
    if (analysisId !== null && !(await lockOwn(transaction, row.userId, analysisId))) return 'absent';
    if ((await countWorkspaces(transaction, row.userId)) >= max) return 'full';
    const inserted = await transaction
      .insert(workspaces)
      .values(row)
      .onConflictDoNothing({ target: workspaces.analysisId })
      .returning({ id: workspaces.id });
    if (inserted.length === 0) return 'taken';
    await transaction.insert(workspaceVersions).values({
      workspaceId: row.id,
      number: 1,
      userId: row.userId,
      kind,
      revision: row.revision,
      madeAt: row.savedAt,
      document: row.document,
    });
    return 'done';
  });

/** Locks a workspace until the transaction ends; null when the user has no such workspace. */
export const lockWorkspace = async (
  transaction: Transaction,
  userId: string,
  id: string,
): Promise<Pick<WorkspaceRow, 'id' | 'userId' | 'revision' | 'savedAt'> | null> => {
  const [row] = await transaction
    .select({
      id: workspaces.id,
      userId: workspaces.userId,
      revision: workspaces.revision,
      savedAt: workspaces.savedAt,
    })
    .from(workspaces)
    .where(withId(transaction, userId, id))
    .for('update');
  return row ?? null;
};

export type Saved = Pick<WorkspaceRow, 'revision' | 'savedAt' | 'deleteAt' | 'isKept'>;

/** Replaces the document of a locked workspace. Without a `design`, that stays. */
export const replaceDocument = async (
  transaction: Transaction,
  id: string,
  changes: Pick<WorkspaceRow, 'document' | 'savedAt' | 'deleteAt'> & Partial<Pick<WorkspaceRow, 'design'>>,
): Promise<Saved> => {
  const [saved] = await transaction
    .update(workspaces)
    .set({ ...changes, revision: sql`${workspaces.revision} + 1` })
    .where(eq(workspaces.id, id))
    .returning({
      revision: workspaces.revision,
      savedAt: workspaces.savedAt,
      deleteAt: workspaces.deleteAt,
      isKept,
    });
  if (saved === undefined) throw new Error('a locked workspace has gone');
  return saved;
};

/** False when the user has no such workspace. `name` is encrypted. */
export const replaceWorkspaceName = async (
  db: Database,
  userId: string,
  id: string,
  name: Buffer,
): Promise<boolean> => {
  const renamed = await db
    .update(workspaces)
    .set({ name })
    .where(withId(db, userId, id))
    .returning({ id: workspaces.id });
  return renamed.length === 1;
};

/** False when the user has no such workspace. Both values are encrypted. */
export const replaceJob = async (
  db: Database,
  userId: string,
  id: string,
  job: Pick<WorkspaceRow, 'jobDescription' | 'baseline'>,
): Promise<boolean> => {
  const replaced = await db
    .update(workspaces)
    .set(job)
    .where(withId(db, userId, id))
    .returning({ id: workspaces.id });
  return replaced.length === 1;
};

/** With all versions. Does nothing when there is none. */
export const deleteWorkspaceRow = async (db: Database, userId: string, id: string): Promise<void> => {
  await db.delete(workspaces).where(withId(db, userId, id));
};

/** Takes the link off workspaces whose resumes have expired, before these are erased: their time is their own. */
export const unlinkWorkspaces = async (transaction: Transaction, analysisIds: readonly string[]): Promise<void> => {
  if (analysisIds.length === 0) return;
  await transaction
    .update(workspaces)
    .set({ analysisId: null })
    .where(inArray(workspaces.analysisId, [...analysisIds]));
};

/** Deletes up to `maxRows` whose time is over, unless the resume that they were made from is kept; returns how many. */
export const deleteOldWorkspaces = async (db: Database, now: Date, maxRows: number): Promise<number> => {
  const kept = db
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.id, workspaces.analysisId), isNotNull(analyses.keptSince), isNull(analyses.deletedAt)));
  const old = db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(lte(workspaces.deleteAt, now), notExists(kept)))
    .limit(maxRows);
  const { rowCount } = await db.delete(workspaces).where(inArray(workspaces.id, old));
  return rowCount ?? 0;
};
