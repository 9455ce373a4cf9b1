import { z } from 'zod';
import { repairsSchema } from '../report/repair.ts';
import { endpoint } from './endpoint.ts';

/** Ids of the chosen repairs with commas between them; all that are offered when it is missing, none when it is empty. */
const onlySchema = z
  .string()
  .max(400)
  .regex(/^[a-z,-]*$/)
  .optional();

/**
 * What can be repaired in the Word file of an analysis, and its scores with the chosen repairs. Nothing is stored.
 * 'unreadable-file': the file is not a Word document.
 */
export const getRepairs = endpoint({
  method: 'GET',
  path: '/api/analysis/:id/repairs',
  access: 'signed-in',
  form: 'none',
  input: z.object({ id: z.string(), only: onlySchema }),
  output: repairsSchema,
  errors: ['not-found', 'unreadable-file', 'too-many-requests', 'busy'],
});

/** The same file with the chosen repairs, as a download. It is made anew each time. */
export const downloadRepaired = endpoint({
  method: 'GET',
  path: '/api/analysis/:id/repaired',
  access: 'signed-in',
  form: 'none',
  input: z.object({ id: z.string(), only: onlySchema }),
  output: z.unknown(),
  errors: ['not-found', 'unreadable-file', 'too-many-requests', 'busy'],
  page: '/results/:id',
  isDownload: true,
});
