import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { analyses } from '../../db/schema.ts';

const own = (userId: string) => and(eq(analyses.userId, userId), isNull(analyses.deletedAt));
const series = sql<string>`coalesce(${analyses.seriesId}, ${analyses.id})`;

/** What another analysis of the same resume begins with. */
export type SourceRow = { id: string; seriesId: string; filename: Buffer; name: Buffer | null; file: Buffer };

/** Only the owner's: somebody else's is as absent as one that never was. */
export const findSource = async (db: Database, userId: string, id: string): Promise<SourceRow | null> => {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({
      id: analyses.id,
      seriesId: series,
      filename: analyses.filename,
      name: analyses.name,
      file: analyses.file,
    })
    .from(analyses)
    .where(and(eq(analyses.id, id), own(userId)));
  return row ?? null;
};

const versionColumns = {
  id: analyses.id,
  filename: analyses.filename,
  name: analyses.name,
  createdAt: analyses.createdAt,
  atsScore: analyses.atsScore,
  keywordScore: analyses.keywordScore,
  formatScore: analyses.formatScore,
  jobScore: analyses.jobScore,
  jobDescription: analyses.jobDescription,
};

/** All of the resume that `id` is of, the newest first; empty when the person has no such analysis. */
export const findVersions = async (db: Database, userId: string, id: string) => {
  if (!isUuid(id)) return [];
  const [asked] = await db
    .select({ seriesId: series })
    .from(analyses)
    .where(and(eq(analyses.id, id), own(userId)));
  if (asked === undefined) return [];
  return db
    .select(versionColumns)
    .from(analyses)
    .where(and(own(userId), or(eq(analyses.seriesId, asked.seriesId), eq(analyses.id, asked.seriesId))))
    .orderBy(desc(analyses.createdAt));
};

/** One side of a comparison, sealed. */
export const findSide = async (db: Database, userId: string, id: string) => {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({
      id: analyses.id,
      filename: analyses.filename,
      name: analyses.name,
      createdAt: analyses.createdAt,
      result: analyses.result,
    })
    .from(analyses)
    .where(and(eq(analyses.id, id), own(userId)));
  return row ?? null;
};
