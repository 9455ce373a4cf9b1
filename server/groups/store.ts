import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/connect.ts';
import { isUuid } from '../db/is-uuid.ts';
import { analyses, consents, groupResumes, resumeGroups, uploads } from '../db/schema.ts';
import { isPresent } from '../resumes/analysis-store.ts';

// The only store of groups and of the resumes that their owners uploaded to them.

export type GroupRow = typeof resumeGroups.$inferSelect;

const isOf = (userId: string, id: string): SQL | undefined =>
  // The database would throw for an invalid id.
  isUuid(id) ? and(eq(resumeGroups.id, id), eq(resumeGroups.userId, userId)) : sql`false`;

/** null when the user has no such group. */
export const findOwnGroup = async (db: Database, userId: string, id: string): Promise<GroupRow | null> => {
  const [row] = await db.select().from(resumeGroups).where(isOf(userId, id));
  return row ?? null;
};

/** What is left of a resume: its upload, or the analysis that it became. */
const isThere = or(sql`${uploads.id} IS NOT NULL`, sql`${analyses.id} IS NOT NULL`);
const ofUpload = eq(uploads.id, groupResumes.resumeId);
const ofAnalysis = and(eq(analyses.id, groupResumes.resumeId), isPresent);

/** The groups of a user, newest first, each with the number of its resumes that are still there. */
export const listOwnGroups = async (db: Database, userId: string): Promise<(GroupRow & { resumes: number })[]> => {
  const rows = await db
    .select()
    .from(resumeGroups)
    .where(eq(resumeGroups.userId, userId))
    .orderBy(desc(resumeGroups.createdAt));
  const counts = await db
    .select({ groupId: groupResumes.groupId, resumes: count() })
    .from(groupResumes)
    .leftJoin(uploads, ofUpload)
    .leftJoin(analyses, ofAnalysis)
    .where(and(eq(groupResumes.userId, userId), isThere))
    .groupBy(groupResumes.groupId);
  const candidates = await db
    .select({ groupId: consents.groupId, resumes: count() })
    .from(consents)
    .innerJoin(resumeGroups, and(eq(resumeGroups.id, consents.groupId), eq(resumeGroups.userId, userId)))
    .groupBy(consents.groupId);
  const resumesOf = (id: string): number =>
    [...counts, ...candidates].reduce((sum, { groupId, resumes }) => sum + (groupId === id ? resumes : 0), 0);
  return rows.map((row) => ({ ...row, resumes: resumesOf(row.id) }));
};

/** False when the user has `max` groups already. */
export const insertGroup = (db: Database, row: GroupRow, max: number): Promise<boolean> =>
  db.transaction(async (transaction) => {
    // Concurrent requests cannot exceed the limit: others wait for this transaction.
    await transaction.execute(sql`SELECT FROM users WHERE id = ${row.userId} FOR UPDATE`);
    if ((await transaction.$count(resumeGroups, eq(resumeGroups.userId, row.userId))) >= max) return false;
    await transaction.insert(resumeGroups).values(row);
    return true;
  });

/**
 * Adds an upload to a group, which is then kept until `deleteAt`, in the transaction that stores the upload. Throws
 * nothing: 'full' when the group has `max` resumes, 'absent' when it is gone.
 */
export const addToGroup = async (
  transaction: Transaction,
  {
    userId,
    groupId,
    resumeId,
    now,
    deleteAt,
  }: { userId: string; groupId: string; resumeId: string; now: Date; deleteAt: Date },
  max: number,
): Promise<'done' | 'full' | 'absent'> => {
  // One upload of a person at a time, in all their groups: concurrent ones cannot exceed the limit.
  await transaction.execute(sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`);
  const updated = await transaction
    .update(resumeGroups)
    .set({ deleteAt })
    .where(isOf(userId, groupId))
    .returning({ id: resumeGroups.id });
  if (updated.length === 0) return 'absent';
  if ((await countResumes(transaction, groupId)) >= max) return 'full';
  await transaction.insert(groupResumes).values({ resumeId, groupId, userId, addedAt: now });
  return 'done';
};

/** How many resumes of a group are still there, refused ones aside. */
export const countResumes = async (db: Database | Transaction, groupId: string): Promise<number> => {
  const [row] = await db
    .select({ resumes: count() })
    .from(groupResumes)
    .leftJoin(uploads, and(ofUpload, isNull(uploads.refusedAt)))
    .leftJoin(analyses, ofAnalysis)
    .where(and(eq(groupResumes.groupId, groupId), isThere));
  return row?.resumes ?? 0;
};

/** The resumes of a group that are still there, in the order in which they were added. What people wrote is encrypted. */
export const listResumes = (db: Database, userId: string, groupId: string) =>
  db
    .select({
      id: groupResumes.resumeId,
      addedAt: groupResumes.addedAt,
      entry: groupResumes.entry,
      filename: sql<Buffer>`coalesce(${uploads.filename}, ${analyses.filename})`,
      isRead: sql<boolean>`${analyses.id} IS NOT NULL`,
      refusal: uploads.refusal,
    })
    .from(groupResumes)
    .leftJoin(uploads, ofUpload)
    .leftJoin(analyses, ofAnalysis)
    .where(and(eq(groupResumes.groupId, groupId), eq(groupResumes.userId, userId), isThere))
    .orderBy(asc(groupResumes.addedAt), asc(groupResumes.resumeId));
export type ResumeRow = Awaited<ReturnType<typeof listResumes>>[number];

/** The encrypted results of up to `max` resumes of a group after `after` that have been read and have no entry yet, by id. */
export const listWithoutEntry = (
  db: Database,
  groupId: string,
  after: string,
  max: number,
): Promise<{ id: string; result: Buffer }[]> =>
  db
    .select({ id: analyses.id, result: analyses.result })
    .from(groupResumes)
    .innerJoin(analyses, ofAnalysis)
    .where(and(eq(groupResumes.groupId, groupId), isNull(groupResumes.entry), gt(groupResumes.resumeId, after)))
    .orderBy(asc(groupResumes.resumeId))
    .limit(max);

/** Stores what the table shows of a resume, unless its analysis was erased meanwhile. */
export const storeEntry = async (db: Database, resumeId: string, entry: Buffer): Promise<void> => {
  const analysis = db.select({ id: analyses.id }).from(analyses).where(eq(analyses.id, resumeId)).for('key share');
  await db
    .update(groupResumes)
    .set({ entry, analysisId: resumeId })
    .where(and(eq(groupResumes.resumeId, resumeId), inArray(groupResumes.resumeId, analysis)));
};

/** The ids of everything that was uploaded to a group, still there or not. */
export const listResumeIds = async (db: Database, groupId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: groupResumes.resumeId })
    .from(groupResumes)
    .where(eq(groupResumes.groupId, groupId));
  return rows.map(({ id }) => id);
};

export const deleteGroupRow = async (db: Database, userId: string, id: string): Promise<void> => {
  await db.delete(resumeGroups).where(isOf(userId, id));
};

/** Deletes up to `maxRows` groups that nothing was added to for 30 days, and returns how many. */
export const deleteOldGroups = async (db: Database, now: Date, maxRows: number): Promise<number> => {
  const over = db
    .select({ id: resumeGroups.id })
    .from(resumeGroups)
    .where(lte(resumeGroups.deleteAt, now))
    .limit(maxRows);
  const { rowCount } = await db.delete(resumeGroups).where(inArray(resumeGroups.id, over));
  return rowCount ?? 0;
};
