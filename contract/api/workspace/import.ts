import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { openWorkspace } from './workspaces.ts';

/**
 * Makes a workspace from a file, sent as `resume`: `contract/product/import-files.ts` has the kinds. Pasted text is sent
 * as a '.txt' file. The file itself is not stored. 'unreadable-file': its message says what is wrong with it.
 */
export const importResume = endpoint({
  method: 'POST',
  path: '/api/workspaces/import',
  access: 'signed-in',
  form: 'multipart',
  input: z.object({}),
  output: openWorkspace.output,
  errors: ['not-found', 'unreadable-file', 'wrong-type', 'too-long-to-edit', 'workspace-full', 'too-many-requests'],
});
