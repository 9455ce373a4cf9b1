import type { Database } from '../../db/connect.ts';
import { every } from '../../boot/every.ts';
import { deleteOldLetters } from '../../contact/store.ts';
import { forgetUnconfirmed } from '../../newsletter/store.ts';
import { forgetExpiredShares } from '../shares/store.ts';
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

const deleteAll = async (db: Database, now: Date): Promise<void> => {
  await deleteExpired(db, now);
  await deleteOldLetters(db, now);
  await forgetUnconfirmed(db, now);
  await forgetExpiredShares(db, now);
};

/** Deletes all whose time has come, again and again until it is stopped. */
export const startDeletionJob = (
  db: Database,
  clock: () => Date,
  onFault: (error: unknown) => void,
): (() => Promise<void>) => every(everyMs, () => deleteAll(db, clock()), onFault);
