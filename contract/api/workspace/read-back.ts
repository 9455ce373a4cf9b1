import { z } from 'zod';
import { readBackSchema } from '../../report/read-back.ts';
import { endpoint } from '../endpoint.ts';
import { documentSchema } from './workspaces.ts';

/** A Word file or PDF of the longest document that the workspace holds is smaller. */
export const maxExportedBytes = 1024 * 1024;
/** In base64, four characters hold three bytes. */
const maxFileCharacters = Math.ceil(maxExportedBytes / 3) * 4;

/**
 * Reads a downloaded file again with our engine and compares it with the document that made it. `readBack` is null when
 * the engine refuses the file, with its reason as `refusal`. Nothing is stored, and it does not use up a scan.
 */
export const readBackWorkspace = endpoint({
  method: 'POST',
  path: '/api/workspaces/:id/read-back',
  access: 'signed-in',
  form: 'json',
  hasDocument: true,
  hasFile: true,
  input: z.object({
    id: z.string(),
    document: documentSchema,
    format: z.enum(['docx', 'pdf']),
    file: z.base64().max(maxFileCharacters),
  }),
  output: z.object({ readBack: readBackSchema.nullable(), refusal: z.string().nullable() }),
  errors: ['not-found', 'unreadable-file', 'too-many-requests', 'busy'],
});
