import type { AnalysisResult } from './analysis-result.ts';
import { asksFor } from './missing-asks.ts';

type Requirement = AnalysisResult['requirements'][number];

/**
 * Whether the words of a term are on the page, but not in a place that shows a skill, as its note says: it earns nothing,
 * but must not be called missing. A note may also say that only a part is there, 'says "research", but not
 * "biodiversity"': such a term is among the missing keywords.
 */
export const isNamedOnly = (
  requirement: Pick<Requirement, 'label' | 'kind' | 'answer' | 'note'>,
  missingKeywords: readonly string[],
): boolean => {
  const { kind, answer, note } = requirement;
  if (kind !== 'term' || answer !== 'missing' || note === undefined) return false;
  return !missingKeywords.some((keyword) => asksFor(requirement, keyword));
};
export const namedOnlyWord = 'Not shown as a skill';
