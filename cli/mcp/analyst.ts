import path from 'node:path';
import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { limits } from '#contract/product/limits.ts';
import { defaultBounds } from '#processes/bounds.ts';
import { type JobSource, jobSourceOf } from '../job-source.ts';
import { type Reader, startReader } from '../reader.ts';
import { childProgram } from '../readers.ts';
import type { ResumeInput } from './inputs.ts';

/** Expected: the message is a sentence for the user. */
export class ToolError extends Error {}

export type Analyst = { analyze: (input: ResumeInput) => Promise<AnalysisResult>; close: () => void };

/** An assistant may stay open for days, and the process that reads files holds up to 250 MB. */
const idleMs = 5 * 60_000;

/** Reads one resume after another in a process with limits on time and memory, which ends when it has nothing to do. */
export const createAnalyst = (): Analyst => {
  let reader: Reader | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const close = (): void => {
    clearTimeout(idle);
    reader?.kill();
    reader = null;
  };
  const fitReader = (): Reader => {
    if (reader?.isFit() !== true) {
      close();
      reader = startReader(defaultBounds, childProgram);
    }
    return reader ?? startReader(defaultBounds, childProgram);
  };
  const analyze = async (input: ResumeInput): Promise<AnalysisResult> => {
    const job = await jobOf(input);
    clearTimeout(idle);
    const { checked } = await fitReader().read({
      // Absolute, because '-' would be standard input, which carries the protocol.
      file: path.resolve(input.resume),
      today: new Date().toISOString().slice(0, 10),
      asJson: true,
      hasColor: false,
      ...(job === null ? {} : { job }),
      ...(input.jobUrl === undefined ? {} : { jobUrl: input.jobUrl }),
    });
    idle = setTimeout(close, idleMs).unref();
    if (checked.is === 'error') throw new ToolError(`${input.resume}: ${checked.line.error.message}`);
    return checked.result;
  };

  return {
    analyze(input) {
      const next = last.then(() => analyze(input));
      last = next.catch(() => undefined);
      return next;
    },
    close,
  };
};

const jobOf = async ({ job, jobFile }: ResumeInput): Promise<JobSource | null> => {
  if (job !== undefined && jobFile !== undefined) throw new ToolError('Give either job or jobFile, not both.');
  if (jobFile === undefined) return job ?? null;
  const source = await jobSourceOf(jobFile).catch((error: Error) => {
    throw new ToolError(error.message);
  });
  if (typeof source === 'string' && source.length > limits.jobDescriptionCharacters)
    throw new ToolError(
      `${jobFile}: A job description may have up to ${limits.jobDescriptionCharacters.toLocaleString('en-US')} characters. Give the part about the job.`,
    );
  return source;
};
