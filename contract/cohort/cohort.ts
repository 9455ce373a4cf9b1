import { z } from 'zod';
import { type CohortEntry, cohortEntrySchema } from './cohort-entry.ts';
import { minCohort } from './min-cohort.ts';

/** A problem that several resumes share. */
const sharedFixSchema = cohortEntrySchema.shape.failed.element.extend({ count: z.number().int() });
type SharedFix = z.infer<typeof sharedFixSchema>;

const medianSchema = z.number().int().nullable();

/**
 * What many resumes have in common, without anything that names one of them. `medians` go from 0 to 100 and are null
 * where fewer than `minCohort` resumes have the score; `fixes` are the problems of at least `minCohort` resumes, the most
 * frequent first.
 */
export const cohortSchema = z.object({
  resumes: z.number().int(),
  medians: z.object({ ats: medianSchema, keyword: medianSchema, format: medianSchema, job: medianSchema }),
  fixes: z.array(sharedFixSchema),
});
export type Cohort = z.infer<typeof cohortSchema>;

/** Adds up resumes. The order of the entries does not matter. */
export const cohortOf = (entries: readonly CohortEntry[]): Cohort => ({
  resumes: entries.length,
  medians: {
    ats: medianOf(entries.map(({ atsScore }) => atsScore)),
    keyword: medianOf(entries.map(({ keywordScore }) => keywordScore)),
    format: medianOf(entries.map(({ formatScore }) => formatScore)),
    job: medianOf(entries.flatMap(({ jobScore }) => (jobScore === null ? [] : [jobScore]))),
  },
  fixes: sharedFixesOf(entries),
});

/** The middle score, or the mean of the two in the middle, rounded. */
const medianOf = (scores: readonly number[]): number | null => {
  if (scores.length < minCohort) return null;
  const sorted = scores.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return Math.round((low + high) / 2);
};

const impacts = ['blocker', 'major', 'minor', 'hint'] as const;

const sharedFixesOf = (entries: readonly CohortEntry[]): SharedFix[] => {
  const fixes = new Map<string, SharedFix>();
  for (const { failed } of entries)
    for (const fix of failed) fixes.set(fix.check, { ...fix, count: (fixes.get(fix.check)?.count ?? 0) + 1 });
  return [...fixes.values()]
    .filter(({ count }) => count >= minCohort)
    .sort(
      (a, b) =>
        b.count - a.count || impacts.indexOf(a.impact) - impacts.indexOf(b.impact) || a.check.localeCompare(b.check),
    );
};
