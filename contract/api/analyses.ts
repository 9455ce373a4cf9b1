import { z } from 'zod';
import { analysisResultSchema } from '../report/analysis-result.ts';
import { endpoint } from './endpoint.ts';
import { limits } from '../product/limits.ts';

/** What the server adds to the engine's result once it is stored. Times are ISO 8601 in UTC; `deletedOn` counts unless `isKept`. */
export const storedAnalysisSchema = analysisResultSchema.extend({
  createdAt: z.string(),
  deletedOn: z.string(),
  isKept: z.boolean().optional(),
  /** How many missing keywords, requirements and notes on systems the plan does not include; null when nothing is left out. */
  withheld: z
    .object({ keywords: z.number().int(), requirements: z.number().int(), systemNotes: z.number().int() })
    .nullable()
    .default(null),
});
export type StoredAnalysis = z.infer<typeof storedAnalysisSchema>;

/** The address of a job advert. Only its host is looked at; nobody opens it. */
export const jobUrlSchema = z
  .string()
  .max(limits.jobUrlCharacters, 'This address is longer than 2,000 characters. Please shorten it.')
  .regex(/^https?:\/\/[^\s/.]+\.\S+$/i, 'This is not the address of a web page. It begins with https://');

/** Why an analysis may be refused, wherever its file comes from. 'not-found': the key of an earlier request whose analysis is deleted. */
export const analysisErrors = [
  'unreadable-file',
  'still-running',
  'not-found',
  'too-many-requests',
  'quota-exceeded',
  'no-room',
] as const;

/** Multipart: `resume` (file), `jobDescription` and `jobUrl`. The file itself is checked by `uploadProblemOf` and by the engine. */
export const analyzeResume = endpoint({
  method: 'POST',
  path: '/api/analyze',
  access: 'signed-in',
  form: 'multipart',
  input: z.object({
    jobDescription: z
      .string()
      .max(limits.jobDescriptionCharacters, 'The job description is longer than 20,000 characters. Please shorten it.')
      .optional(),
    jobUrl: jobUrlSchema.optional(),
  }),
  output: storedAnalysisSchema,
  errors: [...analysisErrors, 'wrong-type'],
});

/** How many analyses are left today (a UTC day), and when the next day begins; null where the plan does not count. */
export const getScanAllowance = endpoint({
  method: 'GET',
  path: '/api/scan-allowance',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: z.object({
    perDay: z.number().int().nullable(),
    left: z.number().int().nullable(),
    nextAt: z.string().nullable(),
  }),
  errors: [],
});

export const getAnalysis = endpoint({
  method: 'GET',
  path: '/api/analysis/:id',
  access: 'signed-in',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: storedAnalysisSchema,
  errors: ['not-found'],
  page: '/report/:id',
});

export type UploadProblem = { title: string; message: string };

/** The toast for a chosen file that cannot be accepted (wrong type or too large); null when the file is fine. */
export const uploadProblemOf = (file: { name: string; size: number }): UploadProblem | null => {
  const name = file.name.toLowerCase();
  if (!limits.uploadExtensions.some((extension) => name.endsWith(extension)))
    return { title: 'Invalid file type', message: 'Please upload a PDF or DOCX file' };
  if (file.size > limits.uploadBytes) return { title: 'File too large', message: 'File size must be less than 5MB' };
  return null;
};
