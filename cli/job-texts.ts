import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type JobSource, jobSourceOf } from './job-source.ts';

/** The job description for each file, in order; undefined where there is none. */
export const jobTextsOf = async (
  files: readonly string[],
  { job, jobs }: { job: string | null; jobs: string | null },
): Promise<(JobSource | undefined)[]> => {
  if (job !== null) {
    const source = await jobSourceOf(job);
    return files.map(() => source);
  }
  if (jobs === null) return files.map(() => undefined);
  const paths = (await readFile(jobs, 'utf8')).split(/\r?\n/);
  return Promise.all(files.map((_, index) => sourceAt(paths[index]?.trim() ?? '', path.dirname(jobs))));
};

/** Paths in a list are resolved against the working directory, then against the folder of the list. */
const sourceAt = async (file: string, folder: string): Promise<JobSource | undefined> => {
  if (file === '') return undefined;
  return jobSourceOf(existsSync(file) ? file : path.resolve(folder, file));
};
