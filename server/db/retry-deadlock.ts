import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { causeOf } from './cause-of.ts';
import type { Database, Transaction } from './connect.ts';

/** PostgreSQL's code for the transaction that it aborts to resolve a deadlock. */
const deadlockDetected = '40P01';
/** Lets the other transaction take the released lock first; without a delay the two can deadlock again. */
const retryDelayMs = 50;

/**
 * Runs `work` in a transaction, and once more if PostgreSQL aborts it to resolve a deadlock. `work` must have no
 * effects outside the transaction.
 */
export const retryDeadlock = async <T>(db: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> => {
  try {
    return await db.transaction(work);
  } catch (error) {
    const cause = causeOf(error);
    if (!(cause instanceof DatabaseError) || cause.code !== deadlockDetected) throw error;
    await sleep(retryDelayMs);
    return db.transaction(work);
  }
};
