import { parseArgs } from 'node:util';
import { jobUrlSchema } from '#contract/api/analyses.ts';
import { standardInput } from './open-file.ts';
import { type ReportFormat, reportFormatOf } from './report.ts';

export type CheckCommand = {
  /** Paths, patterns and '-', as typed. */
  files: readonly string[];
  /** Path of the job description that all files are compared with. */
  job: string | null;
  /** Path of a text file with the path of one job description per line, in the order of the files. */
  jobs: string | null;
  /** Link to the job posting. It is never opened; its host may identify the ATS behind it. */
  jobUrl: string | null;
  asJson: boolean;
  /** Path of the report on all files that is written besides what is printed. */
  report: { file: string; format: ReportFormat } | null;
  /** Paths of the outputs for builds, as JUnit XML and as SARIF. */
  junit: string | null;
  sarif: string | null;
  /** The lowest ATS compatibility score that passes, from 0 to 100. */
  failUnder: number | null;
  /** Whether files are checked again when they change. */
  isWatching: boolean;
  /** How many processes read at once; null for one per core. */
  processes: number | null;
};

export type Arguments =
  | { is: 'check'; command: CheckCommand }
  | { is: 'mcp' }
  | { is: 'help' }
  | { is: 'version' }
  | { is: 'wrong'; sentence: string };

/** Parses the command-line arguments (without the program name). */
export const readArguments = (words: readonly string[]): Arguments => {
  if (words.includes('--help') || words.includes('-h') || words[0] === 'help') return { is: 'help' };
  if (words.includes('--version') || words.includes('-v')) return { is: 'version' };
  if (words[0] === 'mcp') return words.length === 1 ? { is: 'mcp' } : wrong('mcp takes no options.');
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        job: { type: 'string' },
        jobs: { type: 'string' },
        'job-url': { type: 'string' },
        'fail-under': { type: 'string' },
        processes: { type: 'string' },
        json: { type: 'boolean' },
        watch: { type: 'boolean' },
        report: { type: 'string' },
        junit: { type: 'string' },
        sarif: { type: 'string' },
      },
    });
    const [verb, ...files] = positionals;
    if (verb !== 'check')
      return wrong(verb === undefined ? 'Name a command: check or mcp.' : `Unknown command '${verb}'.`);
    if (files.length === 0) return wrong('Name at least one file to check.');
    if (files.filter((file) => file === standardInput).length > 1)
      return wrong('Use - only once: standard input can be read only once.');
    if (values.watch === true && files.includes(standardInput))
      return wrong('--watch needs files: standard input can be read only once.');
    if (values.job !== undefined && values.jobs !== undefined) return wrong('Use either --job or --jobs, not both.');
    const jobUrl = values['job-url'] ?? null;
    const urlFault = jobUrl === null ? undefined : jobUrlSchema.safeParse(jobUrl).error?.issues[0]?.message;
    if (urlFault !== undefined) return wrong(`--job-url: ${urlFault}`);
    const processes = wholeNumber('processes', values.processes, 1, 999);
    if (processes instanceof Error) return wrong(processes.message);
    const failUnder = wholeNumber('fail-under', values['fail-under'], 0, 100);
    if (failUnder instanceof Error) return wrong(failUnder.message);
    const report = values.report ?? null;
    const format = report === null ? null : reportFormatOf(report);
    if (report !== null && format === null) return wrong('--report: Use a name that ends in .html, .csv or .json.');
    return {
      is: 'check',
      command: {
        files,
        job: values.job ?? null,
        jobs: values.jobs ?? null,
        jobUrl,
        asJson: values.json === true,
        report: report === null || format === null ? null : { file: report, format },
        junit: values.junit ?? null,
        sarif: values.sarif ?? null,
        failUnder,
        isWatching: values.watch === true,
        processes,
      },
    };
  } catch (error) {
    return wrong(error instanceof Error ? error.message : 'These arguments are not valid.');
  }
};

/** The value of an option that counts something; null where it was not given. */
const wholeNumber = (option: string, text: string | undefined, min: number, max: number): number | null | Error => {
  if (text === undefined) return null;
  const isInRange = /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max;
  return isInRange ? Number(text) : new Error(`--${option}: Use a whole number from ${min} to ${max}.`);
};

const wrong = (sentence: string): Arguments => ({ is: 'wrong', sentence });
