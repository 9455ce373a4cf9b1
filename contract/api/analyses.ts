import { z } from 'zod';
import { analysisResultSchema } from '../report/analysis-result.ts';
import { endpoint } from './endpoint.ts';
import { limits } from '../product/limits.ts';

/**
 * What the server adds to the engine's result when it is stored. Times are ISO 8601 in UTC; `deletedOn` applies unless
 * `isKept`.
 */
export const storedAnalysisSchema = analysisResultSchema.extend({
  createdAt: z.string(),
  deletedOn: z.string(),
  isKept: z.boolean().optional(),
  /**
   * How many missing keywords, requirements and system notes the plan does not include; null when nothing is withheld.
   * Alternatives of one requirement are one keyword. `phrases` is how many of the keywords are in none of our lists;
   * `mustHaves` and `mustPhrases`, how many of the requirements are must-haves, known ones and phrases.
   */
  withheld: z
    .object({
      keywords: z.number().int(),
      phrases: z.number().int().optional(),
      requirements: z.number().int(),
      mustHaves: z.number().int().optional(),
      mustPhrases: z.number().int().optional(),
      systemNotes: z.number().int(),
    })
    .nullable()
    .default(null),
});
export type StoredAnalysis = z.infer<typeof storedAnalysisSchema>;

/** The URL of a job posting. Only its host is used; it is never fetched. */
export const jobUrlSchema = z
  .string()
  .max(limits.jobUrlCharacters, 'This address is longer than 2,000 characters. Please shorten it.')
  .regex(/^https?:\/\/[^\s/.]+\.\S+$/i, 'This is not the address of a web page. It begins with https://');

/**
 * The response with status 202 when the analysis takes longer than a request should wait: the file is stored, and read
 * when it is its turn. `place` counts from 1, which is being read or next; `retryAfterSeconds` is when to ask again.
 */
export const queuedUploadSchema = z.object({
  queued: z.object({
    id: z.string(),
    filename: z.string(),
    place: z.number().int(),
    retryAfterSeconds: z.number().int(),
  }),
});
export type QueuedUpload = z.infer<typeof queuedUploadSchema>;

/** What a request for an analysis returns: the analysis, or with status 202 its place in the queue. */
export const analysisOrPlaceSchema = z.union([queuedUploadSchema, storedAnalysisSchema]);

/**
 * Why an analysis may be refused, wherever its file comes from. 'not-found': the analysis of an earlier request with
 * the same key was deleted.
 */
export const analysisErrors = [
  'unreadable-file',
  'not-found',
  'too-many-requests',
  'quota-exceeded',
  'no-room',
] as const;

/**
 * Multipart: `resume` (file), `jobDescription` and `jobUrl`. `uploadProblemOf` and the engine check the file itself.
 */
export const analyzeResume = endpoint({
  method: 'POST',
  path: '/api/analyze',
  access: 'signed-in',
  scope: 'resumes:check',
  form: 'multipart',
  input: z.object({
    jobDescription: z
      .string()
      .max(limits.jobDescriptionCharacters, 'The job description is longer than 20,000 characters. Please shorten it.')
      .optional(),
    jobUrl: jobUrlSchema.optional(),
  }),
  output: analysisOrPlaceSchema,
  errors: [...analysisErrors, 'wrong-type'],
});

/** How an upload is doing that was answered with its place in the queue: the analysis has the same id. */
export const getQueuedUpload = endpoint({
  method: 'GET',
  path: '/api/uploads/:id',
  access: 'signed-in',
  scope: 'resumes:check',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: analysisOrPlaceSchema,
  errors: ['not-found', 'unreadable-file'],
});

/** Takes an upload out of the queue and deletes its file. 'not-found' when it has already been analyzed. */
export const cancelQueuedUpload = endpoint({
  method: 'DELETE',
  path: '/api/uploads/:id',
  access: 'signed-in',
  scope: 'resumes:check',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.object({ ok: z.boolean() }),
  errors: ['not-found'],
});

/** How many analyses are left today (a UTC day), and when the next day begins; null when the plan has no limit. */
export const getScanAllowance = endpoint({
  method: 'GET',
  path: '/api/scan-allowance',
  access: 'signed-in',
  scope: 'resumes:check',
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
  scope: 'resumes:read',
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
