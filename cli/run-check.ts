import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { cohortEntryOf } from '#contract/cohort/cohort-entry.ts';
import { type Answer, answerWith, type Question } from './answer.ts';
import type { CheckCommand } from './arguments.ts';
import type { CheckedFile } from './check-file.ts';
import { exitCodeOf, exitCodes, shortfallOf } from './exit-code.ts';
import { expandFiles } from './expand-files.ts';
import type { JobSource } from './job-source.ts';
import { jobTextsOf } from './job-texts.ts';
import { openFile } from './open-file.ts';
import { readInProcesses } from './readers.ts';
import { junitText } from './outputs/junit.ts';
import { type Outcome, outcomeOf } from './outputs/outcome.ts';
import { sarifText } from './outputs/sarif.ts';
import type { ReportRow } from './report-row.ts';
import { reportText } from './report.ts';
import { version } from './version.ts';
import { WrongUse } from './wrong-use.ts';

/** Checks the files of a command and prints what comes out. Returns the exit code; never, while it watches. */
export const runCheck = async (command: CheckCommand): Promise<number> => {
  const { job, jobs, report, junit, sarif } = command;
  const outputs = [report?.file, junit, sarif].filter((file) => typeof file === 'string');
  const expand = (): Promise<string[]> => expandFiles(command.files, outputs);
  if (!command.isWatching) return checkOnce(command, await expand());
  const { watchFiles } = await import('./watch.ts');
  const others = [job, jobs].filter((file) => file !== null);
  // An output is about all files.
  return watchFiles(command.files, expand, others, (files, changed) =>
    checkOnce(command, files, outputs.length > 0 ? files : changed),
  );
};

/** `due` are those of the files that are checked; a list of job descriptions is in the order of all. */
const checkOnce = async (
  command: CheckCommand,
  files: readonly string[],
  due: readonly string[] = files,
): Promise<number> => {
  const jobs = await jobTextsOf(files, command).catch((error: Error) => {
    throw new WrongUse(`The job description cannot be read: ${error.message}`);
  });
  const { failUnder, report, junit, sarif } = command;
  const today = new Date().toISOString().slice(0, 10);
  const rows: ReportRow[] = [];
  const outcomes: Outcome[] = [];
  const shortfalls: string[] = [];
  let code: number = exitCodes.fine;
  const write = (file: string, { text, checked }: Answer): void => {
    process.stdout.write(text);
    code = Math.max(code, exitCodeOf(checked, failUnder));
    const shortfall = shortfallOf(file, checked, failUnder);
    if (shortfall !== null) shortfalls.push(shortfall);
    if (report !== null) rows.push(rowOf(file, checked));
    if (junit !== null || sarif !== null) outcomes.push(outcomeOf(file, checked));
  };
  const questions = questionsOf(files, jobs, today, command).filter(({ file }) => due.includes(file));
  await answerAll(questions, command, write);
  // Last, because among the output for many files they would be overlooked, and not into the output, which may be JSON.
  for (const shortfall of shortfalls) process.stderr.write(`${shortfall}\n`);
  if (report !== null) await writeOutput(report.file, reportText(report.format, rows, today));
  if (junit !== null) await writeOutput(junit, junitText(outcomes, failUnder));
  if (sarif !== null) await writeOutput(sarif, sarifText(outcomes, failUnder, version()));
  return code;
};

const writeOutput = (file: string, text: string): Promise<void> =>
  writeFile(file, text).catch((error: Error) => {
    throw new WrongUse(`${file} cannot be written: ${error.message}`);
  });

const rowOf = (file: string, checked: CheckedFile): ReportRow =>
  checked.is === 'result'
    ? { file, entry: cohortEntryOf(checked.result), error: null }
    : { file, entry: null, error: checked.line.error.message };

const questionsOf = (
  files: readonly string[],
  jobs: readonly (JobSource | undefined)[],
  today: string,
  { jobUrl, asJson }: CheckCommand,
): Question[] => {
  const hasColor = process.stdout.hasColors?.() ?? false;
  return files.map((file, index) => {
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
};

const answerAll = async (
  questions: readonly Question[],
  { processes }: CheckCommand,
  write: (file: string, answer: Answer) => void,
): Promise<void> => {
  const [only, ...others] = questions;
  if (only === undefined) return;
  if (others.length > 0) return readInProcesses(questions, write, { processes: processes ?? availableParallelism() });
  // Starting another process would cost more than reading one file. Loaded only now: the engine takes most of the
  // start-up time, and help, a wrong word or several files need none of it here.
  const opened = await openFile(only.file);
  if (opened.is === 'error') return write(only.file, answerWith(opened, only));
  const { openReader } = await import('./open-reader.ts');
  const read = await openReader();
  write(only.file, await read(only, opened.bytes));
};
