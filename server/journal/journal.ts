import type { Database } from '../db/connect.ts';
import { entryOf } from './entry-of.ts';
import { insertJournal, type JournalEntry } from './store.ts';

/** How long a line waits for others, so that many are written at once. */
const gatherMs = 500;
/** Delay before the next attempt when the database is away. */
const retryMs = 5_000;
const batchSize = 200;
/** Queue limit: a database that is away must not fill our memory. */
const maxWaiting = 2_000;

export type Journal = {
  /** Takes a log line as JSON. Returns at once and never throws. */
  write: (line: string) => void;
  /** Writes the queued lines; those that cannot be written stay queued. */
  flush: () => Promise<void>;
  /** Writes the queued lines once more and closes. */
  close: () => Promise<void>;
};

/** Stores in the database what operators look up later. It gets the same lines as standard output. */
export const openJournal = (db: Database): Journal => {
  const waiting: JournalEntry[] = [];
  let lost = 0;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;
  let writing: Promise<void> = Promise.resolve();

  const plan = (ms: number): void => {
    if (timer !== null || isClosed) return;
    timer = setTimeout(() => {
      timer = null;
      void flush();
    }, ms);
    timer.unref();
  };

  const writeOut = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize);
      const lossCount = lost;
      const entries = lossCount === 0 ? batch : [lossOf(lossCount, batch), ...batch];
      const isWritten = await insertJournal(db, entries).then(
        () => true,
        // Requests that need the database already report that it is away; this will be retried.
        () => false,
      );
      if (!isWritten) return plan(retryMs);
      // Lines dropped in the meantime were at the front of the queue; do not remove any twice.
      const written = new Set(batch);
      waiting.splice(0, waiting.length, ...waiting.filter((entry) => !written.has(entry)));
      lost -= lossCount;
    }
  };
  const flush = (): Promise<void> => (writing = writing.then(writeOut));

  return {
    write(line) {
      const entry = entryOf(line);
      if (entry === null) return;
      waiting.push(entry);
      if (waiting.length > maxWaiting) {
        waiting.shift();
        lost += 1;
      }
      plan(gatherMs);
    },
    flush,
    async close() {
      await flush();
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
};

/** Dropped lines are reported, so that silence is not mistaken for calm. */
const lossOf = (count: number, near: readonly JournalEntry[]): JournalEntry => ({
  level: 'warning',
  message: `${count} lines before this one were lost: more came than could be written.`,
  source: 'server',
  kind: 'lines-lost',
  userId: null,
  targetId: null,
  requestId: null,
  createdAt: near[0]?.createdAt ?? new Date(),
});
