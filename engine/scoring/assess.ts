import { jobPartsOf, keywordPartsOf } from './parts.ts';
import type { CheckResult } from '../model/check.ts';
import type { Facts } from '../model/facts.ts';
import type { JobMatch, Keywords, Requirement } from '../model/keywords.ts';
import type { Report } from '../model/report.ts';
import type { ScorePart } from '../model/score.ts';
import { categoriesFrom } from './categories.ts';
import { recommendationsFrom } from './recommendations.ts';
import { requireScore, score, scoreOfParts } from './score.ts';
import { atsCard, formatCard } from './score-cards.ts';
import { structureOf } from './structure.ts';
import { isEnoughToJudge, minRequirements, sureRequirements } from './sure-requirements.ts';

/** Computes everything that follows from the outcomes of the checks: scores, categories, structure, recommendations. */
export const assess = (
  facts: Facts,
  results: readonly CheckResult[],
): Pick<Report, 'scores' | 'categories' | 'structure' | 'recommendations'> => ({
  scores: {
    ats: requireScore(score(atsCard, results)),
    format: requireScore(score(formatCard, results)),
    ...wordScoresOf(facts.keywords, facts.job),
  },
  categories: categoriesFrom(results),
  structure: structureOf(facts, results),
  recommendations: recommendationsFrom(
    results,
    facts.job === null ? null : { job: facts.job, keywords: facts.keywords },
  ),
});

/** The two scores that depend on words alone. */
export const wordScoresOf = (keywords: Keywords, job: JobMatch | null): Pick<Report['scores'], 'keyword' | 'job'> => ({
  keyword: requireScore(scoreOfParts(keywordParts(keywords, job))),
  job: scoreOfParts(job === null || !isEnoughToJudge(job) ? [] : jobPartsOf(job)),
});

const isKeyword = ({ kind }: Requirement): boolean => kind === 'term' || kind === 'language';

/** A job description with hardly any known requirement is scored by the general measure, as if there were none. */
const keywordParts = (keywords: Keywords, job: JobMatch | null): readonly ScorePart[] => {
  const parts = keywordPartsOf(keywords);
  return keywords.wantedBy?.by !== 'job' || sureRequirements(job).filter(isKeyword).length >= minRequirements
    ? parts
    : keywordPartsOf({ ...keywords, wantedBy: null, wanted: [], matched: [], missing: [] });
};
