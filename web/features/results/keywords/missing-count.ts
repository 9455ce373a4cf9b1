import type { StoredAnalysis } from '#contract/api/analyses.ts';

/** All that are missing, those too which the plan does not show. */
export const missingCount = ({ missingKeywords, withheld }: StoredAnalysis): number =>
  missingKeywords.length + (withheld?.keywords ?? 0);
