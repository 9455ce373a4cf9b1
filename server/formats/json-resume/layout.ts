import { z } from 'zod';
import { sectionKinds } from '#engine/section-kinds.ts';
import { isObject, type Json, type JsonObject } from './json.ts';

/**
 * The order and the headings of sections, which the format has no place for, in 'meta' under our name. It has none of
 * the words below a heading, so that it never disagrees with them after the file was changed elsewhere.
 */
const layoutSchema = z.object({
  sections: z.array(
    z.object({
      kind: z.enum(sectionKinds),
      title: z.string(),
      /** How many elements of which lists follow each other here. */
      parts: z.array(z.object({ key: z.string(), count: z.number().int().min(1) })),
    }),
  ),
  /** The keys of contact details, in the order of the resume. */
  contact: z.array(z.string()),
});
export type Layout = z.infer<typeof layoutSchema>;

export const layoutFrom = (meta: Json | undefined): Layout | null => {
  const parsed = layoutSchema.safeParse(isObject(meta) ? meta['parsewell'] : null);
  return parsed.success ? parsed.data : null;
};

/** `meta` with a layout. */
export const metaWith = (meta: Json | undefined, layout: Layout): JsonObject => ({
  ...(isObject(meta) ? meta : {}),
  parsewell: layout,
});
