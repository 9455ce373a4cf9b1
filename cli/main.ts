import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CheckCommand, readArguments, usage } from './arguments.ts';
import type { CheckedFile } from './check-file.ts';
import { printError, printResult } from './print-result.ts';

const exitCodes = { fine: 0, blockers: 1, unreadable: 2, wrongUse: 64 } as const;

const main = async (words: readonly string[]): Promise<number> => {
  const asked = readArguments(words);
  if (asked.is === 'help') return say(usage, exitCodes.fine);
  if (asked.is === 'wrong') return complain(`${asked.sentence}\n\n${usage}`);

  const jobs = await jobTextsOf(asked.command).catch((error: Error) => error);
  if (jobs instanceof Error) return complain(`The job description cannot be read: ${jobs.message}`);

  // Loaded only now: the engine takes most of the start-up time, and help or a wrong word need none of it.
  const [{ compilePdfium }, { checkFile }] = await Promise.all([
    import('#engine/read/pdf/pdfium/pdfium.ts'),
    import('./check-file.ts'),
  ]);
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const startPdfium = await compilePdfium(wasm);
  const today = new Date().toISOString().slice(0, 10);
  let code: number = exitCodes.fine;
  for (const [index, file] of asked.command.files.entries()) {
    // A fresh instance for each file, so that a broken file cannot affect the next.
    const checked = await checkFile(file, jobs[index], today, await startPdfium(), asked.command.jobUrl ?? undefined);
    process.stdout.write(lineOf(checked, asked.command.asJson));
    code = Math.max(code, codeOf(checked));
  }
  return code;
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

const lineOf = (checked: CheckedFile, asJson: boolean): string => {
  if (asJson) return `${JSON.stringify(checked.is === 'result' ? checked.result : checked.line)}\n`;
  const hasColor = process.stdout.hasColors?.() ?? false;
  return `${checked.is === 'result' ? printResult(checked.result, hasColor) : printError(checked.line, hasColor)}\n`;
};

const codeOf = (checked: CheckedFile): number => {
  if (checked.is === 'error') return exitCodes.unreadable;
  const hasBlocker = checked.result.checks.some((check) => check.outcome === 'fail' && check.impact === 'blocker');
  return hasBlocker ? exitCodes.blockers : exitCodes.fine;
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
