import type { AnalysisResult } from './analysis-result.ts';
import { type Band, keywordBandsFor } from '../product/bands.ts';
import { requirementGroups } from './result-words.ts';

const parts = new Set(requirementGroups.map(({ group }) => `keywords-${group}`));

/** Whether the keyword score compares with the job description; one with too few known keywords is not used for it. */
export const isMeasuredByJob = ({ keyword }: Pick<AnalysisResult['scoreDetails'], 'keyword'>): boolean =>
  keyword.parts.some(({ check }) => parts.has(check));

/** Bands of the keyword score, in the words for what it was compared with. */
export const keywordBandsOf = (scores: Pick<AnalysisResult['scoreDetails'], 'keyword'>): readonly Band[] => {
  if (isMeasuredByJob(scores)) return keywordBandsFor('job');
  const isByOccupation = scores.keyword.parts.some(({ check }) => check === 'keywords-usual');
  return keywordBandsFor(isByOccupation ? 'occupation' : 'nothing');
};
