import fs from 'node:fs';
import path from 'node:path';

// Resumes, adverts and truth that nobody of us wrote. They lie beside the checkout and may not be copied into it.
export const root = path.resolve(import.meta.dirname, '..');
const shared = path.resolve(root, '../shared');

/** Invented people in many layouts with their truth, what other extractors recover, and the programs that score a checker. */
export const kitFolder = path.join(shared, 'eval');
/** Real resumes with their truth in `resumes.jsonl`. */
export const corpusFolder = path.join(shared, 'corpus');
/** Job adverts in which people marked the skills. */
export const annotatedFolder = path.join(corpusFolder, 'annotated');

/** Says in one sentence what is missing, and ends the program: without the material there is nothing to measure. */
export const needs = (folder: string, what: string): void => {
  if (fs.existsSync(folder)) return;
  console.error(`The ${what} is not beside this checkout (${path.relative(root, folder)}), so nothing was measured.`);
  process.exit(2);
};

/** The objects of a file of JSON Lines. */
export const linesOf = <T>(file: string): T[] =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
