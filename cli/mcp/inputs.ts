import { z } from 'zod';
import { jobUrlSchema } from '#contract/api/analyses.ts';
import { limits } from '#contract/product/limits.ts';

const characters = limits.jobDescriptionCharacters;

/** The resume of a tool. */
const resume = z
  .string()
  .min(1)
  .describe('Path of the resume, a PDF or DOCX file, exactly as the user gave it; absolute, if possible.');

const job = z
  .string()
  .max(characters)
  .describe(`Text of the job description, up to ${characters.toLocaleString('en-US')} characters.`);
const jobFile = z
  .string()
  .min(1)
  .describe('Instead of job: path of a file with the job description (text, PDF, Word, a saved web page or an email).');
const jobUrl = jobUrlSchema.describe(
  'Address of the job posting, which may identify the hiring system behind it. It is never opened.',
);

/** A resume, and optionally the job that it is for. */
export const resumeInput = z.object({
  resume,
  job: job.optional(),
  jobFile: jobFile.optional(),
  jobUrl: jobUrl.optional(),
});
export type ResumeInput = z.infer<typeof resumeInput>;

export const findingInput = resumeInput.extend({
  finding: z.string().min(1).describe('The id of a finding, as check_resume and list_fixes name it.'),
});
