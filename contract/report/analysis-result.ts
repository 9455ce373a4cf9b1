import { z } from 'zod';

/**
 * The analysis result: what the server returns, `parsewell check --json` prints, and the results page shows. This
 * schema is the only definition of its shape. Scores are integers from 0 to 100.
 */
const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/**
 * `page` (from 1) and `box` (in points, origin top left) for formats with pages; `paragraph` (from 0, in stored order)
 * for the others. `quote` is '' for something that is absent.
 */
export const evidenceSchema = z.object({
  quote: z.string(),
  page: z.number().int().optional(),
  box: boxSchema.optional(),
  paragraph: z.number().int().optional(),
});

const placesSchema = z.array(evidenceSchema);
const textsSchema = z.array(z.string());

const scoreSchema = z.object({
  value: z.number().int().min(0).max(100).nullable(),
  parts: z.array(z.object({ check: z.string(), label: z.string(), weight: z.number(), points: z.number() })),
  cappedBy: z.object({ check: z.string(), limit: z.number() }).optional(),
});

const sourceSchema = z.object({
  id: z.string(),
  publisher: z.string(),
  title: z.string(),
  address: z.string(),
  kind: z.enum(['vendor', 'measured', 'secondhand']),
  readOn: z.string(),
});

const severitySchema = z.enum(['blocker', 'major', 'minor', 'hint']);

/** 'YYYY-MM' or 'YYYY', as precise as written; `end` may be 'present'. */
const dateSchema = z.string().regex(/^\d{4}(-\d{2})?$/);

export const parsedSchema = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  links: textsSchema,
  summary: z.string().nullable(),
  experience: z.array(
    z.object({
      title: z.string(),
      employer: z.string(),
      location: z.string().optional(),
      start: dateSchema.optional(),
      end: z.union([dateSchema, z.literal('present')]).optional(),
      bullets: textsSchema,
    }),
  ),
  education: z.array(
    z.object({
      institution: z.string(),
      degree: z.string(),
      field: z.string().optional(),
      start: dateSchema.optional(),
      end: z.union([dateSchema, z.literal('present')]).optional(),
    }),
  ),
  skills: textsSchema,
  certifications: textsSchema,
  languages: textsSchema,
  sections: z.array(z.object({ kind: z.string(), heading: z.string() })),
});

