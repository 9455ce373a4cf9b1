import { parseArgs } from 'node:util';
import { jobUrlSchema } from '#contract/api/analyses.ts';
import { type ReportFormat, reportFormatOf } from './report.ts';

export type CheckCommand = {
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
  /** How many processes read at once; null for one per core. */
  processes: number | null;
};

export type Arguments = { is: 'check'; command: CheckCommand } | { is: 'help' } | { is: 'wrong'; sentence: string };

export const usage = `Usage: parsewell check FILE... [--job FILE] [--jobs FILE] [--job-url ADDRESS] [--processes N] [--json]
                            [--report FILE]

  FILE          resumes, PDF or DOCX
  --job FILE    a job description (plain text) to compare all resumes with
  --jobs FILE   a text file with the path of one job description per line, in the order of the resumes
  --job-url ADDRESS
                the address of the job posting, which may identify the ATS you apply through; it is never opened
  --processes N how many files to read at once (default: one per core); each has limits on time and memory
  --json        print the full analysis as one line of JSON per file, in order
  --report FILE also write one report on all files: a table, median scores and what most of them should fix;
                the name of FILE ends in .html, .csv or .json

Exit codes: 0 no blockers, 1 a file has blockers, 2 a file could not be read, 64 wrong usage.`;

/** Parses the command-line arguments (without the program name). */
export const readArguments = (words: readonly string[]): Arguments => {
  if (words.includes('--help') || words.includes('-h') || words[0] === 'help') return { is: 'help' };
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        job: { type: 'string' },
        jobs: { type: 'string' },
        'job-url': { type: 'string' },
        processes: { type: 'string' },
        json: { type: 'boolean' },
        report: { type: 'string' },
      },
    });
    const [verb, ...files] = positionals;
    if (verb !== 'check') return wrong(verb === undefined ? 'Name a command: check.' : `Unknown command '${verb}'.`);
    if (files.length === 0) return wrong('Name at least one file to check.');
    if (values.job !== undefined && values.jobs !== undefined) return wrong('Use either --job or --jobs, not both.');
    const jobUrl = values['job-url'] ?? null;
    const urlFault = jobUrl === null ? undefined : jobUrlSchema.safeParse(jobUrl).error?.issues[0]?.message;
    if (urlFault !== undefined) return wrong(`--job-url: ${urlFault}`);
    const processes = values.processes ?? null;
    if (processes !== null && !/^[1-9]\d{0,2}$/.test(processes))
      return wrong('--processes: Use a whole number from 1 to 999.');
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
        processes: processes === null ? null : Number(processes),
      },
    };
  } catch (error) {
    return wrong(error instanceof Error ? error.message : 'These arguments are not valid.');
  }
};

const wrong = (sentence: string): Arguments => ({ is: 'wrong', sentence });
