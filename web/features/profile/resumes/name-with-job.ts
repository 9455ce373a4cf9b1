import type { ResumeSummary } from '#contract/api/resumes.ts';

/** Tells two analyses of one file apart where a name is all there is room for. */
export const nameWithJob = ({ name, job }: Pick<ResumeSummary, 'name' | 'job'>): string =>
  job === null ? name : `${name}, ${job}`;
