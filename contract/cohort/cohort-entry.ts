import { z } from 'zod';
import type { AnalysisResult } from '../report/analysis-result.ts';

/**
 * What a table of many resumes shows of one: scores and our own titles of failed checks, without a word of the resume.
 * `jobScore` is null without a job description.
 */
export const cohortEntrySchema = z.object({
  atsScore: z.number().int(),
  keywordScore: z.number().int(),
  formatScore: z.number().int(),
  jobScore: z.number().int().nullable(),
  /** The title of the first recommendation; null when there is nothing to fix. */
  firstFix: z.string().nullable(),
  failed: z.array(
    z.object({
      check: z.string(),
      title: z.string(),
      why: z.string(),
      impact: z.enum(['blocker', 'major', 'minor', 'hint']),
    }),
  ),
});
export type CohortEntry = z.infer<typeof cohortEntrySchema>;

type Summarized = Pick<
  AnalysisResult,
  'atsScore' | 'keywordScore' | 'formatScore' | 'jobRelevanceScore' | 'checks' | 'recommendations'
>;

/** The summary of an analysis. */
export const cohortEntryOf = (result: Summarized): CohortEntry => ({
  atsScore: result.atsScore,
  keywordScore: result.keywordScore,
  formatScore: result.formatScore,
  jobScore: result.jobRelevanceScore,
  firstFix: result.recommendations[0]?.title ?? null,
  failed: result.checks
    .filter(({ outcome }) => outcome === 'fail')
    .map(({ id, title, why, impact }) => ({ check: id, title, why, impact })),
});
