import { dayMs } from '#contract/product/durations.ts';
import { runAll } from '../boot/run-all.ts';
import type { Database } from '../db/connect.ts';
import { inBatches } from '../db/in-batches.ts';
import { fillLooks } from '../identity/accounts/store.ts';
import { deleteOldEntries } from '../journal/store.ts';
import { deleteOldUploads } from '../resumes/queue/store.ts';
import {
  deleteExpiredInvitations,
  deleteExpiredLinks,
  deleteExpiredLoginSteps,
  deleteExpiredSessions,
} from './store.ts';

const batch = 1_000;

/** What expires, for how many days it is kept, and what deletes up to `max` of it. The privacy policy says the same. */
const rules: readonly {
  days: number;
  deleteBatch: (db: Database, before: Date, maxRows: number) => Promise<number>;
}[] = [
  { days: 90, deleteBatch: deleteOldEntries },
  { days: 90, deleteBatch: deleteExpiredInvitations },
  { days: 0, deleteBatch: deleteExpiredSessions },
  { days: 0, deleteBatch: deleteExpiredLoginSteps },
  { days: 0, deleteBatch: deleteExpiredLinks },
  { days: 1, deleteBatch: deleteOldUploads },
];

/** Deletes what is older than its rule allows, each rule however the others end, and adds the looks of usernames that have none yet, in steps that hold no lock for long. Several servers may run it at once. */
export const tidy = (db: Database, now: Date): Promise<void> =>
  runAll([
    ...rules.map(({ days, deleteBatch }) => {
      const before = new Date(now.getTime() - days * dayMs);
      return () => inBatches(batch, (maxRows) => deleteBatch(db, before, maxRows));
    }),
    () => fillLooks(db, batch),
  ]);
