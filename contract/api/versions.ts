import { z } from 'zod';
import { analysisErrors, analysisOrPlaceSchema, analyzeResume, jobUrlSchema } from './analyses.ts';
import { endpoint } from './endpoint.ts';
import { limits } from '../product/limits.ts';

/**
 * Analyzes the stored resume against another job posting, without a new upload. Counts as an analysis. Accepts an
 * Idempotency-Key.
 */
export const analyzeForJob = endpoint({
  method: 'POST',
  path: '/api/analysis/:id/another-job',
  access: 'signed-in',
  scope: 'resumes:check',
  form: 'json',
  input: z.object({
    id: z.string(),
    jobDescription: z
      .string()
      .trim()
      .min(1, 'Please paste the job description.')
      .max(limits.jobDescriptionCharacters, 'The job description is longer than 20,000 characters. Please shorten it.'),
    jobUrl: jobUrlSchema.optional(),
  }),
  output: analysisOrPlaceSchema,
  errors: [...analysisErrors],
});

/** Uploads a new version of a stored resume: like 'POST /api/analyze', with both in the same series afterwards. */
export const analyzeVersion = endpoint({
  method: 'POST',
  path: '/api/analysis/:id/versions',
  access: 'signed-in',
  scope: 'resumes:check',
  form: 'multipart',
  input: z.object({ id: z.string(), ...analyzeResume.input.shape }),
  output: analysisOrPlaceSchema,
  errors: [...analysisErrors, 'wrong-type'],
});

/** All analyses of one resume, newest first. `job` is the job title, null without a job posting. */
export const listVersions = endpoint({
  method: 'GET',
  path: '/api/analysis/:id/versions',
  access: 'signed-in',
  scope: 'resumes:read',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      filename: z.string(),
      createdAt: z.string(),
      atsScore: z.number().int(),
      keywordScore: z.number().int(),
      formatScore: z.number().int(),
      jobScore: z.number().int().nullable(),
      job: z.string().nullable(),
    }),
  ),
  errors: ['not-found'],
});

const labelsSchema = z.array(z.string());

const pointsSchema = z.object({ points: z.number(), weight: z.number() });

/** One side of a comparison. */
const sideSchema = z.object({
  id: z.string(),
  name: z.string(),
  filename: z.string(),
  createdAt: z.string(),
  engineVersion: z.string(),
});

const findingSchema = z.object({
  check: z.string(),
  title: z.string(),
  /** How to fix it, from the newer analysis; absent for solved findings. */
  fix: z.string().optional(),
  /** How many places were affected before and are affected after. */
  before: z.number().int(),
  after: z.number().int(),
});

/**
 * What changed from one analysis to another. A score's `value` is null when it was not calculated; `parts` are those
 * that changed, with null for a side on which the part did not count. Findings are compared check by check; `unsure`
 * are those that could not be determined in the newer analysis. Only keywords that both analyses looked for are
 * compared.
 */
export const comparisonSchema = z.object({
  before: sideSchema,
  after: sideSchema,
  isSameJob: z.boolean(),
  /**
   * The occupation whose usual keywords each side was compared with, when neither had a job description and the two
   * differ.
   */
  occupations: z.object({ before: z.string().nullable(), after: z.string().nullable() }).nullable(),
  scores: z.array(
    z.object({
      kind: z.enum(['ats', 'keyword', 'format', 'job']),
      before: z.number().int().nullable(),
      after: z.number().int().nullable(),
      /** All points earned, of all possible points. */
      totals: z.object({ before: pointsSchema, after: pointsSchema }),
      cappedAt: z.object({ before: z.number().nullable(), after: z.number().nullable() }),
      parts: z.array(
        z.object({
          check: z.string(),
          label: z.string(),
          before: pointsSchema.nullable(),
          after: pointsSchema.nullable(),
        }),
      ),
    }),
  ),
  findings: z.object({
    solved: z.array(findingSchema),
    fresh: z.array(findingSchema),
    left: z.array(findingSchema),
    unsure: z.array(findingSchema),
  }),
  /** Each as it is called among the missing keywords: alternatives of one requirement are one, 'QTLS or QTS'. */
  keywords: z.object({
    won: labelsSchema,
    lost: labelsSchema,
    /** The same for phrases of the job posting that are in none of our lists. */
    phrases: z.object({ won: labelsSchema, lost: labelsSchema }),
    /** Lost ones that the plan does not include, phrases too. */
    withheld: z.number().int(),
  }),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** What changed from `before` to `id`, both of the same user. They need not be versions of one resume. */
export const compareVersions = endpoint({
  method: 'GET',
  path: '/api/analysis/:id/compare/:before',
  access: 'signed-in',
  scope: 'resumes:read',
  form: 'none',
  input: z.object({ id: z.string(), before: z.string() }),
  output: comparisonSchema,
  errors: ['not-found'],
  page: '/compare/:id/:before',
});

/**
 * What the keyword score and the job match would be if the resume had this text. Nothing is stored, and it does not
 * count as an analysis. Scores are null when there is nothing to compare with; keywords are compared with the stored
 * analysis.
 */
export const runWhatIf = endpoint({
  method: 'POST',
  path: '/api/analysis/:id/what-if',
  access: 'signed-in',
  form: 'json',
  input: z.object({
    id: z.string(),
    text: z.string().max(limits.whatIfCharacters, 'This is longer than 60,000 characters. Please shorten it.'),
  }),
  output: z.object({
    keywordScore: z.number().int().nullable(),
    jobScore: z.number().int().nullable(),
    keywords: comparisonSchema.shape.keywords,
  }),
  errors: ['not-found', 'unreadable-file', 'too-many-requests', 'busy'],
});
