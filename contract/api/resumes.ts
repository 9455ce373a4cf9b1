import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from '../product/limits.ts';

/**
 * `name` is the name that its owner gave it, else the file name; `deletedOn` is null when the owner chose to keep it.
 * `seriesId` is the same for all versions of one resume. Times are ISO 8601 in UTC.
 */
export const resumeSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The title of the job that it was checked against; null without a job description. */
  job: z.string().nullable(),
  lastModified: z.string(),
  atsScore: z.number().int(),
  keywordScore: z.number().int(),
  formatScore: z.number().int(),
  jobScore: z.number().int().nullable(),
  seriesId: z.string(),
  deletedOn: z.string().nullable(),
  isKept: z.boolean(),
});
export type ResumeSummary = z.infer<typeof resumeSummarySchema>;

/** Newest first. Another user's id is 'not-found', for admins too. */
export const listResumes = endpoint({
  method: 'GET',
  path: '/api/user/:id/resumes',
  access: 'signed-in',
  scope: 'resumes:read',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.array(resumeSummarySchema),
  errors: ['not-found'],
});

/** An entry of the activity list. `resume_name` is absent when the resume has been deleted. */
export const activityEntrySchema = z.object({
  id: z.string(),
  activity_type: z.enum([
    'Account Created',
    'Logged In',
    'Resume Analyzed',
    'Updated',
    'Subscription Changed',
    'Downloaded',
  ]),
  details: z.object({
    message: z.string(),
    resume_name: z.string().optional(),
    ats_score: z.number().int().optional(),
    date: z.string(),
  }),
  created_at: z.string(),
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;

/** The latest 100, newest first. */
export const listActivity = endpoint({
  method: 'GET',
  path: '/api/user/:id/activity',
  access: 'signed-in',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.array(activityEntrySchema),
  errors: ['not-found'],
});

/** Hidden immediately. It can be restored until `restorableUntil`, ten seconds later; then it is erased. */
export const deleteAnalysis = endpoint({
  method: 'DELETE',
  path: '/api/analysis/:id',
  access: 'signed-in',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.object({ restorableUntil: z.string() }),
  errors: ['not-found'],
});

/** 'not-found' after `restorableUntil`. */
export const restoreAnalysis = endpoint({
  method: 'POST',
  path: '/api/analysis/:id/restore',
  access: 'signed-in',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['not-found'],
});

/** 'Keep until I delete it', or not: then it is deleted 30 days from now. */
export const keepAnalysis = endpoint({
  method: 'PUT',
  path: '/api/analysis/:id/keep',
  access: 'signed-in',
  form: 'json',
  input: z.object({ id: z.string(), keep: z.boolean() }),
  output: z.object({ isKept: z.boolean(), deletedOn: z.string().nullable() }),
  errors: ['not-found', 'not-in-plan'],
});

/** A valid resume name. */
export const resumeNameSchema = z
  .string()
  .trim()
  .min(1, 'Please enter a name.')
  .max(limits.resumeNameCharacters, `Please use at most ${limits.resumeNameCharacters} characters.`);

/** Changes only the name shown in lists; the file keeps its own. */
export const renameResume = endpoint({
  method: 'PUT',
  path: '/api/analysis/:id/name',
  access: 'signed-in',
  form: 'json',
  input: z.object({ id: z.string(), name: resumeNameSchema }),
  output: z.object({ name: z.string() }),
  errors: ['not-found'],
});
