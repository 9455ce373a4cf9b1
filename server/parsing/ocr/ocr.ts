import { ocrLimits } from '#contract/product/ocr-limits.ts';
import type { RecognizedResume } from '#contract/report/recognized-resume.ts';
import type { Failure } from '#engine/model/failure.ts';
import type { Queue } from '../../queue/queue.ts';
import type { ParseFailure } from '../parser.ts';
import { createShares, type TakeShare } from '../shares.ts';
import { createTurns } from '../turns.ts';
import { defaultBounds, type Said, startWorker, type Worker, type WorkerBounds } from '../worker.ts';

export type OcrJob = { person: string; bytes: Uint8Array; filename: string };

/** `refused`: with a sentence that says why and what to do. */
export type OcrOutcome =
  | { is: 'recognized'; recognized: RecognizedResume }
  | { is: 'refused'; message: string }
  | { is: 'unreadable'; failure: Failure }
  | ParseFailure;

/** Reads the pictures of a PDF. */
export type Ocr = {
  recognize: (job: OcrJob) => Promise<OcrOutcome>;
  /** Kills the process; waiting and running jobs end as `busy`. */
  close: () => Promise<void>;
};

/** The process stops by itself and says what it has read; these are for one that does not. */
const bounds: WorkerBounds = {
  ...defaultBounds,
  cpuSeconds: ocrLimits.seconds + 5,
  wallMs: (ocrLimits.clockSeconds + 10) * 1000,
  // Ten pages of text took at most 400 MB. With it and a server, a machine of 1 GB is not full.
  residentBytes: 450 * 1024 * 1024,
};
/** One for each person, on all servers together. A person's other jobs go on meanwhile. */
export const ocrShare =
  ({ share }: Pick<Queue, 'share'>): TakeShare =>
  (person) =>
    share(`ocr ${person}`, 1);

/** How many may wait, with their files in memory, and for how long: the page tries again by itself. */
const queueLength = 4;
const queueMs = 15_000;

/** The process for one file, with limits of its own. `script` is its program, by default its sources. */
export const startOcrWorker = (script?: string): Worker => startWorker(bounds, script);

export type OcrOptions = {
  script?: string | undefined;
  takeShare?: TakeShare;
  start?: () => Worker;
};

/**
 * OCR takes a hundred times as long as reading a document, and the engine keeps its memory. So it is not done by the
 * processes that read documents: a process begins for each file and ends with it. One at a time, and one at a time for
 * each person on all servers together, so that it never takes more than one processor and the memory of one process.
 */
export const createOcr = ({ script, takeShare, start = () => startOcrWorker(script) }: OcrOptions = {}): Ocr => {
  const turns = createTurns({ places: 1, shares: createShares(takeShare), queueLength, queueMs, queueEach: 1 });
  let isClosed = false;
  let working: Worker | null = null;
  return {
    async recognize({ person, bytes, filename }) {
      const end = await turns.take({ person });
      if (end === null || isClosed) return { is: 'busy', retryAfterSeconds: 5 };
      const worker = (working = start());
      try {
        const said = await worker.work({ head: { kind: 'recognize', filename }, bytes });
        if (isClosed) return { is: 'busy', retryAfterSeconds: 5 };
        return isAnswer(said) ? said : { is: 'crashed' };
      } finally {
        worker.kill();
        working = null;
        end();
      }
    },
    async close() {
      isClosed = true;
      turns.close();
      working?.kill();
    },
  };
};

const isAnswer = (said: Said): said is OcrOutcome =>
  ['recognized', 'refused', 'unreadable', 'crashed', 'too-slow', 'too-large', 'busy'].includes(said.is);
