import type { AnalysisResult } from './analysis-result.ts';
import { requirementGroups } from './result-words.ts';

const parts = new Set(requirementGroups.map(({ group }) => `keywords-${group}`));

/** Whether the keyword score compares with the job description; one with too few known keywords is not used for it. */
export const isMeasuredByJob = ({ keyword }: Pick<AnalysisResult['scoreDetails'], 'keyword'>): boolean =>
  keyword.parts.some(({ check }) => parts.has(check));
