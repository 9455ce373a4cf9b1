import { every } from '../../boot/every.ts';
import { runAll } from '../../boot/run-all.ts';
import type { Services } from '../../boot/services.ts';
import { deleteOldApplications, deleteOldMessages } from '../../contact/store.ts';
import type { Database } from '../../db/connect.ts';
import { inBatches } from '../../db/in-batches.ts';
import { finishDepartures } from '../../identity/personal-data/delete-person.ts';
import { deleteUnconfirmed } from '../../newsletter/store.ts';
import { deleteExpiredConsents } from '../../groups/consents/store.ts';
import { deleteOldGroups } from '../../groups/store.ts';
import { deleteOldWorkspaces } from '../../workspaces/store.ts';
import { deleteExpiredShares } from '../shares/store.ts';
import { deleteExpiredBatch } from './store.ts';

const batchSize = 200;
/** Frequent, because an analysis that its owner deleted should be erased as soon as it can no longer be restored. */
const everyMs = 10_000;

type Deleting = Pick<Services, 'db' | 'erasures'>;

/** Erases all expired analyses, in small batches that hold locks only briefly. Returns how many. */
export const deleteExpired = ({ db, erasures }: Deleting, now: Date): Promise<number> =>
  inBatches(batchSize, (maxRows) =>
    deleteExpiredBatch(db, now, maxRows, (ids) =>
      erasures.record(ids.map((id) => ({ kind: 'resume', id, at: now.toISOString() }))),
    ),
  );

/** What else is deleted when its time has come, up to `maxRows` at once. */
const others: readonly ((db: Database, now: Date, maxRows: number) => Promise<number>)[] = [
  deleteOldMessages,
  deleteOldApplications,
  deleteUnconfirmed,
  deleteExpiredShares,
  deleteOldWorkspaces,
  deleteExpiredConsents,
  deleteOldGroups,
];

/** One deletion that fails does not keep the others from their work; all failures are thrown at the end. */
export const deleteAll = (services: Deleting, now: Date): Promise<void> =>
  runAll([
    () => deleteExpired(services, now),
    () => finishDepartures(services, now),
    ...others.map((deleteBatch) => () => inBatches(batchSize, (maxRows) => deleteBatch(services.db, now, maxRows))),
  ]);

/** Deletes what has expired periodically until it is stopped. */
export const startDeletionJob = (
  services: Deleting & Pick<Services, 'clock'>,
  onFault: (error: unknown) => void,
): (() => Promise<void>) => every(everyMs, () => deleteAll(services, services.clock()), onFault);
