import path from 'node:path';
import { type AnalysisResult } from '#contract/report/analysis-result.ts';
import { presentAnalysis } from '#contract/report/present-analysis.ts';
import dictionary from 'dictionary-en';
import { analyze } from '#engine/analyze.ts';
import { spellerFrom } from '#engine/read/dictionary.ts';
import type { Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { openFile, standardInput, unreadable, type UnreadableFile } from './open-file.ts';

export type CheckedFile = { is: 'result'; result: AnalysisResult } | UnreadableFile;

const speller = spellerFrom(dictionary);

/** Analyzes one file from disk. `job` is the text of a job description, `jobUrl` the address of the job posting; `today` is 'YYYY-MM-DD'. */
export const checkFile = async (
  file: string,
  job: string | undefined,
  today: string,
  pdfium: Pdfium,
  jobUrl?: string,
): Promise<CheckedFile> => {
  const opened = await openFile(file);
  return opened.is === 'error' ? opened : checkBytes(file, opened.bytes, job, today, pdfium, jobUrl);
};

/** The same for the content of a file; its path only names it. */
export const checkBytes = (
  file: string,
  bytes: Uint8Array,
  job: string | undefined,
  today: string,
  pdfium: Pdfium,
  jobUrl?: string,
): CheckedFile => {
  const name = path.basename(file);
  // What comes from a pipe has no name that could be judged.
  const filename = file === standardInput ? '' : name;
  const address = jobUrl === undefined ? {} : { jobUrl };
  const analysis = analyze(
    { bytes, filename, today, ...(job === undefined ? {} : { job }), ...address },
    pdfium,
    speller,
  );
  if (!analysis.ok) return unreadable(file, analysis.failure.code, analysis.failure.message);
  const about = { id: name, ...(job === undefined ? {} : { jobDescription: job }), ...address };
  return { is: 'result', result: { ...presentAnalysis(analysis.value, about), filename: name } };
};
