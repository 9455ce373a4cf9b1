import { getAnalysis } from '#contract/api/analyses.ts';
import { useGradual } from '../../data/use-gradual.ts';
import { useRead } from '../../data/use-read.ts';

/** One analysis by its id. */
export const useStoredAnalysis = (id: string) => useGradual(useRead(getAnalysis, { id }));
