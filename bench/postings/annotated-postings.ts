import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { linesOf } from '../shared-material.ts';

/** What a posting asks for, as printed. Alternatives of which one is enough share a `group`. */
const askSchema = z.object({
  text: z.string(),
  kind: z.string(),
  strength: z.enum(['must', 'nice']),
  group: z.number().nullish(),
});
/** What a person saw in one posting, as `truth/ID.json`: what it asks for, what the work is, and what is no requirement. */
const truthSchema = z.object({
  title: z.string().nullish(),
  asks: z.array(askSchema).default([]),
  duties: z.array(z.object({ text: z.string() })).default([]),
  never: z.array(z.object({ text: z.string() })).default([]),
});
export type PostingTruth = z.infer<typeof truthSchema>;

/** One line of `index.jsonl`. */
const postingSchema = z.object({ id: z.string(), half: z.string(), language: z.string(), shape: z.string() });

export type AnnotatedPosting = z.infer<typeof postingSchema> & { text: string; truth: PostingTruth };

/** The annotated postings of a folder, in the order of its index. */
export const postingsIn = (folder: string, half?: string): readonly AnnotatedPosting[] =>
  linesOf(path.join(folder, 'index.jsonl'))
    .map((line) => postingSchema.parse(line))
    .filter((posting) => half === undefined || posting.half === half)
    .flatMap((posting) => {
      const truthFile = path.join(folder, 'truth', `${posting.id}.json`);
      if (!fs.existsSync(truthFile)) return [];
      const truth = truthSchema.parse(JSON.parse(fs.readFileSync(truthFile, 'utf8')));
      return [{ ...posting, text: fs.readFileSync(path.join(folder, 'ads', `${posting.id}.txt`), 'utf8'), truth }];
    });
