import { z } from 'zod';
import { analysisResultSchema } from '#contract/report/analysis-result.ts';
import type { CheckedFile } from './check-file.ts';
import type { JobSource } from './job-source.ts';
import { printError, printResult } from './print-result.ts';

/** One file to check, and how to print what comes out. */
export type Question = {
  file: string;
  /** The job description. */
  job?: JobSource;
  jobUrl?: string;
  today: string;
  asJson: boolean;
  hasColor: boolean;
};

/** What a process answers: the text to print for a file, and what it was made from. */
export const answerSchema = z.object({
  text: z.string(),
  checked: z.discriminatedUnion('is', [
    z.object({ is: z.literal('result'), result: analysisResultSchema }),
    z.object({
      is: z.literal('error'),
      line: z.object({ file: z.string(), error: z.object({ code: z.string(), message: z.string() }) }),
    }),
  ]),
});
export type Answer = { text: string; checked: CheckedFile };

export const answerWith = (checked: CheckedFile, { asJson, hasColor }: Question): Answer => ({
  text: `${textOf(checked, asJson, hasColor)}\n`,
  checked,
});

const textOf = (checked: CheckedFile, asJson: boolean, hasColor: boolean): string => {
  if (asJson) return JSON.stringify(checked.is === 'result' ? checked.result : checked.line);
  return checked.is === 'result' ? printResult(checked.result, hasColor) : printError(checked.line, hasColor);
};
