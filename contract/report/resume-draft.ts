import { z } from 'zod';
import { sectionKinds } from '#engine/section-kinds.ts';

const lineSchema = z.object({ text: z.string(), needsCheck: z.boolean() });
const dateSchema = z.object({ year: z.number().int(), month: z.number().int().min(1).max(12).optional() });

/** Unique in its document. It stays as long as the section or block does, so whoever adds one makes up a new id. */
const idSchema = z.string().regex(/^[\w-]{1,40}$/);

/** As understood from `dates` when the file was read. Whoever changes `dates` sets it to null, for not known. */
const periodSchema = z
  .object({
    start: dateSchema.nullable(),
    end: z.union([dateSchema, z.literal('present')]).nullable(),
    style: z.enum(['month-year', 'numeric', 'year', 'season']),
  })
  .nullable();

/**
 * What a file of another format said about this part, as JSON text, so that an export into that format can put it back:
 * `server/formats/extras.ts`. It is text because it can be nested as deeply as its sender likes.
 */
const extrasSchema = z.string().optional();

const blockSchema = z.discriminatedUnion('is', [
  /** A job, a degree, a project, or a certification with its issuer in `at` and its year in `dates`. '' means none. */
  z.object({
    id: idSchema,
    is: z.literal('entry'),
    title: z.string(),
    at: z.string(),
    place: z.string(),
    dates: z.string(),
    period: periodSchema,
    notes: z.array(lineSchema),
    bullets: z.array(lineSchema),
    extras: extrasSchema,
  }),
  z.object({ id: idSchema, is: z.literal('text'), line: lineSchema, extras: extrasSchema }),
  z.object({ id: idSchema, is: z.literal('item'), line: lineSchema, extras: extrasSchema }),
]);

/**
 * A resume as a document to go on with, with every word of its pages: `Draft` in `engine/model/draft.ts`, with ids.
 * Templates are filled with it, and the workspace edits it. `title` is the heading of a section as its owner writes it.
 */
export const resumeDraftSchema = z.object({
  name: z.string(),
  headline: z.string(),
  contact: z.array(z.string()),
  links: z.array(z.string()),
  sections: z.array(
    z.object({ id: idSchema, kind: z.enum(sectionKinds), title: z.string(), blocks: z.array(blockSchema) }),
  ),
  extras: extrasSchema,
});
export type ResumeDraft = z.infer<typeof resumeDraftSchema>;
export type DraftSection = ResumeDraft['sections'][number];

/** Whether the data that a PDF of ours carries made the document; 'ignored' when its pages have another text. */
export const dataInFileSchema = z.enum(['none', 'used', 'ignored']);
export type DataInFile = z.infer<typeof dataInFileSchema>;
