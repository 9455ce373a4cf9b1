import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** `name` is the name of the file, `deletedOn` null where the person asked to keep it. Times are ISO 8601 in UTC. */
export const resumeSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  lastModified: z.string(),
  atsScore: z.number().int(),
  deletedOn: z.string().nullable(),
  isKept: z.boolean(),
});
export type ResumeSummary = z.infer<typeof resumeSummarySchema>;

/** Newest first. Somebody else's id is 'not-found', an admin's asking too. */
export const listResumes = endpoint({
  method: 'GET',
  path: '/api/user/:id/resumes',
  access: 'signed-in',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.array(resumeSummarySchema),
  errors: ['signed-out', 'not-found'],
});

/** The entries of specification section 3. `resume_name` is absent when the resume is gone. */
export const activityEntrySchema = z.object({
  id: z.string(),
  activity_type: z.enum(['Account Created', 'Logged In', 'Resume Analyzed', 'Subscription Changed', 'Downloaded']),
  details: z.object({
    message: z.string(),
    resume_name: z.string().optional(),
    ats_score: z.number().int().optional(),
    date: z.string(),
  }),
  created_at: z.string(),
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;

/** The 100 latest, newest first. */
export const listActivity = endpoint({
  method: 'GET',
  path: '/api/user/:id/activity',
  access: 'signed-in',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.array(activityEntrySchema),
  errors: ['signed-out', 'not-found'],
});

/** Gone for everybody at once. Until `restorableUntil`, ten seconds later, it can be brought back; then it is erased. */
export const deleteAnalysis = endpoint({
  method: 'DELETE',
  path: '/api/analysis/:id',
  access: 'signed-in',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.object({ restorableUntil: z.string() }),
  errors: ['signed-out', 'not-found'],
});

/** 'not-found' once it is too late. */
export const restoreAnalysis = endpoint({
  method: 'POST',
  path: '/api/analysis/:id/restore',
  access: 'signed-in',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['signed-out', 'not-found'],
});

/** 'Keep until I delete it', and back: then it is deleted 30 days after this moment. */
export const keepAnalysis = endpoint({
  method: 'PUT',
  path: '/api/analysis/:id/keep',
  access: 'signed-in',
  form: 'json',
  input: z.object({ id: z.string(), keep: z.boolean() }),
  output: z.object({ isKept: z.boolean(), deletedOn: z.string().nullable() }),
  errors: ['bad-input', 'signed-out', 'not-found', 'not-in-plan'],
});
