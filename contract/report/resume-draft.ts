import { z } from 'zod';

const lineSchema = z.object({ text: z.string(), needsCheck: z.boolean() });
const dateSchema = z.object({ year: z.number().int(), month: z.number().int().min(1).max(12).optional() });

const blockSchema = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('entry'),
    title: z.string(),
    at: z.string(),
    place: z.string(),
    dates: z.string(),
    period: z
      .object({
        start: dateSchema.nullable(),
        end: z.union([dateSchema, z.literal('present')]).nullable(),
        style: z.enum(['month-year', 'numeric', 'year', 'season']),
      })
      .nullable(),
    notes: z.array(lineSchema),
    bullets: z.array(lineSchema),
  }),
  z.object({ is: z.literal('text'), line: lineSchema }),
  z.object({ is: z.literal('item'), line: lineSchema }),
]);

/** A resume as a document to go on with, with every word of its pages: `Draft` in `engine/model/draft.ts`. */
export const resumeDraftSchema = z.object({
  name: z.string(),
  headline: z.string(),
  contact: z.array(z.string()),
  links: z.array(z.string()),
  sections: z.array(
    z.object({
      kind: z.enum([
        'contact',
        'summary',
        'experience',
        'education',
        'skills',
        'certifications',
        'languages',
        'projects',
        'publications',
        'volunteering',
        'awards',
        'references',
        'interests',
        'other',
      ]),
      title: z.string(),
      blocks: z.array(blockSchema),
    }),
  ),
});
export type ResumeDraft = z.infer<typeof resumeDraftSchema>;
