import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeManifest, type DrawnFile, type ManifestRow } from '../unseen/draw-files.ts';

const said = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const date = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

/** What a person saw on the pages of one file, as `truth/ID.json`. */
const truthSchema = z.object({
  id: z.string(),
  name: said,
  email: said,
  phone: said,
  location: said,
  jobs: z.array(z.object({ employer: said, title: said, start: date, end: date })).default([]),
  education: z.array(z.object({ institution: said, degree: said, start: date, end: date })).default([]),
  certifications: z.array(z.string()).default([]),
  headings: z.array(z.string()).default([]),
  note: said,
});
type Truth = z.infer<typeof truthSchema>;

/** One line of `index.jsonl`. */
const fileSchema = z.object({ id: z.string(), file: z.string(), producer: z.string(), half: z.string() });

export type RealExport = { id: string; path: string; producer: string; truth: Truth };

/** Pictures have no fields to read, and other documents are not resumes. */
const isOutside = ({ note }: Truth): boolean => note === 'picture' || note === 'not a resume';

/** The annotated files of a folder, in the order of its index. */
export const exportsIn = (folder: string): readonly RealExport[] =>
  fs
    .readFileSync(path.join(folder, 'index.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => fileSchema.parse(JSON.parse(line)))
    .flatMap(({ id, file, producer, half }) => {
      const truthFile = path.join(folder, 'truth', `${id}.json`);
      if (!fs.existsSync(truthFile)) return [];
      const truth = truthSchema.parse(JSON.parse(fs.readFileSync(truthFile, 'utf8')));
      return isOutside(truth) ? [] : [{ id, path: path.join(folder, half, path.basename(file)), producer, truth }];
    });

/** The kit's truth of a file. Fields that nobody annotated are empty, and their figures mean nothing. */
const kitTruthOf = (row: ManifestRow, { name, email, phone, location, jobs, education, ...truth }: Truth) => ({
  ...row,
  clean: false,
  textAvailable: true,
  visibleText: '',
  defects: { must: [], may: [] },
  hidden: null,
  fields: { name, nameDisplay: name, email: email.toLowerCase(), phone, location, links: [], label: '', summary: '' },
  jobs: jobs.map((job) => ({ ...job, location: '', season: false, bullets: [], section: 'work' })),
  education: education.map((school) => ({ ...school, field: '', text: school.degree })),
  skills: [],
  certifications: truth.certifications,
  languages: [],
  sections: truth.headings.map((heading) => ({ kind: 'any', heading, col: 0 })),
});

const noPosting = { required: [], preferred: [], soft: [], neutral: [], body: '', boilerplate: '' };

/** Writes a split of the evaluation kit, with the producers as its layouts, and returns its files. */
export const writeSplit = (files: readonly RealExport[], folder: string): readonly DrawnFile[] => {
  const write = (name: string, value: unknown): void =>
    fs.writeFileSync(path.join(folder, name), JSON.stringify(value, null, 1));
  const rows = files.map((file): ManifestRow => {
    const format = path.extname(file.path).slice(1);
    const row = {
      id: file.id,
      person: file.id,
      layout: file.producer,
      format,
      file: `${file.id}.${format}`,
      job: 'none',
    };
    fs.copyFileSync(file.path, path.join(folder, row.file));
    write(`${file.id}.gt.json`, kitTruthOf(row, file.truth));
    write(`${file.id}.job.gt.json`, noPosting);
    return row;
  });
  fs.writeFileSync(path.join(folder, 'none'), '');
  writeManifest(folder, rows);
  return rows.map((row) => ({ row, look: row.layout, producer: row.layout, traits: [] }));
};
