import { z } from 'zod';
import { parsedSchema } from './analysis-result.ts';
import { resumeDraftSchema } from './resume-draft.ts';

/**
 * What OCR read in the pictures of a resume. There are no scores: hiring software gets nothing of it. `pages` are the
 * texts of the pages that were read, and `pageCount` the number in the file. `ended` says why there are fewer.
 */
export const recognizedResumeSchema = z.object({
  pages: z.array(z.string()).min(1),
  pageCount: z.number().int().positive(),
  ended: z.enum(['all-read', 'too-many-pages', 'no-time']),
  parsed: parsedSchema,
  /** To go on with. The lines with a word that OCR was unsure of have `needsCheck`. */
  document: resumeDraftSchema,
});
export type RecognizedResume = z.infer<typeof recognizedResumeSchema>;
