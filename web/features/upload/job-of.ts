import type { analyzeResume } from '#contract/api/analyses.ts';
import type { InputOf } from '#contract/api/endpoint.ts';
import type { WaitingResume } from './waiting-resume.ts';

/** The job input as the server expects it: empty fields are left out. */
export const jobOf = (waiting: Pick<WaitingResume, 'jobDescription' | 'jobUrl'>): InputOf<typeof analyzeResume> => {
  const jobDescription = waiting.jobDescription.trim();
  const jobUrl = waiting.jobUrl.trim();
  return {
    ...(jobDescription === '' ? {} : { jobDescription }),
    ...(jobUrl === '' ? {} : { jobUrl }),
  };
};
