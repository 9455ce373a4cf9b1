import { limits } from '#contract/limits.ts';
import type { keepAnalysis } from '#contract/resumes.ts';
import type { Handler } from '../handler.ts';
import { Problem } from '../problem.ts';
import { replaceKept } from './store.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const keepOrNot: Handler<typeof keepAnalysis> = async ({ input: { id, keep }, session, services }) => {
  const now = services.clock();
  // Who kept it for a year and changes their mind does not lose it the same moment.
  const deleteAt = new Date(now.getTime() + limits.keptForDays * dayMs);
  const kept = keep ? { keptSince: now } : { keptSince: null, deleteAt };
  if (!(await replaceKept(services.db, session.user.id, id, kept))) throw new Problem('not-found');
  return { isKept: keep, deletedOn: keep ? null : deleteAt.toISOString() };
};
