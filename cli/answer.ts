import { type CohortEntry, cohortEntryOf } from '#contract/cohort/cohort-entry.ts';
import type { CheckedFile } from './check-file.ts';
import { printError, printResult } from './print-result.ts';

export const exitCodes = { fine: 0, blockers: 1, unreadable: 2, wrongUse: 64 } as const;

/** One file to check, and how to print what comes out. */
export type Question = {
  file: string;
  /** Text of the job description. */
  job?: string;
  jobUrl?: string;
  today: string;
  asJson: boolean;
  hasColor: boolean;
};

/** The output for a file, the exit code that it asks for, and what a report on all files says of it. */
export type Answer = { text: string; code: number; entry: CohortEntry | null; error: string | null };

export const answerWith = (checked: CheckedFile, { asJson, hasColor }: Question): Answer => ({
  text: `${textOf(checked, asJson, hasColor)}\n`,
  code: codeOf(checked),
  entry: checked.is === 'result' ? cohortEntryOf(checked.result) : null,
  error: checked.is === 'error' ? checked.line.error.message : null,
});

const textOf = (checked: CheckedFile, asJson: boolean, hasColor: boolean): string => {
  if (asJson) return JSON.stringify(checked.is === 'result' ? checked.result : checked.line);
  return checked.is === 'result' ? printResult(checked.result, hasColor) : printError(checked.line, hasColor);
};

const codeOf = (checked: CheckedFile): number => {
  if (checked.is === 'error') return exitCodes.unreadable;
  const hasBlocker = checked.result.checks.some((check) => check.outcome === 'fail' && check.impact === 'blocker');
  return hasBlocker ? exitCodes.blockers : exitCodes.fine;
};
