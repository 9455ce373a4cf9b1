import fs from 'node:fs';
import path from 'node:path';

// Resumes, job postings and ground truth by other authors. They are kept beside the checkout and may not be copied into
// it.
export const root = path.resolve(import.meta.dirname, '..');
const shared = path.resolve(root, '../shared');

/**
 * Invented people in many layouts with ground truth, the output of other extractors, and the programs that score a
 * checker.
 */
export const kitFolder = path.join(shared, 'eval');
/** Real resumes with ground truth in `resumes.jsonl`. */
export const corpusFolder = path.join(shared, 'corpus');
/** Job postings in which people marked the skills. */
export const annotatedFolder = path.join(corpusFolder, 'annotated');

/** Prints what is missing and exits: without the material there is nothing to measure. */
export const needs = (folder: string, what: string): void => {
  if (fs.existsSync(folder)) return;
  console.error(`The ${what} is not beside this checkout (${path.relative(root, folder)}), so nothing was measured.`);
  process.exit(2);
};

/** Parses a JSON Lines file. */
export const linesOf = <T>(file: string): T[] =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
