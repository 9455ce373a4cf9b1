import type { Database } from '../db/connect.ts';
import { deleteExpiredBatch } from './store.ts';

const batchSize = 200;
/** Often, because what a person deletes is to be erased as soon as that can no longer be undone. */
const everyMs = 10_000;

/** Erases every analysis whose time has come, in small steps that hold no lock for long. Answers how many. */
export const deleteExpired = async (db: Database, now: Date): Promise<number> => {
  let total = 0;
  for (;;) {
    const deleted = await deleteExpiredBatch(db, now, batchSize);
    total += deleted;
    if (deleted < batchSize) return total;
  }
};

/** Runs it now and again and again; a failed run is said to `onFault` and tried again at the next. Answers how to stop it. */
export const keepDeleting = (
  db: Database,
  clock: () => Date,
  onFault: (error: unknown) => void,
): (() => Promise<void>) => {
  let running = Promise.resolve();
  const run = (): void => {
    running = running.then(() => deleteExpired(db, clock())).then(() => undefined, onFault);
  };
  run();
  const timer = setInterval(run, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
};
