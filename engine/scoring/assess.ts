import type { CheckResult } from '../model/check.ts';
import type { Facts } from '../model/facts.ts';
import type { Report } from '../model/report.ts';
import type { Score } from '../model/score.ts';

const nothing: Score = { value: null, parts: [] };

/** All that is computed from the outcomes of the checks: scores, profiles, categories, structure, recommendations. */
export const assess = (
  facts: Facts,
  results: readonly CheckResult[],
): Pick<Report, 'scores' | 'profiles' | 'categories' | 'structure' | 'recommendations'> => {
  void facts;
  void results;
  return {
    scores: { ats: nothing, format: nothing, keyword: nothing, job: nothing },
    profiles: [],
    categories: [],
    structure: { sections: [], wordCount: 0, readabilityScore: 0, wellOrganized: false },
    recommendations: [],
  };
};
