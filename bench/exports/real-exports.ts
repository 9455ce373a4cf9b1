import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { linesOf } from '../shared-material.ts';

const said = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/**
 * What a person saw on the pages of one file, as `truth/ID.json`. What the page does not give is empty; `also` and
 * `mayAlso` are what a second reader could have written (see judge/accepted.ts).
 */
const truthSchema = z.object({
  id: z.string(),
  name: said,
  email: said,
  phone: said,
  location: said,
  jobs: z.array(z.object({ employer: said, title: said, start: said, end: said })).default([]),
  education: z.array(z.object({ institution: said, degree: said })).default([]),
  certifications: z.array(z.string()).default([]),
  headings: z.array(z.string()).default([]),
  note: said,
  also: z.record(z.string(), z.array(z.string())).default({}),
  mayAlso: z.record(z.string(), z.array(z.string())).default({}),
});
type Annotation = Omit<z.infer<typeof truthSchema>, 'id' | 'note'>;

/** One line of `index.jsonl`. */
const fileSchema = z.object({ id: z.string(), file: z.string(), producer: z.string(), half: z.string() });

export type RealExport = { id: string; path: string; half: string; producer: string; truth: Annotation };

/** Pictures have no fields to read, and other documents are not resumes. */
const outside: ReadonlySet<string> = new Set(['picture', 'not a resume']);

/** The annotated files of a folder, in the order of its index. */
export const exportsIn = (folder: string): readonly RealExport[] =>
  linesOf(path.join(folder, 'index.jsonl'))
    .map((line) => fileSchema.parse(line))
    .flatMap(({ id, file, producer, half }) => {
      const truthFile = path.join(folder, 'truth', `${id}.json`);
      if (!fs.existsSync(truthFile)) return [];
      const truth = truthSchema.parse(JSON.parse(fs.readFileSync(truthFile, 'utf8')));
      if (outside.has(truth.note)) return [];
      return [{ id, path: path.join(folder, half, path.basename(file)), half, producer, truth }];
    });
