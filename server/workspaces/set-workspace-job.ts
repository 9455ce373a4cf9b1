import type * as api from '#contract/api/workspace/check.ts';
import type { Handler } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import { sealBaseline } from './baseline.ts';
import { requireWorkspace } from './require-workspace.ts';
import { scoreFile } from './score-file.ts';
import { replaceJob } from './store.ts';

export const setWorkspaceJob: Handler<typeof api.setWorkspaceJob> = async ({ input, session, services }) => {
  const { db, safe } = services;
  const userId = session.user.id;
  const row = await requireWorkspace(db, userId, input.id);
  const jobDescription = input.jobDescription === '' ? null : input.jobDescription;
  const baseline = await scoreFile(services, row, jobDescription);
  const personal = await safe.of(userId);
  const isStored = await replaceJob(db, userId, row.id, {
    jobDescription: jobDescription === null ? null : personal.seal(row.id, 'job-description', jobDescription),
    baseline: baseline === null ? null : sealBaseline(personal, row.id, baseline),
  });
  if (!isStored) throw new Problem('not-found');
  return { jobDescription, scores: baseline?.scores ?? null };
};
