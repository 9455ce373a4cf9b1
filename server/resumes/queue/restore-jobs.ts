import type { Services } from '../../boot/services.ts';
import { ring } from '../../queue/bell.ts';
import { findWithoutJob } from './store.ts';

/** Long after the transaction that adds both. */
const minAgeMs = 60_000;

/** Gives a job to each waiting upload that has none, as after a restore from a backup, which leaves out jobs. */
export const restoreJobs = async ({ db, clock, queue }: Pick<Services, 'db' | 'clock' | 'queue'>): Promise<void> => {
  const without = await findWithoutJob(db, new Date(clock().getTime() - minAgeMs));
  await queue.ready();
  for (const job of without)
    await db.transaction(async (transaction) => {
      await queue.add(transaction, job);
      await ring(transaction, { is: 'waiting' });
    });
};
