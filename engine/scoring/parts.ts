import type { JobMatch, Keywords, Requirement, RequirementGroup } from '../model/keywords.ts';
import type { ScorePart } from '../model/score.ts';
import {
  credit,
  enoughInContext,
  enoughOfUsual,
  enoughTerms,
  generalKeywordWeights,
  jobWeights,
  keywordWeights,
} from './weights.ts';

const part = (check: string, label: string, weight: number, share: number): ScorePart => ({
  check,
  label,
  weight,
  points: weight * Math.min(1, Math.max(0, share)),
});

const shareOf = (asks: readonly Requirement[]): number =>
  asks.reduce((sum, { answer, isOnlyAddedToList }) => sum + (isOnlyAddedToList === true ? 0 : credit[answer]), 0) /
  asks.length;

/** The labels of the parts. */
export const groupLabels: Readonly<Record<RequirementGroup, string>> = {
  must: 'Required skills, tools and licenses',
  duty: 'Terms from the job duties',
  nice: 'Preferred skills',
  soft: 'Soft skills',
};
export const generalLabels = {
  usual: 'Usual terms for the occupation',
  inContext: 'Terms shown in jobs and projects',
  variety: 'Number of different terms',
} as const;

const groups: readonly RequirementGroup[] = ['must', 'duty', 'nice', 'soft'];

export const kindLabels = {
  title: 'Job title',
  years: 'Experience',
  degree: 'Degree',
  language: 'Languages',
} as const;
const kinds = ['title', 'years', 'degree', 'language'] as const;

/**
 * The parts of the job score: the posting's requirements, by group and kind, with the share that is met. Requirements
 * that only the application form can answer do not count. A nice-to-have degree or language counts half beside a
 * required one.
 */
export const jobPartsOf = (job: JobMatch): readonly ScorePart[] => {
  const asked = job.requirements.filter(({ answer }) => answer !== 'application');
  const terms = groups.flatMap((group) => {
    const own = asked.filter((ask) => ask.kind === 'term' && ask.group === group);
    return own.length === 0 ? [] : [part(`job-${group}`, groupLabels[group], jobWeights[group], shareOf(own))];
  });
  const others = kinds.flatMap((kind) => {
    const own = asked.filter((ask) => ask.kind === kind);
    if (own.length === 0) return [];
    const weight = own.some(({ group }) => group === 'must') ? jobWeights[kind] : jobWeights[kind] / 2;
    return [part(`job-${kind}`, kindLabels[kind], weight, shareOf(own))];
  });
  return [...terms, ...others];
};

const coverageParts = (keywords: Keywords): readonly ScorePart[] =>
  (keywords.coverage ?? []).map(({ group, wanted, shown, listed }) =>
    part(
      `keywords-${group}`,
      groupLabels[group],
      keywordWeights[group],
      (shown * credit.shown + listed * credit.listed) / wanted,
    ),
  );

const generalParts = (keywords: Keywords): readonly ScorePart[] => {
  const hard = keywords.found.filter(({ kind }) => kind !== 'soft');
  const inContext = hard.filter(({ isOnlyInSkillsList }) => !isOnlyInSkillsList).length;
  const usual =
    keywords.wanted.length === 0
      ? []
      : [
          part(
            'keywords-usual',
            generalLabels.usual,
            generalKeywordWeights.usual,
            keywords.matched.length / (keywords.wanted.length * enoughOfUsual),
          ),
        ];
  return [
    ...usual,
    part('keywords-in-context', generalLabels.inContext, generalKeywordWeights.inContext, inContext / enoughInContext),
    part('keywords-variety', generalLabels.variety, generalKeywordWeights.variety, hard.length / enoughTerms),
  ];
};

/**
 * The parts of the keyword score: coverage of the job's requirements, or, without a job, of the occupation's usual
 * terms, and how the terms are used.
 */
export const keywordPartsOf = (keywords: Keywords): readonly ScorePart[] =>
  keywords.wantedBy?.by === 'job' ? coverageParts(keywords) : generalParts(keywords);
