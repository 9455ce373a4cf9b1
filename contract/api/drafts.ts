import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { runWhatIf } from './versions.ts';

const ofAnalysis = z.object({ id: z.string() });

/** A what-if text that a user saved; one for each analysis, deleted with it. `keptAt` is ISO 8601 in UTC. */
const draftSchema = z.object({ text: z.string(), keptAt: z.string() });
export type Draft = z.infer<typeof draftSchema>;

/** null when there is none. */
export const getDraft = endpoint({
  method: 'GET',
  path: '/api/analysis/:id/draft',
  access: 'signed-in',
  form: 'none',
  input: ofAnalysis,
  output: z.object({ draft: draftSchema.nullable() }),
  errors: ['not-found'],
});

/** Replaces an earlier draft. The maximum length is that of a what-if text. */
export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/analysis/:id/draft',
  access: 'signed-in',
  form: 'json',
  input: runWhatIf.input,
  output: z.object({ draft: draftSchema }),
  errors: ['not-found', 'too-many-requests'],
});

/** Succeeds also when there is none. */
export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/analysis/:id/draft',
  access: 'signed-in',
  form: 'none',
  input: ofAnalysis,
  output: z.object({ draft: z.null() }),
  errors: ['not-found'],
});
