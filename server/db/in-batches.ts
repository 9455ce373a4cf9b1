import { causeOf } from './cause-of.ts';

/** PostgreSQL's codes for a statement that ran out of time, and for a lock that others hold for too long. */
const timeoutCodes: ReadonlySet<unknown> = new Set(['57014', '55P03']);

/** Whether a statement was given up because it took too long, by the database or by the driver. */
const isTimeout = (error: unknown): boolean => {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return false;
  return timeoutCodes.has('code' in cause ? cause.code : undefined) || cause.message === 'Query read timeout';
};

/**
 * Calls `work` with a number of rows until it handles fewer, and returns how many it handled. A batch that times out is
 * halved, down to a single row, so that what is large or slow is still done, only in smaller steps.
 */
export const inBatches = async (maxRows: number, work: (maxRows: number) => Promise<number>): Promise<number> => {
  let size = maxRows;
  let total = 0;
  for (;;) {
    try {
      const done = await work(size);
      total += done;
      if (done < size) return total;
    } catch (error) {
      if (size === 1 || !isTimeout(error)) throw error;
      size = Math.ceil(size / 2);
    }
  }
};
