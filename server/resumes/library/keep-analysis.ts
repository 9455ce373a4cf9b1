import { limits } from '#contract/product/limits.ts';
import { opens } from '#contract/product/plans.ts';
import type * as api from '#contract/api/resumes.ts';
import { dayMs } from '#contract/product/durations.ts';
import { counted } from '#contract/report/result-words.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { replaceKept } from '../analysis-store.ts';

export const keepAnalysis: Handler<typeof api.keepAnalysis> = async ({ input: { id, keep }, session, services }) => {
  const now = services.clock();
  // An analysis that was kept for a year is not deleted immediately when its owner stops keeping it.
  const deleteAt = new Date(now.getTime() + limits.keptForDays * dayMs);
  const kept = keep ? { keptSince: now } : { keptSince: null, deleteAt };
  const maxKept = keep ? opens[session.plan].keptResumes : null;
  const outcome = await replaceKept(services.db, session.user.id, id, kept, maxKept);
  if (outcome === 'absent') throw new Problem('not-found');
  if (outcome === 'full')
    throw new Problem('not-in-plan', {
      message: `The Free plan keeps ${counted(maxKept ?? 0, 'resume', 'resumes')} for longer than ${limits.keptForDays} days. Let another one go first; Premium keeps as many as you like.`,
    });
  return { isKept: keep, deletedOn: keep ? null : deleteAt.toISOString() };
};
