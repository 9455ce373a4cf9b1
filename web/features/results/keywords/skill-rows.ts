import type { AnalysisResult } from '#contract/report/analysis-result.ts';

type Requirement = AnalysisResult['requirements'][number];

const order: Record<Requirement['answer'], number> = { missing: 0, listed: 1, shown: 2, application: 3 };

/**
 * What a resume can answer, with what there is to do first: by what it gains, then missing before listed before shown.
 * The rest keeps the order of the posting.
 */
export const skillRowsOf = (requirements: readonly Requirement[]): Requirement[] =>
  requirements
    .filter(({ answer }) => answer !== 'application')
    .toSorted((one, other) => (other.gain ?? 0) - (one.gain ?? 0) || order[one.answer] - order[other.answer]);

/**
 * The skills and languages that a person may add, without phrases of the posting, of which some may not be requirements.
 */
export const skillsToAdd = (requirements: readonly Requirement[]): Requirement[] =>
  skillRowsOf(requirements).filter(
    ({ kind, answer, isPhrase }) => (kind === 'term' || kind === 'language') && answer !== 'shown' && isPhrase !== true,
  );
