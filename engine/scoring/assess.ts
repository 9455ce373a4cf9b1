import { jobPartsOf, keywordPartsOf } from './parts.ts';
import type { CheckResult } from '../model/check.ts';
import type { Facts } from '../model/facts.ts';
import type { JobMatch, Keywords } from '../model/keywords.ts';
import type { Report } from '../model/report.ts';
import type { ScorePart } from '../model/score.ts';
import { categoriesFrom } from './categories.ts';
import { recommendationsFrom } from './recommendations.ts';
import { requireScore, score, scoreOfParts } from './score.ts';
import { atsCard, formatCard } from './score-cards.ts';
import { structureOf } from './structure.ts';

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
  keyword: requireScore(scoreOfParts(keywordParts(keywords))),
  job: scoreOfParts(job === null || !isEnoughToJudge(job) ? [] : jobPartsOf(job)),
});

/** Of fewer requirements, one word decides between 0 and 100. */
const minRequirements = 3;

/** Whether a job description asks for enough that a resume can show: 'Nurse wanted' does not. */
const isEnoughToJudge = (job: JobMatch): boolean =>
  job.requirements.filter(({ kind, answer }) => kind !== 'title' && answer !== 'application').length >= minRequirements;

/** A job description with hardly any known requirement is scored by the general measure, as if there were none. */
const keywordParts = (keywords: Keywords): readonly ScorePart[] => {
  const parts = keywordPartsOf(keywords);
  const wanted = (keywords.coverage ?? []).reduce((sum, group) => sum + group.wanted, 0);
  return keywords.wantedBy?.by !== 'job' || wanted >= minRequirements
    ? parts
    : keywordPartsOf({ ...keywords, wantedBy: null, wanted: [], matched: [], missing: [] });
};
