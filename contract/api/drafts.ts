import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { runWhatIf } from './versions.ts';

const ofAnalysis = z.object({ id: z.string() });

/** The text that somebody tried out and asked us to keep; one for each analysis, deleted with it. `keptAt` is ISO 8601 in UTC. */
const draftSchema = z.object({ text: z.string(), keptAt: z.string() });
export type Draft = z.infer<typeof draftSchema>;

/** null where none is kept. */
export const getDraft = endpoint({
  method: 'GET',
  path: '/api/analysis/:id/draft',
  access: 'signed-in',
  form: 'none',
  input: ofAnalysis,
  output: z.object({ draft: draftSchema.nullable() }),
  errors: ['not-found'],
});

/** Takes the place of the one before. The text is as long as one that is tried out may be. */
export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/analysis/:id/draft',
  access: 'signed-in',
  form: 'json',
  input: runWhatIf.input,
  output: z.object({ draft: draftSchema }),
  errors: ['not-found', 'too-many-requests'],
});

/** Fine too where there was none. */
export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/analysis/:id/draft',
  access: 'signed-in',
  form: 'none',
  input: ofAnalysis,
  output: z.object({ draft: z.null() }),
  errors: ['not-found'],
});
