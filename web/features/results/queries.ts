import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { getAnalysis, type StoredAnalysis } from '#contract/api/analyses.ts';
import { analysisKey } from '../../data/analysis-key.ts';
import { call } from '../../data/http/call.ts';

/** One analysis by its id; throws `ApiError`. */
export const useStoredAnalysis = (id: string): UseQueryResult<StoredAnalysis> =>
  useQuery({ queryKey: analysisKey(id), queryFn: ({ signal }) => call(getAnalysis, { id }, { signal }) });
