import { z } from 'zod';
import { jobUrlSchema } from '#contract/api/analyses.ts';
import { analyzeForJob } from '#contract/api/versions.ts';

/** An empty link means none. */
export const jobSchema = z.object({
  jobDescription: analyzeForJob.input.shape.jobDescription,
  jobUrl: z.union([z.literal(''), jobUrlSchema]),
});
