import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AnalysisResult } from '#contract/report/analysis-result.ts';
import { presentAnalysis } from '#contract/report/present-analysis.ts';
import dictionary from 'dictionary-en';
import { analyze } from '#engine/analyze.ts';
import { spellerFrom } from '#engine/read/dictionary.ts';
import type { Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';

/** `code` is the engine's failure code, or 'cannot-open' when the file itself cannot be opened. */
export type FileError = { file: string; error: { code: string; message: string } };
export type CheckedFile = { is: 'result'; result: AnalysisResult } | { is: 'error'; line: FileError };

const speller = spellerFrom(dictionary);

/** Analyzes one file from disk. `job` is the text of a job description, `jobUrl` the address of the job posting; `today` is 'YYYY-MM-DD'. */
export const checkFile = async (
  file: string,
  job: string | undefined,
  today: string,
  pdfium: Pdfium,
  jobUrl?: string,
): Promise<CheckedFile> => {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => error);
  if (bytes instanceof Error) return failed(file, 'cannot-open', sentenceFor(bytes));

  const filename = path.basename(file);
  const address = jobUrl === undefined ? {} : { jobUrl };
  const analysis = analyze(
    { bytes, filename, today, ...(job === undefined ? {} : { job }), ...address },
    pdfium,
    speller,
  );
  if (!analysis.ok) return failed(file, analysis.failure.code, analysis.failure.message);
  const about = { id: filename, ...(job === undefined ? {} : { jobDescription: job }), ...address };
  return { is: 'result', result: presentAnalysis(analysis.value, about) };
};

const failed = (file: string, code: string, message: string): CheckedFile => ({
  is: 'error',
  line: { file, error: { code, message } },
});

const openingFaults: Record<string, string> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder, not a file.',
  EACCES: 'You do not have permission to read this file.',
};

const sentenceFor = (error: NodeJS.ErrnoException): string =>
  openingFaults[error.code ?? ''] ?? 'This file cannot be opened.';
