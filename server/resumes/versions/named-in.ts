import type { Comparison } from '#contract/api/versions.ts';
import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { asksFor } from '#contract/report/missing-asks.ts';
import { opens, type PlanKind } from '#contract/product/plans.ts';

type Changes = Omit<Comparison['keywords'], 'withheld'>;

/** A lost keyword is a missing one, so the plan includes those that it includes in the report. */
export const namedIn = (
  { won, lost, phrases }: Changes,
  { missingKeywords }: Pick<AnalysisResult, 'missingKeywords'>,
  plan: PlanKind,
): Comparison['keywords'] => {
  const maxNamed = opens[plan].keywordSuggestions;
  const named = maxNamed === null ? missingKeywords : missingKeywords.slice(0, maxNamed);
  const isNamed = (label: string): boolean => named.some((keyword) => asksFor({ label }, keyword));
  const [shown, shownPhrases] = [lost.filter(isNamed), phrases.lost.filter(isNamed)];
  return {
    won,
    lost: shown,
    phrases: { won: phrases.won, lost: shownPhrases },
    withheld: lost.length - shown.length + phrases.lost.length - shownPhrases.length,
  };
};
