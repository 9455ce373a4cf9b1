import type * as api from '#contract/api/analyses.ts';
import type { Handler } from '../../http/handler.ts';
import { requireOwnResult } from '../analysis-store.ts';
import { toStoredAnalysis } from './to-stored-analysis.ts';

export const getAnalysis: Handler<typeof api.getAnalysis> = async ({ input, session, services }) => {
  const row = await requireOwnResult(services.db, session.user.id, input.id);
  return toStoredAnalysis(row, await services.safe.of(session.user.id), session.plan);
};
