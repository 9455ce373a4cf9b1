import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { labelsByKind, missingAsksOf } from '#contract/report/missing-asks.ts';

/**
 * What is missing, by label, and the counts with what the plan does not show: keywords that we know, and phrases that
 * are in none of our lists.
 */
export const missingOf = (
  result: StoredAnalysis,
): { keywords: string[]; phrases: string[]; keywordCount: number; phraseCount: number } => {
  const { keywords, phrases } = labelsByKind(missingAsksOf(result));
  const { keywords: withheld = 0, phrases: withheldPhrases = 0 } = result.withheld ?? {};
  return {
    keywords,
    phrases,
    keywordCount: keywords.length + withheld - withheldPhrases,
    phraseCount: phrases.length + withheldPhrases,
  };
};
