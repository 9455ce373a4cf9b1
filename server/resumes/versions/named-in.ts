import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { opens, type PlanKind } from '#contract/product/plans.ts';

type Changes = { won: string[]; lost: string[] };

/** A lost keyword is a missing one, so the plan includes those that it includes in the report. */
export const namedIn = (
  { won, lost }: Changes,
  { missingKeywords }: Pick<AnalysisResult, 'missingKeywords'>,
  plan: PlanKind,
): Changes & { withheld: number } => {
  const maxNamed = opens[plan].keywordSuggestions;
  const named = new Set(maxNamed === null ? missingKeywords : missingKeywords.slice(0, maxNamed));
  const shown = lost.filter((keyword) => named.has(keyword));
  return { won, lost: shown, withheld: lost.length - shown.length };
};
