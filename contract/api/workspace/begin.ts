import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { resumeNameSchema } from '../resumes.ts';
import { documentSchema, openWorkspace } from './workspaces.ts';

/** Makes a workspace that begins with a document, such as the one that `recognizeText` read. */
export const beginWorkspace = endpoint({
  method: 'POST',
  path: '/api/workspaces/begin',
  access: 'signed-in',
  form: 'json',
  hasDocument: true,
  input: z.object({ name: resumeNameSchema, document: documentSchema }),
  output: openWorkspace.output,
  errors: ['not-found', 'workspace-full', 'too-many-requests'],
});
