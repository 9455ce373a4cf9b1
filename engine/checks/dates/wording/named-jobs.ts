import type { Job } from '../../../model/resume.ts';
import { listed } from '../../outcomes.ts';

/**
 * 'the job "Baker"', 'the jobs "Baker" and "Clerk"'; 'one job' or '2 jobs' where one has no name. Lists of findings show no
 * quotes: nobody would know which job 'this job' is.
 */
export const namedJobs = (jobs: readonly Job[]): string => {
  const names = jobs.flatMap(({ title, employer }) => (title ?? employer)?.value ?? []).map((name) => `"${name}"`);
  if (names.length < jobs.length) return jobs.length === 1 ? 'one job' : `${jobs.length} jobs`;
  return `the ${jobs.length === 1 ? 'job' : 'jobs'} ${listed(names)}`;
};

/** The same at the start of a sentence. */
export const namedJobsFirst = (jobs: readonly Job[]): string => {
  const text = namedJobs(jobs);
  return text.charAt(0).toUpperCase() + text.slice(1);
};
