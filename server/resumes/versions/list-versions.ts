import type * as api from '#contract/api/versions.ts';
import type { Handler } from '../../http/handler.ts';
import { jobOf } from '../library/job-of.ts';
import { nameOf } from '../library/name-of.ts';
import { listSeries, requireOwn } from '../analysis-store.ts';

export const listVersions: Handler<typeof api.listVersions> = async ({ input, session, services: { db, safe } }) => {
  const userId = session.user.id;
  const { seriesId } = await requireOwn(db, userId, input.id);
  const rows = await listSeries(db, userId, seriesId);
  const personal = await safe.of(userId);
  return rows.map((row) => ({
    id: row.id,
    name: nameOf(row, personal),
    filename: personal.textOf(row.id, 'filename', row.filename),
    createdAt: row.createdAt.toISOString(),
    atsScore: row.atsScore,
    keywordScore: row.keywordScore,
    formatScore: row.formatScore,
    jobScore: row.jobScore,
    job: jobOf(row, personal),
  }));
};
