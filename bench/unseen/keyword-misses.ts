import fs from 'node:fs';
import path from 'node:path';
import { adapt } from '../kit-adapter.ts';
import { linesOf } from '../shared-material.ts';
import type { DrawnFile } from './draw-files.ts';

type Answer = { id: string; json: Parameters<typeof adapt>[0] | null };
type Asked = { name: string; aliases: readonly string[] };
type Truth = {
  required: readonly Asked[];
  preferred: readonly Asked[];
  soft: readonly Asked[];
  neutral: readonly string[];
};

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

type Misses = { id: string; missed: readonly string[]; extra: readonly string[] };

/**
 * For each posting the terms that no read keyword equals, and the keywords that equal no term. The score is milder: it
 * takes inflections and terms with a word or two more.
 */
export const missedKeywords = (
  folder: string,
  raw: string,
  rows: readonly Pick<DrawnFile['row'], 'id' | 'person'>[],
): readonly Misses[] => {
  const answers = new Map(linesOf<Answer>(raw).map(({ id, json }) => [id, json]));
  return rows.map(({ id, person }) => {
    const truth = JSON.parse(fs.readFileSync(path.join(folder, `${person}.job.gt.json`), 'utf8')) as Truth;
    const read = new Map((adapt(answers.get(id) ?? {}).keywords?.job ?? []).map((term) => [fold(term), term]));
    const terms = [...truth.required, ...truth.preferred, ...truth.soft];
    const missed = terms.filter(({ name, aliases }) => ![name, ...aliases].some((text) => read.has(fold(text))));
    const known = new Set([...terms.flatMap(({ name, aliases }) => [name, ...aliases]), ...truth.neutral].map(fold));
    const extra = [...read].filter(([key]) => !known.has(key)).map(([, term]) => term);
    return { id, missed: missed.map(({ name }) => name), extra };
  });
};

/** The postings with misses, one a line. */
export const keywordMisses = (folder: string, raw: string, files: readonly DrawnFile[]): string =>
  missedKeywords(
    folder,
    raw,
    files.map(({ row }) => row),
  )
    .filter(({ missed, extra }) => missed.length + extra.length > 0)
    .map(({ id, missed, extra }) => `${id} missed ${JSON.stringify(missed)} extra ${JSON.stringify(extra)}`)
    .join('\n');
