import { z } from 'zod';
import { resumeDraftSchema } from '../../report/resume-draft.ts';
import { endpoint } from '../endpoint.ts';
import { resumeNameSchema } from '../resumes.ts';

/**
 * Version 1 is what the workspace began with, and never changes: `uploaded`, or `empty` for a resume begun from nothing.
 * When there are too many, the oldest `automatic` one is dropped, and the oldest `named` one only for another of these.
 * `madeAt`: when this state was saved.
 */
const versionSchema = z.object({
  number: z.number().int(),
  kind: z.enum(['uploaded', 'empty', 'named', 'automatic']),
  name: z.string().nullable(),
  madeAt: z.string(),
});
export type WorkspaceVersion = z.infer<typeof versionSchema>;

/** Newest first. */
export const listWorkspaceVersions = endpoint({
  method: 'GET',
  path: '/api/workspaces/:id/versions',
  access: 'signed-in',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.array(versionSchema),
  errors: ['not-found'],
});

export const getWorkspaceVersion = endpoint({
  method: 'GET',
  path: '/api/workspaces/:id/versions/:number',
  access: 'signed-in',
  form: 'none',
  input: z.object({ id: z.string(), number: z.coerce.number().int().positive() }),
  output: versionSchema.extend({ document: resumeDraftSchema }),
  errors: ['not-found'],
});

/** Keeps what is stored now under this name. 'changed-elsewhere': that is not `revision` any more. */
export const nameWorkspaceVersion = endpoint({
  method: 'POST',
  path: '/api/workspaces/:id/versions',
  access: 'signed-in',
  form: 'json',
  input: z.object({ id: z.string(), revision: z.number().int().positive(), name: resumeNameSchema }),
  output: versionSchema,
  errors: ['not-found', 'changed-elsewhere', 'too-many-requests'],
});

/**
 * Goes back to a version, such as 1: 'back to what I uploaded'. What is stored now becomes an automatic version. 'changed-elsewhere': that is not
 * `revision` any more.
 */
export const restoreWorkspaceVersion = endpoint({
  method: 'POST',
  path: '/api/workspaces/:id/versions/:number/restore',
  access: 'signed-in',
  form: 'json',
  input: z.object({
    id: z.string(),
    number: z.coerce.number().int().positive(),
    revision: z.number().int().positive(),
  }),
  output: z.object({
    revision: z.number().int(),
    savedAt: z.string(),
    deletedOn: z.string().nullable(),
    document: resumeDraftSchema,
  }),
  errors: ['not-found', 'changed-elsewhere', 'too-many-requests'],
});
