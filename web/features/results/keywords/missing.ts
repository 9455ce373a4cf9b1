import type { StoredAnalysis } from '#contract/api/analyses.ts';

/** How many keywords are missing, including those that the plan does not show. */
export const missingCount = ({ missingKeywords, withheld }: StoredAnalysis): number =>
  missingKeywords.length + (withheld?.keywords ?? 0);
