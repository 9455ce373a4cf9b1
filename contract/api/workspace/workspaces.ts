import { z } from 'zod';
import { scoresSchema } from '../../report/checked-document.ts';
import { hasRepeatedIds, isTooLongToEdit } from '../../report/draft-bounds.ts';
import { dataInFileSchema, resumeDraftSchema } from '../../report/resume-draft.ts';
import { endpoint } from '../endpoint.ts';
import { problems } from '../problems.ts';
import { resumeNameSchema } from '../resumes.ts';
import { templateIds } from '../templates.ts';

// The workspace of `/fix/{id}`: resumes that their owner edits. Times are ISO 8601 in UTC.

/** A document that the workspace can hold. */
export const documentSchema = resumeDraftSchema
  .refine((document) => !isTooLongToEdit(document), problems['too-long-to-edit'].message)
  .refine((document) => !hasRepeatedIds(document), 'Two parts of this resume have the same id.');

/**
 * `deletedOn`: when it is deleted unless it is changed before; null while the resume it was made from is kept.
 * `analysisId`: that resume, if it is still there.
 */
const summarySchema = z.object({
  id: z.string(),
  name: z.string(),
  analysisId: z.string().nullable(),
  createdAt: z.string(),
  savedAt: z.string(),
  deletedOn: z.string().nullable(),
});

/**
 * `revision` counts what was saved, from 1. `design` is the template that it is printed in. `scores`: of the file that
 * it was made from, for this job description; null without such a file. `dataInFile` is said once, when it is made.
 */
const workspaceSchema = summarySchema.extend({
  revision: z.number().int(),
  document: resumeDraftSchema,
  design: z.enum(templateIds),
  jobDescription: z.string().nullable(),
  scores: scoresSchema.nullable(),
  dataInFile: dataInFileSchema.optional(),
});
export type Workspace = z.infer<typeof workspaceSchema>;

const ofWorkspace = z.object({ id: z.string() });

/** Newest first. */
export const listWorkspaces = endpoint({
  method: 'GET',
  path: '/api/workspaces',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: z.array(summarySchema),
  errors: [],
});

/**
 * Opens the workspace of an analysis, which is made from its file at the first time, or without `analysisId` an empty
 * one. 'unreadable-file': the file can no longer be read; 'too-long-to-edit': it has too much text.
 */
export const openWorkspace = endpoint({
  method: 'POST',
  path: '/api/workspaces',
  access: 'signed-in',
  form: 'json',
  input: z.object({ analysisId: z.string().optional() }),
  output: workspaceSchema,
  errors: ['not-found', 'unreadable-file', 'too-long-to-edit', 'workspace-full', 'too-many-requests', 'busy'],
});

/**
 * `id` is that of a workspace or of the analysis it was made from. 'not-found' also for an analysis that has no
 * workspace so far: `openWorkspace` makes it.
 */
export const getWorkspace = endpoint({
  method: 'GET',
  path: '/api/workspaces/:id',
  access: 'signed-in',
  form: 'none',
  input: ofWorkspace,
  output: workspaceSchema,
  errors: ['not-found'],
});

/**
 * Replaces the document. `revision` is the one that the change is based on: 'changed-elsewhere' when there is a newer
 * one, which stays as it is; `getWorkspace` returns it. What was stored before becomes a version every ten minutes.
 */
export const saveWorkspace = endpoint({
  method: 'PUT',
  path: '/api/workspaces/:id',
  access: 'signed-in',
  form: 'json',
  hasDocument: true,
  input: z.object({
    id: z.string(),
    revision: z.number().int().positive(),
    document: documentSchema,
    design: z.enum(templateIds).optional(),
  }),
  output: z.object({ revision: z.number().int(), savedAt: z.string(), deletedOn: z.string().nullable() }),
  errors: ['not-found', 'changed-elsewhere', 'too-many-requests'],
});

export const renameWorkspace = endpoint({
  method: 'PUT',
  path: '/api/workspaces/:id/name',
  access: 'signed-in',
  form: 'json',
  input: z.object({ id: z.string(), name: resumeNameSchema }),
  output: z.object({ name: z.string() }),
  errors: ['not-found'],
});

/** At once and for good, with all versions. The resume that it was made from stays. */
export const deleteWorkspace = endpoint({
  method: 'DELETE',
  path: '/api/workspaces/:id',
  access: 'signed-in',
  form: 'none',
  input: ofWorkspace,
  output: z.object({ ok: z.literal(true) }),
  errors: ['not-found'],
});
