import { and, asc, desc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/connect.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { analyses, consents, resumeGroups, users } from '../../db/schema.ts';
import type { StoredFile } from '../../files/files.ts';
import { isPresent, lockOwn } from '../../resumes/analysis-store.ts';

// The only store of what candidates let the owners of groups see, and of the links that invite them.

export type ConsentRow = typeof consents.$inferSelect;

/** In force: not expired, and the candidate still has the resume. */
const isInForce = (now: Date): SQL | undefined => and(gt(consents.expiresAt, now), isPresent);
const ofAnalysis = and(eq(analyses.id, consents.analysisId), eq(analyses.userId, consents.userId));

/** False when the user has no such group. `deleteAt`: the group is kept at least that long. */
export const setLink = async (
  db: Database,
  {
    userId,
    groupId,
    linkHash,
    expiresAt,
  }: { userId: string; groupId: string; linkHash: string | null; expiresAt: Date | null },
): Promise<void> => {
  const deleteAt = sql`greatest(${resumeGroups.deleteAt}, ${expiresAt?.toISOString() ?? null}::timestamptz)`;
  await db
    .update(resumeGroups)
    .set({ linkHash, linkExpiresAt: expiresAt, deleteAt })
    .where(and(eq(resumeGroups.id, groupId), eq(resumeGroups.userId, userId)));
};

/** The group that a link leads to, with its owner; null when the link is revoked or expired, or its owner suspended. */
export type InvitingGroup = { id: string; ownerId: string; name: Buffer; counselor: string };

const inviting = { id: resumeGroups.id, ownerId: resumeGroups.userId, name: resumeGroups.name, counselor: users.name };

export const findInviting = async (db: Database, linkHash: string, now: Date): Promise<InvitingGroup | null> => {
  const [row] = await db
    .select(inviting)
    .from(resumeGroups)
    .innerJoin(users, eq(users.id, resumeGroups.userId))
    .where(and(eq(resumeGroups.linkHash, linkHash), gt(resumeGroups.linkExpiresAt, now), isNull(users.suspendedAt)));
  return row ?? null;
};

const asCandidateSees = {
  consent: consents,
  group: inviting,
  resume: { id: analyses.id, filename: analyses.filename, name: analyses.name },
};

const selectMine = (db: Database, condition: SQL | undefined) =>
  db
    .select(asCandidateSees)
    .from(consents)
    .innerJoin(resumeGroups, eq(resumeGroups.id, consents.groupId))
    .innerJoin(users, eq(users.id, resumeGroups.userId))
    .innerJoin(analyses, ofAnalysis)
    .where(condition)
    .orderBy(desc(consents.agreedAt));
export type MineRow = Awaited<ReturnType<typeof selectMine>>[number];

/** What a user shares, newest first; with one group, if it is named. */
export const listMine = (db: Database, userId: string, now: Date, groupId?: string): Promise<MineRow[]> =>
  selectMine(
    db,
    and(eq(consents.userId, userId), isInForce(now), groupId === undefined ? undefined : eq(consents.groupId, groupId)),
  );

/** How many candidates a group has. */
export const countCandidates = (db: Database | Transaction, groupId: string): Promise<number> =>
  db.$count(consents, eq(consents.groupId, groupId));

/**
 * Stores a consent instead of an earlier one for the same group. 'absent': the resume or the group is gone; 'full': the
 * group has `max` candidates.
 */
export const replaceConsent = (db: Database, row: ConsentRow, max: number): Promise<'done' | 'absent' | 'full'> =>
  db.transaction(async (transaction) => {
    // Locks the group, so that concurrent candidates cannot exceed the limit.
    const kept = await transaction
      .update(resumeGroups)
      .set({ deleteAt: sql`greatest(${resumeGroups.deleteAt}, ${row.expiresAt.toISOString()}::timestamptz)` })
      .where(eq(resumeGroups.id, row.groupId))
      .returning({ id: resumeGroups.id });
    if (kept.length === 0 || !(await lockOwn(transaction, row.userId, row.analysisId))) return 'absent';
    await transaction.delete(consents).where(and(eq(consents.groupId, row.groupId), eq(consents.userId, row.userId)));
    if ((await countCandidates(transaction, row.groupId)) >= max) return 'full';
    await transaction.insert(consents).values(row);
    return 'done';
  });

/** False when the user has given no such consent. */
export const deleteConsent = async (db: Database, userId: string, id: string): Promise<boolean> => {
  if (!isUuid(id)) return false;
  const deleted = await db
    .delete(consents)
    .where(and(eq(consents.id, id), eq(consents.userId, userId)))
    .returning({ id: consents.id });
  return deleted.length === 1;
};

/** What the candidates of a group let its owner see, in the order in which they agreed. Everything is encrypted with their keys. */
export const listCandidates = async (db: Database, groupId: string, now: Date): Promise<ConsentRow[]> => {
  const rows = await db
    .select({ consent: consents })
    .from(consents)
    .innerJoin(analyses, ofAnalysis)
    .where(and(eq(consents.groupId, groupId), isInForce(now)))
    .orderBy(asc(consents.agreedAt), asc(consents.id));
  return rows.map(({ consent }) => consent);
};

/** The place of the file of a candidate who agreed to show it to the owner of this group; null without. */
export const findCandidateFile = async (
  db: Database,
  groupId: string,
  id: string,
  now: Date,
): Promise<(StoredFile & { userId: string; analysisId: string; filename: Buffer }) | null> => {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({
      userId: consents.userId,
      analysisId: consents.analysisId,
      filename: analyses.filename,
      file: analyses.file,
      fileKey: analyses.fileKey,
    })
    .from(consents)
    .innerJoin(analyses, ofAnalysis)
    .where(and(eq(consents.id, id), eq(consents.groupId, groupId), eq(consents.withFile, true), isInForce(now)));
  return row ?? null;
};

/** Deletes up to `maxRows` expired consents and returns how many. */
export const deleteExpiredConsents = async (db: Database, now: Date, maxRows: number): Promise<number> => {
  const expired = db.select({ id: consents.id }).from(consents).where(lte(consents.expiresAt, now)).limit(maxRows);
  const { rowCount } = await db.delete(consents).where(inArray(consents.id, expired));
  return rowCount ?? 0;
};
