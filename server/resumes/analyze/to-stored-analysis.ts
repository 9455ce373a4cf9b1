import { type StoredAnalysis, storedAnalysisSchema } from '#contract/api/analyses.ts';
import type { PlanKind } from '#contract/product/plans.ts';
import { unpack } from '../../keys/packed.ts';
import type { PersonalSafe } from '../../keys/safe.ts';
import { forPlan } from './for-plan.ts';
import type { ResultRow } from '../analysis-store.ts';

/** Decrypts a stored result, reduces it to what the plan includes, and adds its creation and deletion dates. */
export const toStoredAnalysis = (
  row: Pick<ResultRow, 'id' | 'createdAt' | 'deleteAt' | 'keptSince' | 'result'>,
  safe: PersonalSafe,
  plan: PlanKind,
): StoredAnalysis => {
  const result = unpack(safe.open(row.id, 'result', row.result));
  const times = { createdAt: row.createdAt.toISOString(), deletedOn: row.deleteAt.toISOString() };
  const isKept = row.keptSince !== null;
  return forPlan(storedAnalysisSchema.parse({ ...(typeof result === 'object' ? result : {}), ...times, isKept }), plan);
};
