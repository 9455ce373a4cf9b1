import fs from 'node:fs';
import path from 'node:path';
import { linesOf } from '../shared-material.ts';
import { adapt } from '../kit-adapter.ts';
import type { DrawnFile } from './draw-files.ts';
import { scoreGroups } from './score-groups.ts';

type Answer = { id: string; json: Parameters<typeof adapt>[0] | null };
type Entry = Readonly<Record<string, string | readonly string[] | null>>;
type Truth = Readonly<Record<string, unknown>> & { fields: Entry; jobs: readonly Entry[]; education: readonly Entry[] };

const pick = (entries: readonly Entry[], ...keys: readonly string[]): readonly string[] =>
  entries.map((entry) => keys.map((key) => entry[key]?.toString() ?? '').join(' ~ '));

/** Where the values of a field stand, in the truth and in an adapted answer alike. */
const valuesOf = (from: Truth, field: string): unknown => {
  switch (field) {
    case 'employers':
      return pick(from.jobs, 'employer', 'title');
    case 'titles':
      return pick(from.jobs, 'title', 'employer');
    case 'dates':
      return pick(from.jobs, 'start', 'end', 'dates');
    case 'bullets':
      return from.jobs.map(({ bullets }) => bullets);
    case 'institutions':
      return pick(from.education, 'institution', 'degree');
    case 'degrees':
      return pick(from.education, 'degree', 'field', 'institution');
    case 'eduDates':
      return pick(from.education, 'start', 'end', 'dates');
    case 'headings':
    case 'sectionKinds':
      return pick(from['sections'] as readonly Entry[], 'kind', 'heading');
    default:
      return from[field] ?? from.fields[field];
  }
};

/** The files in which a field is wrong, with what was expected and what was read. */
export const missesOf = (folder: string, raw: string, files: readonly DrawnFile[], field: string): string => {
  const scores = scoreGroups(folder, raw, files, ({ row }) => [row.id]);
  const answers = new Map(linesOf<Answer>(raw).map(({ id, json }) => [id, json]));
  return files
    .filter(({ row }) => {
      const score = scores[row.id]?.[field];
      return score !== undefined && score.fn + score.fp > 0;
    })
    .map(({ row, look, traits }) => {
      const truth = JSON.parse(fs.readFileSync(path.join(folder, `${row.id}.gt.json`), 'utf8')) as Truth;
      const read = adapt(answers.get(row.id) ?? {}) as unknown as Truth;
      return [
        `${row.id} ${look} [${traits.join('; ')}]`,
        `  expected ${JSON.stringify(valuesOf(truth, field))}`,
        `  read     ${JSON.stringify(valuesOf(read, field))}`,
      ].join('\n');
    })
    .join('\n');
};
