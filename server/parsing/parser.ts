import type { AnalysisResult } from '#contract/analysis-result.ts';
import type { Failure } from '#engine/model/failure.ts';

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

/** A result, the engine's reason why there is none, or what became of the process: `crashed` and `too-slow` are the file's doing, `busy` is not. */
export type ParseOutcome =
  | { is: 'result'; result: AnalysisResult }
  | { is: 'unreadable'; failure: Failure }
  | { is: 'crashed' | 'too-slow' | 'too-large' }
  | { is: 'busy'; retryAfterSeconds: number };

/** Where untrusted files are read. */
export type Parser = {
  parse: (job: ParseJob) => Promise<ParseOutcome>;
  /** Kills the processes; jobs that wait or run end as `busy`. */
  close: () => Promise<void>;
};
