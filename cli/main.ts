import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type Answer, answerWith, exitCodes, type Question } from './answer.ts';
import { type CheckCommand, readArguments, usage } from './arguments.ts';
import { openFile } from './open-file.ts';
import { readInProcesses } from './readers.ts';
import type { ReportRow } from './report-row.ts';
import { reportText } from './report.ts';

const main = async (words: readonly string[]): Promise<number> => {
  const asked = readArguments(words);
  if (asked.is === 'help') return say(usage, exitCodes.fine);
  if (asked.is === 'wrong') return complain(`${asked.sentence}\n\n${usage}`);

  const jobs = await jobTextsOf(asked.command).catch((error: Error) => error);
  if (jobs instanceof Error) return complain(`The job description cannot be read: ${jobs.message}`);

  const { files, jobUrl, asJson, processes, report } = asked.command;
  const hasColor = process.stdout.hasColors?.() ?? false;
  const today = new Date().toISOString().slice(0, 10);
  const questions = files.map((file, index): Question => {
    const job = jobs[index];
    return {
      file,
      today,
      asJson,
      hasColor,
      ...(job === undefined ? {} : { job }),
      ...(jobUrl === null ? {} : { jobUrl }),
    };
  });
  let code: number = exitCodes.fine;
  const rows: ReportRow[] = [];
  const write = (answer: Answer): void => {
    process.stdout.write(answer.text);
    code = Math.max(code, answer.code);
    if (report !== null) rows.push({ file: files[rows.length] ?? '', entry: answer.entry, error: answer.error });
  };

  const [only, ...others] = questions;
  if (only !== undefined && others.length === 0) {
    // Starting another process would cost more than reading one file. Loaded only now: the engine takes most of the
    // start-up time, and help, a wrong word or several files need none of it here.
    const opened = await openFile(only.file);
    if (opened.is === 'error') write(answerWith(opened, only));
    else {
      const { openReader } = await import('./open-reader.ts');
      const read = await openReader();
      write(await read(only, opened.bytes));
    }
  } else await readInProcesses(questions, write, { processes: processes ?? availableParallelism() });
  if (report === null) return code;
  const fault = await writeFile(report.file, reportText(report.format, rows, today)).catch((error: Error) => error);
  return fault instanceof Error ? complain(`The report cannot be written: ${fault.message}`) : code;
};

/** The job text for each file, in order; undefined where there is none. */
const jobTextsOf = async ({ files, job, jobs }: CheckCommand): Promise<(string | undefined)[]> => {
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

const say = (text: string, code: number): number => {
  process.stdout.write(`${text}\n`);
  return code;
};

const complain = (text: string): number => {
  process.stderr.write(`${text}\n`);
  return exitCodes.wrongUse;
};

// `parsewell check ... | head` closes the pipe early: that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? exitCodes.fine : 1));

// Set, rather than calling process.exit(), so that output still in the pipe is not cut off.
process.exitCode = await main(process.argv.slice(2));
