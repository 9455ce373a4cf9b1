import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The text of the job description for each file, in order; undefined where there is none. */
export const jobTextsOf = async (
  files: readonly string[],
  { job, jobs }: { job: string | null; jobs: string | null },
): Promise<(string | undefined)[]> => {
  if (job !== null) {
    const text = await readFile(job, 'utf8');
    return files.map(() => text);
  }
  if (jobs === null) return files.map(() => undefined);
  const paths = (await readFile(jobs, 'utf8')).split(/\r?\n/);
  return Promise.all(files.map((_, index) => textAt(paths[index]?.trim() ?? '', path.dirname(jobs))));
};

/** Paths in a list are resolved against the working directory, then against the folder of the list. */
const textAt = async (file: string, folder: string): Promise<string | undefined> => {
  if (file === '') return undefined;
  return readFile(file, 'utf8').catch(() => readFile(path.resolve(folder, file), 'utf8'));
};
