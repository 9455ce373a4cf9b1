import { limits } from '#contract/product/limits.ts';
import type * as api from '#contract/api/resumes.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { markDeleted, restoreDeleted } from '../analysis-store.ts';

/** Hidden immediately; `server/resumes/retention` erases it when it can no longer be restored. */
export const deleteAnalysis: Handler<typeof api.deleteAnalysis> = async ({ input, session, services, request }) => {
  const now = services.clock();
  if (!(await markDeleted(services.db, session.user.id, input.id, now))) throw new Problem('not-found');
  request.log.info({ security: 'analysis-deleted', user: session.user.id }, 'analysis deleted by its owner');
  return { restorableUntil: new Date(now.getTime() + limits.undoMs).toISOString() };
};

export const restoreAnalysis: Handler<typeof api.restoreAnalysis> = async ({ input, session, services }) => {
  const since = new Date(services.clock().getTime() - limits.undoMs);
  if (!(await restoreDeleted(services.db, session.user.id, input.id, since))) throw new Problem('not-found');
  return { ok: true };
};
