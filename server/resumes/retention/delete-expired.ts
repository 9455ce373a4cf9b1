import type { Database } from '../../db/connect.ts';
import { every } from '../../boot/every.ts';
import { deleteOldLetters } from '../../contact/store.ts';
import { deleteUnconfirmed } from '../../newsletter/store.ts';
import { deleteExpiredShares } from '../shares/store.ts';
import { deleteExpiredBatch } from './store.ts';

const batchSize = 200;
/** Frequent, because an analysis that its owner deleted should be erased as soon as it can no longer be restored. */
const everyMs = 10_000;

/** Erases all expired analyses, in small batches that hold locks only briefly. Returns how many. */
export const deleteExpired = async (db: Database, now: Date): Promise<number> => {
  let total = 0;
  for (;;) {
    const deleted = await deleteExpiredBatch(db, now, batchSize);
    total += deleted;
    if (deleted < batchSize) return total;
  }
};

const deleteAll = async (db: Database, now: Date): Promise<void> => {
  await deleteExpired(db, now);
  await deleteOldLetters(db, now);
  await deleteUnconfirmed(db, now);
  await deleteExpiredShares(db, now);
};

/** Deletes expired analyses periodically until it is stopped. */
export const startDeletionJob = (
  db: Database,
  clock: () => Date,
  onFault: (error: unknown) => void,
): (() => Promise<void>) => every(everyMs, () => deleteAll(db, clock()), onFault);