export const analysisResultSchema = z.object({
  id: z.string(),
  filename: z.string(),
  atsScore: z.number().int(),
  keywordScore: z.number().int(),
  formatScore: z.number().int(),
  jobDescription: z.string().optional(),
  /** The URL of the job posting, as entered. */
  jobUrl: z.string().optional(),
  /** The system that this URL belongs to. Absent in results older than this field. */
  applyingThrough: z.object({ id: z.string(), name: z.string() }).nullable().default(null),
  jobRelevanceScore: z.number().int().nullable(),
  jobKeywords: textsSchema,
  matchedKeywords: textsSchema,
  missingKeywords: textsSchema,
  keywordsByIndustry: z.record(z.string(), textsSchema),
  keywordFrequency: z.record(z.string(), z.number().int()),
  structureInsights: z.object({
    sections: textsSchema,
    wordCount: z.number().int(),
    readabilityScore: z.number().int(),
    wellOrganized: z.boolean(),
  }),
  /** `type` is the id of the check. */
  formatIssues: z.array(
    z.object({
      type: z.string(),
      description: z.string(),
      solution: z.string().optional(),
      severity: severitySchema,
      evidence: placesSchema,
    }),
  ),
  recommendations: z.array(
    z.object({
      title: z.string(),
      priority: z.enum(['high', 'medium', 'low']),
      description: z.string(),
      category: z.string(),
      action: z.string().optional(),
      impact: z.string().optional(),
      /**
       * Id of the check that it comes from, and the points that the overall score gains. Absent in results older than
       * these fields.
       */
      check: z.string().optional(),
      gain: z.number().int().optional(),
      /** The points that the job match gains at most. Absent in results older than this field. */
      jobGain: z.number().int().optional(),
      /** Why fixing it alone gains no points now; only for high priority. Absent in results older than this field. */
      noGain: z.string().optional(),
    }),
  ),
  atsSystemsAnalysis: z.record(
    z.string(),
    z.object({
      score: z.number().int(),
      strengths: textsSchema,
      weaknesses: textsSchema,
      recommendations: textsSchema,
    }),
  ),
  atsCompatibility: z.record(
    z.string(),
    z.object({
      score: z.number().int(),
      status: z.enum(['good', 'fair', 'poor']),
      /** `check`: the note is about what this check found in the file. Absent in results older than this field. */
      notes: z.array(z.object({ text: z.string(), source: z.string(), check: z.string().optional() })),
    }),
  ),
  parsed: parsedSchema,
  /** The file type and the page size; a Word document has no page size. null in results older than this field. */
  document: z
    .object({
      kind: z.enum(['pdf', 'docx']),
      pages: z.array(z.object({ widthPt: z.number(), heightPt: z.number() })),
    })
    .nullable()
    .default(null),
  /**
   * The places of each field of `parsed`, by its path: 'email', 'experience.0.title'. Fields without a place have no
   * entry.
   */
  fieldPlaces: z.record(z.string(), placesSchema).default({}),
  /** The places of each keyword in the resume. */
  keywordPlaces: z.record(z.string(), placesSchema).default({}),
  /** The text as a layout-blind parser reads it, and as a person sees it; lines end in '\n'. */
  readings: z.object({ stream: z.string(), visual: z.string() }),
  scoreDetails: z.object({ ats: scoreSchema, format: scoreSchema, keyword: scoreSchema, job: scoreSchema.nullable() }),
  checks: z.array(
    z.object({
      id: z.string(),
      group: z.string(),
      outcome: z.enum(['pass', 'no-finding', 'fail', 'unsure', 'not-applicable', 'error']),
      title: z.string(),
      why: z.string(),
      impact: severitySchema,
      because: z.string().optional(),
      sources: textsSchema,
      findings: z.array(z.object({ message: z.string(), fix: z.string(), evidence: placesSchema })),
    }),
  ),
  /** Every requirement of the job description with its answer; empty without a job description. */
  requirements: z.array(
    z.object({
      label: z.string(),
      group: z.enum(['must', 'duty', 'nice', 'soft']),
      kind: z.string(),
      answer: z.enum(['shown', 'listed', 'missing', 'application']),
      /** A license or certificate: its name is the proof, not a line about work. Absent in results older than this field. */
      isCredential: z.literal(true).optional(),
      /** None of our lists has it: only the wording of the posting told that it is asked for. */
      isPhrase: z.literal(true).optional(),
      /** In the workspace: named only in a bare list that was added since, which earns nothing. */
      isOnlyAddedToList: z.literal(true).optional(),
      quote: z.string(),
      lines: textsSchema,
      /** The places of these lines. */
      places: placesSchema.default([]),
      /**
       * Points that the job match gains when only this requirement is shown. Absent in results older than this field.
       */
      gain: z.number().int().optional(),
      /** Explains an answer that its lines do not explain. */
      note: z.string().optional(),
    }),
  ),
  knockOutQuestions: z.array(z.object({ question: z.string(), quote: z.string() })),
  /** The languages of the resume and of the job description where they differ. Absent in results older than this field. */
  languages: z.object({ resume: z.string(), job: z.string() }).optional(),
  /** The language of a job description that we do not read: there is no job match then. Absent in all other results. */
  unreadJobLanguage: z.string().optional(),
  /** The occupation whose usual keywords are suggested when there is no job description. */
  occupation: z.string().nullable(),
  sources: z.array(sourceSchema),
  engineVersion: z.string(),
});
export type AnalysisResult = z.infer<typeof analysisResultSchema>;
