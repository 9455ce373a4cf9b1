import type * as api from '#contract/api/resumes.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { jobOf } from './job-of.ts';
import { nameOf } from './name-of.ts';
import { listOutsideGroups } from '../analysis-store.ts';

/** The id in the path must be the user's own. */
export const listResumes: Handler<typeof api.listResumes> = async ({ input, session, services: { db, safe } }) => {
  const userId = session.user.id;
  if (input.id !== userId) throw new Problem('not-found');
  const rows = await listOutsideGroups(db, userId);
  if (rows.length === 0) return [];
  const personal = await safe.of(userId);
  return rows.map((row) => ({
    id: row.id,
    name: nameOf(row, personal),
    job: jobOf(row, personal),
    lastModified: row.createdAt.toISOString(),
    atsScore: row.atsScore,
    keywordScore: row.keywordScore,
    formatScore: row.formatScore,
    jobScore: row.jobScore,
    seriesId: row.seriesId,
    deletedOn: row.keptSince === null ? row.deleteAt.toISOString() : null,
    isKept: row.keptSince !== null,
  }));
};
