import type { DrawnFile } from '../unseen/draw-files.ts';
import { missedKeywords } from '../unseen/keyword-misses.ts';
import { scoreGroups } from '../unseen/score-groups.ts';

/** Wrong and missing values by file. */
export type Errors = ReadonlyMap<string, number>;

/** Counts what is wrong in the answers of a file for each of `files`, which all have one. */
export const errorsOf = (folder: string, raw: string, files: readonly DrawnFile[]): Errors => {
  if (files.length === 0) return new Map();
  const scores = scoreGroups(folder, raw, files, (file) => [file.row.id]);
  const rows = files.map((file) => file.row);
  return new Map(
    missedKeywords(folder, raw, rows).map(({ id, missed, extra }) => {
      const fields = Object.values(scores[id] ?? {}).reduce((sum, { fn, fp }) => sum + fn + fp, 0);
      return [id, fields + missed.length + extra.length];
    }),
  );
};
