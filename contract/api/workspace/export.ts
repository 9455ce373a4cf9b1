import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { templateIds } from '../templates.ts';
import { documentSchema } from './workspaces.ts';

export const exportFormats = ['docx', 'pdf', 'json', 'xml', 'md', 'txt'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * The document as a file, under its own headings and in its own order. `design` is for Word files and PDFs, and has to
 * be included in the plan. A PDF carries the document as JSON Resume, unless `carriesData` is false, so that it can be
 * opened again with everything. 'unprintable': our PDF fonts lack some of its characters.
 */
export const exportWorkspace = endpoint({
  method: 'POST',
  path: '/api/workspaces/:id/export',
  access: 'signed-in',
  form: 'json',
  hasDocument: true,
  isDownload: true,
  input: z.object({
    id: z.string(),
    document: documentSchema,
    design: z.enum(templateIds),
    format: z.enum(exportFormats),
    carriesData: z.boolean().optional(),
  }),
  output: z.unknown(),
  errors: ['not-in-plan', 'not-found', 'unprintable', 'too-many-requests', 'too-long-to-print', 'busy'],
});
