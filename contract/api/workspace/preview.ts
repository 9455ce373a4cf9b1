import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { templateIds } from '../templates.ts';
import { documentSchema } from './workspaces.ts';

/**
 * A page of the PDF that the document makes, as a PNG in base64, and how many pages it has; `page` counts from 1.
 * Drawn each time, and nothing of it is stored. 'not-found' also for a page that there is not.
 */
export const previewWorkspace = endpoint({
  method: 'POST',
  path: '/api/workspaces/:id/preview',
  access: 'signed-in',
  form: 'json',
  hasDocument: true,
  input: z.object({
    id: z.string(),
    document: documentSchema,
    design: z.enum(templateIds),
    page: z.number().int().min(1),
  }),
  output: z.object({ png: z.base64(), pages: z.number().int() }),
  errors: [
    'not-in-plan',
    'not-found',
    'unprintable',
    'unreadable-file',
    'too-many-requests',
    'too-long-to-print',
    'busy',
  ],
});
