import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { activity, analyses, users } from '../../db/schema.ts';

export type ResumeRow = Pick<
  typeof analyses.$inferSelect,
  | 'id'
  | 'createdAt'
  | 'deleteAt'
  | 'keptSince'
  | 'atsScore'
  | 'keywordScore'
  | 'formatScore'
  | 'jobScore'
  | 'seriesId'
  | 'filename'
  | 'jobDescription'
  | 'name'
>;

/** What its owner deleted a moment ago is not listed: it may only be brought back. */
export const findResumesOf = (db: Database, userId: string): Promise<ResumeRow[]> =>
  db
    .select({
      id: analyses.id,
      createdAt: analyses.createdAt,
      deleteAt: analyses.deleteAt,
      keptSince: analyses.keptSince,
      atsScore: analyses.atsScore,
      keywordScore: analyses.keywordScore,
      formatScore: analyses.formatScore,
      jobScore: analyses.jobScore,
      seriesId: analyses.seriesId,
      filename: analyses.filename,
      jobDescription: analyses.jobDescription,
      name: analyses.name,
    })
    .from(analyses)
    .where(and(eq(analyses.userId, userId), isNull(analyses.deletedAt)))
    .orderBy(desc(analyses.createdAt));

/** The sealed names of a resume. */
export type NamedRow = Pick<typeof analyses.$inferSelect, 'id' | 'filename' | 'name'>;

export type ActivityRow = {
  id: string;
  kind: (typeof activity.$inferSelect)['kind'];
  createdAt: Date;
  atsScore: number | null;
  templateId: string | null;
  analysis: NamedRow | null;
};

export const findActivityOf = (db: Database, userId: string, most: number): Promise<ActivityRow[]> =>
  db
    .select({
      id: activity.id,
      kind: activity.kind,
      createdAt: activity.createdAt,
      atsScore: activity.atsScore,
      templateId: activity.templateId,
      analysis: { id: analyses.id, filename: analyses.filename, name: analyses.name },
    })
    .from(activity)
    .leftJoin(analyses, and(eq(analyses.id, activity.analysisId), isNull(analyses.deletedAt)))
    .where(eq(activity.userId, userId))
    .orderBy(desc(activity.createdAt))
    .limit(most);

const own = (userId: string, id: string) => and(eq(analyses.id, id), eq(analyses.userId, userId));

/** False when the person has no such analysis (any more). */
export const markDeleted = async (db: Database, userId: string, id: string, now: Date): Promise<boolean> => {
  if (!isUuid(id)) return false;
  const marked = await db
    .update(analyses)
    .set({ deletedAt: now })
    .where(and(own(userId, id), isNull(analyses.deletedAt)))
    .returning({ id: analyses.id });
  return marked.length === 1;
};

/** False when it was deleted before `since`, or is gone already. What was never deleted stays as it is. */
export const unmarkDeleted = async (db: Database, userId: string, id: string, since: Date): Promise<boolean> => {
  if (!isUuid(id)) return false;
  const restored = await db
    .update(analyses)
    .set({ deletedAt: null })
    .where(and(own(userId, id), gt(analyses.deletedAt, since)))
    .returning({ id: analyses.id });
  return restored.length === 1;
};

/** 'full' when the person keeps `most` others already (null: any number). What is kept stays kept when the plan ends. */
export const replaceKept = async (
  db: Database,
  userId: string,
  id: string,
  kept: { keptSince: Date | null; deleteAt?: Date },
  most: number | null,
): Promise<'done' | 'absent' | 'full'> => {
  if (!isUuid(id)) return 'absent';
  return db.transaction(async (transaction) => {
    // Two that ask at the same moment wait for each other here.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const [row] = await transaction.select({ id: analyses.id }).from(analyses).where(present(userId, id));
    if (row === undefined) return 'absent';
    const others = and(
      eq(analyses.userId, userId),
      isNotNull(analyses.keptSince),
      isNull(analyses.deletedAt),
      ne(analyses.id, id),
    );
    if (most !== null && (await transaction.$count(analyses, others)) >= most) return 'full';
    await transaction.update(analyses).set(kept).where(present(userId, id));
    return 'done';
  });
};

const present = (userId: string, id: string) => and(own(userId, id), isNull(analyses.deletedAt));

/** False when the person has no such analysis (any more). `name` is sealed. */
export const replaceName = async (
  db: Database,
  userId: string,
  id: string,
  name: Buffer,
  now: Date,
): Promise<boolean> => {
  if (!isUuid(id)) return false;
  return db.transaction(async (transaction) => {
    const renamed = await transaction
      .update(analyses)
      .set({ name })
      .where(present(userId, id))
      .returning({ id: analyses.id });
    if (renamed.length === 0) return false;
    await transaction
      .insert(activity)
      .values({ id: randomUUID(), userId, kind: 'resume_rename', analysisId: id, createdAt: now });
    return true;
  });
};
