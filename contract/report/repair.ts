import { z } from 'zod';

/** `RepairId` in `engine/model/repair.ts`. */
export const repairIdSchema = z.enum([
  'tracked-changes',
  'comments',
  'hidden-text',
  'form-fields',
  'text-boxes',
  'header-contact',
  'tables',
  'columns',
  'symbols',
  'heading-styles',
  'file-properties',
]);

/** null where there is no job description. */
const scoresSchema = z.object({
  atsScore: z.number().int(),
  formatScore: z.number().int(),
  keywordScore: z.number().int(),
  jobRelevanceScore: z.number().int().nullable(),
});
export type RepairScores = z.infer<typeof scoresSchema>;

/**
 * What can be repaired in a Word file (`OfferedRepair` in `engine/model/repair.ts`), and the scores of the file before
 * and after the chosen repairs, each read from its bytes.
 */
export const repairsSchema = z.object({
  before: scoresSchema,
  after: scoresSchema,
  repairs: z.array(
    z.object({
      id: repairIdSchema,
      title: z.string(),
      what: z.string(),
      check: z.string(),
      changes: z.array(z.object({ before: z.string(), after: z.string() })),
      count: z.number().int(),
    }),
  ),
});
export type Repairs = z.infer<typeof repairsSchema>;
