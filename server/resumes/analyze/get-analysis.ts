import type * as api from '#contract/api/analyses.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { findAnalysis } from './store.ts';
import { toStoredAnalysis } from './to-stored-analysis.ts';

export const getAnalysis: Handler<typeof api.getAnalysis> = async ({ input, session, services }) => {
  const row = await findAnalysis(services.db, session.user.id, input.id);
  if (row === null) throw new Problem('not-found');
  return toStoredAnalysis(row, await services.safe.of(session.user.id), session.plan);
};
