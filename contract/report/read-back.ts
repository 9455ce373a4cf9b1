import { z } from 'zod';

/** `ReadBackField` in `engine/model/read-back.ts`. */
export const readBackFields = [
  'name',
  'headline',
  'email',
  'phone',
  'location',
  'link',
  'contact-detail',
  'heading',
  'summary',
  'job-title',
  'employer',
  'degree',
  'school',
  'place',
  'dates',
  'bullet',
  'skill',
  'certification',
  'language',
  'line',
  'added-job',
  'added-degree',
] as const;

/**
 * How many values of a document our engine reads as they were written in the file that the document made, of how many,
 * and those that differ; a long list ends early. `written`: '' for what was read and never written. `read`: null where
 * nothing was read.
 */
export const readBackSchema = z.object({
  same: z.number().int(),
  all: z.number().int(),
  differences: z.array(z.object({ field: z.enum(readBackFields), written: z.string(), read: z.string().nullable() })),
});
export type ReadBack = z.infer<typeof readBackSchema>;
