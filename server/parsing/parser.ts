import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import type { Failure } from '#engine/model/failure.ts';
import type { WordsResult } from './wire.ts';

export type ParseJob = {
  /** Becomes the id of the result. */
  id: string;
  bytes: Uint8Array;
  filename: string;
  jobDescription?: string;
  /** Address of the job advert; nothing opens it. */
  jobUrl?: string;
  /** 'YYYY-MM-DD' */
  today: string;
};

/** What becomes of a process that reads a file: `crashed`, `too-slow` and `too-large` are the file's doing, `busy` is not. */
export type Mishap = { is: 'crashed' | 'too-slow' | 'too-large' } | { is: 'busy'; retryAfterSeconds: number };

/** A result, or the engine's reason why there is none. */
export type ParseOutcome = { is: 'result'; result: AnalysisResult } | { is: 'unreadable'; failure: Failure } | Mishap;

/** A page of a PDF; `page` counts from 1. */
export type DrawJob = { bytes: Uint8Array; page: number };

/** `png` is null when the file has no such page. */
export type DrawOutcome = { is: 'picture'; png: Buffer | null } | { is: 'unreadable'; failure: Failure } | Mishap;

/** A text of the person's own instead of a file. `headings` are its lines that are titles of sections. */
export type WhatIfJob = { text: string; headings: readonly string[]; jobDescription?: string; today: string };

export type WhatIfOutcome = { is: 'words'; words: WordsResult } | Mishap;

/** Where untrusted files are read. */
export type Parser = {
  parse: (job: ParseJob) => Promise<ParseOutcome>;
  draw: (job: DrawJob) => Promise<DrawOutcome>;
  whatIf: (job: WhatIfJob) => Promise<WhatIfOutcome>;
  /** Kills the processes; jobs that wait or run end as `busy`. */
  close: () => Promise<void>;
};
