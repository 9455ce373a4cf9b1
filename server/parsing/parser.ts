import type { TemplateId } from '#contract/api/templates.ts';
import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import type { CheckedDocument } from '#contract/report/checked-document.ts';
import type { ReadBack } from '#contract/report/read-back.ts';
import type { Repairs } from '#contract/report/repair.ts';
import type { DataInFile, ResumeDraft } from '#contract/report/resume-draft.ts';
import type { Failure } from '#engine/model/failure.ts';
import type { RepairId } from '#engine/model/repair.ts';
import type { WordsResult } from './wire.ts';

/** Whose job it is: jobs of many users take turns. */
type Owned = { person: string };

export type ParseJob = Owned & {
  /** Becomes the id of the result. */
  id: string;
  bytes: Uint8Array;
  filename: string;
  jobDescription?: string;
  /** Link to the job posting; it is never opened. */
  jobUrl?: string;
  /** 'YYYY-MM-DD' */
  today: string;
};

/** How reading can fail: `crashed`, `too-slow` and `too-large` are the file's fault, `busy` is not. */
export type ParseFailure = { is: 'crashed' | 'too-slow' | 'too-large' } | { is: 'busy'; retryAfterSeconds: number };

/** A result, or the engine's reason for not giving one. */
export type ParseOutcome =
  | { is: 'result'; result: AnalysisResult }
  | { is: 'unreadable'; failure: Failure }
  | ParseFailure;

/** A page of a PDF; `page` counts from 1. */
export type DrawJob = Owned & { bytes: Uint8Array; page: number };

/** `png` is null when the file has no such page; `pages`: how many it has, 0 when that was not told. */
export type DrawOutcome =
  | { is: 'picture'; png: Buffer | null; pages: number }
  | { is: 'unreadable'; failure: Failure }
  | ParseFailure;

/** The resume in a file as a document to go on with. */
export type ImportJob = Owned & { bytes: Uint8Array; filename: string };
/** `usesData`: the data that a PDF of ours carries comes before its pages, if both have the same text. */
export type DraftJob = ImportJob & { usesData: boolean };

export type DraftOutcome =
  | { is: 'draft'; draft: ResumeDraft; dataInFile: DataInFile }
  | { is: 'unreadable'; failure: Failure }
  | ParseFailure;

/** The text of a job posting in a file: PDF, Word, a saved web page, an email or plain text. */
export type PostingJob = Owned & { bytes: Uint8Array; filename: string };

export type PostingOutcome = { is: 'posting'; text: string } | { is: 'unreadable'; failure: Failure } | ParseFailure;

/** `refused`: with a sentence that says why and what to do. */
export type ImportOutcome = DraftOutcome | { is: 'refused'; message: string };

/** A Word file to repair; `only`: the chosen repairs, all that are offered without it. */
export type RepairJob = Owned & {
  bytes: Uint8Array;
  filename: string;
  jobDescription?: string;
  today: string;
  only?: readonly RepairId[];
  wantsFile: boolean;
};

/** `file` is null unless it was wanted. */
export type RepairOutcome =
  | { is: 'repaired'; repairs: Repairs; file: Buffer | null }
  | { is: 'unreadable'; failure: Failure }
  | ParseFailure;

/** A text that the person typed, instead of a file. `headings` are the lines that are section headings. */
export type WhatIfJob = Owned & {
  text: string;
  headings: readonly string[];
  jobDescription?: string;
  today: string;
};

export type WhatIfOutcome = { is: 'words'; words: WordsResult } | ParseFailure;

/** A document of the workspace, made into a Word file of this design and analyzed. */
export type CheckJob = Owned & {
  document: ResumeDraft;
  /** What its user began with: terms of the posting that were since added as a bare list earn nothing. null to count all. */
  start: ResumeDraft | null;
  design: TemplateId;
  jobDescription?: string;
  today: string;
};

export type CheckOutcome =
  | { is: 'checked'; checked: CheckedDocument }
  | { is: 'unreadable'; failure: Failure }
  | ParseFailure;

/** A file that a document of the workspace made, to be compared with it. */
export type ReadBackJob = Owned & { document: ResumeDraft; bytes: Uint8Array; filename: string };

export type ReadBackOutcome =
  | { is: 'read-back'; readBack: ReadBack }
  | { is: 'unreadable'; failure: Failure }
  | ParseFailure;

/** Reads untrusted files. */
export type Parser = {
  /** For a job of the queue, whose share has been taken. Goes before the others. */
  parse: (job: ParseJob) => Promise<ParseOutcome>;
  /** The same for a file that is not in the queue, in turn with the jobs below. Nothing is counted or stored. */
  parseAgain: (job: ParseJob) => Promise<ParseOutcome>;
  check: (job: CheckJob) => Promise<CheckOutcome>;
  readBack: (job: ReadBackJob) => Promise<ReadBackOutcome>;
  draw: (job: DrawJob) => Promise<DrawOutcome>;
  draft: (job: DraftJob) => Promise<DraftOutcome>;
  posting: (job: PostingJob) => Promise<PostingOutcome>;
  /** The resume in a file of another format, such as JSON Resume. */
  import: (job: ImportJob) => Promise<ImportOutcome>;
  repair: (job: RepairJob) => Promise<RepairOutcome>;
  whatIf: (job: WhatIfJob) => Promise<WhatIfOutcome>;
  /** Kills the processes; waiting and running jobs end as `busy`. */
  close: () => Promise<void>;
};
