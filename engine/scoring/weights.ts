import type { Answer, RequirementGroup } from '../model/keywords.ts';

/**
 * Weights of the job score, published unchanged. Parts that a posting does not require are left out and the rest count
 * in proportion.
 */
export const jobWeights = {
  must: 45,
  duty: 15,
  nice: 8,
  soft: 4,
  title: 8,
  years: 10,
  degree: 6,
  language: 4,
} as const;

/** Weights of the keyword score with a job description. */
export const keywordWeights: Readonly<Record<RequirementGroup, number>> = { must: 55, duty: 25, nice: 12, soft: 8 };

/** Weights of the keyword score without a job description. */
export const generalKeywordWeights = { usual: 50, inContext: 30, variety: 20 } as const;

/** The value of an answer: a term that only occurs in a list is claimed, not shown. */
export const credit: Readonly<Record<Answer, number>> = { shown: 1, listed: 0.7, missing: 0, application: 0 };

/** Nobody has every usual term of an occupation: this share of them earns all points. */
export const enoughOfUsual = 0.6;

/** This many different terms earn all points for variety. */
export const enoughTerms = 30;

/**
 * This many different terms shown in jobs or projects, rather than only listed, earn all points: a count, so that one
 * more listed skill never costs any.
 */
export const enoughInContext = 15;
