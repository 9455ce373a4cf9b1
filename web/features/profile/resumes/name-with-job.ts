import type { ResumeSummary } from '#contract/api/resumes.ts';

/** Distinguishes two analyses of one file where only a name fits. */
export const nameWithJob = ({ name, job }: Pick<ResumeSummary, 'name' | 'job'>): string =>
  job === null ? name : `${name}, ${job}`;
