import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import type { CheckedFile } from '../check-file.ts';
import type { FileError } from '../open-file.ts';

/** What the outputs for builds say about a file: a part of its analysis, because a build may have thousands of files. */
export type Outcome = { file: string; atsScore: number; checks: AnalysisResult['checks'] } | FileError;

export const outcomeOf = (file: string, checked: CheckedFile): Outcome =>
  checked.is === 'error'
    ? { file, error: checked.line.error }
    : { file, atsScore: checked.result.atsScore, checks: checked.result.checks };

type Finding = AnalysisResult['checks'][number]['findings'][number];

/** A finding in a few lines of text: what it is, where, and what to do. */
export const linesOf = ({ message, evidence, fix }: Finding): string[] => {
  const quotes = evidence.flatMap(({ quote, page }) => {
    if (quote === '') return [];
    return [page === undefined ? `"${quote}"` : `page ${page}: "${quote}"`];
  });
  return [message, ...quotes, `Do: ${fix}`];
};
