import { parseArgs } from 'node:util';
import { jobUrlSchema } from '#contract/api/analyses.ts';

export type CheckCommand = {
  files: readonly string[];
  /** Path of the one job description for all files. */
  job: string | null;
  /** Path of a text with the path of one job description a line, in the order of the files. */
  jobs: string | null;
  /** Address of the job advert. It is never opened: its host may name the system behind it. */
  jobUrl: string | null;
  asJson: boolean;
};

export type Arguments = { is: 'check'; command: CheckCommand } | { is: 'help' } | { is: 'wrong'; sentence: string };

export const usage = `Usage: parsewell check FILE... [--job FILE] [--jobs FILE] [--job-url ADDRESS] [--json]

  FILE          resumes, PDF or DOCX
  --job FILE    a job description (text) that all files are matched with
  --jobs FILE   a text with the path of one job description a line, in the order of the files
  --job-url ADDRESS
                the address of the job advert: names the system you apply through, and is never opened
  --json        one line of JSON a file, in order: the full analysis

Exit codes: 0 fine, 1 some file has blockers, 2 some file could not be read, 64 wrong use.`;

/** What the words after the program's name ask for. */
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
        json: { type: 'boolean' },
      },
    });
    const [verb, ...files] = positionals;
    if (verb !== 'check')
      return wrong(verb === undefined ? 'Say what to do: check.' : `There is no command '${verb}'.`);
    if (files.length === 0) return wrong('Name at least one file to check.');
    if (values.job !== undefined && values.jobs !== undefined) return wrong('Use either --job or --jobs, not both.');
    const jobUrl = values['job-url'] ?? null;
    const urlFault = jobUrl === null ? undefined : jobUrlSchema.safeParse(jobUrl).error?.issues[0]?.message;
    if (urlFault !== undefined) return wrong(`--job-url: ${urlFault}`);
    return {
      is: 'check',
      command: { files, job: values.job ?? null, jobs: values.jobs ?? null, jobUrl, asJson: values.json === true },
    };
  } catch (error) {
    return wrong(error instanceof Error ? error.message : 'These arguments do not fit.');
  }
};

const wrong = (sentence: string): Arguments => ({ is: 'wrong', sentence });
