import { getAnalysis } from '#contract/api/analyses.ts';
import { useRead } from '../../data/use-read.ts';

/** One analysis by its id. */
export const useStoredAnalysis = (id: string) => useRead(getAnalysis, { id });
