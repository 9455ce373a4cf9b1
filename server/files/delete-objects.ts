import { dayMs, hourMs, minuteMs } from '#contract/product/durations.ts';
import { takeLease } from '../chores/lease-store.ts';
import { every } from '../boot/every.ts';
import type { Database } from '../db/connect.ts';
import type { ObjectStore } from './object-store.ts';
import { claimDeletions, closeDeletions, deleteAt, findStrays, forgetForeign, listForDeletion } from './store.ts';

type Objects = { store: ObjectStore; folder: string };
type Sources = { db: Database; clock: () => Date };

const batch = 50;
/** Longer than a batch takes when the store does not respond. */
const leaseMs = 15 * minuteMs;
const firstPauseMs = 10_000;
const maxPauseMs = hourMs;
const everyMs = 10_000;

/** 10 s after the first attempt, then twice as long each time, up to an hour. */
const pauseAfter = (attempts: number): number => Math.min(maxPauseMs, firstPauseMs * 2 ** Math.min(attempts - 1, 20));

/**
 * Deletes the objects that are due, and forgets each only when the store has confirmed it; the others stay listed and
 * are tried again. Returns how many were deleted. Throws the first error once the batch is done.
 */
export const deleteDueObjects = async ({ db, clock }: Sources, { store, folder }: Objects): Promise<number> => {
  await forgetForeign(db, folder);
  let deleted = 0;
  for (;;) {
    const now = clock();
    const nextTryAt = new Date(now.getTime() + leaseMs);
    const due = await claimDeletions(db, { folder, now, nextTryAt, maxRows: batch });
    const errors = await Promise.all(
      due.map(async ({ key, attempts }) => {
        try {
          await store.delete(key);
          return null;
        } catch (error) {
          await deleteAt(db, key, new Date(clock().getTime() + pauseAfter(attempts)));
          return { key, error };
        }
      }),
    );
    const failed = errors.filter((one) => one !== null);
    const gone = due.filter(({ key }) => !failed.some((one) => one.key === key));
    await closeDeletions(
      db,
      gone.map(({ key }) => key),
    );
    deleted += gone.length;
    const [first] = failed;
    if (first !== undefined) throw first.error;
    if (due.length < batch) return deleted;
  }
};

/** Younger objects may belong to a row that is being stored. */
const strayAfterMs = dayMs;

/**
 * Lists the objects of this database and has those deleted that no row knows, which only an interrupted restore or a bug
 * leaves behind. Returns how many. `onPage` is called after each page of the listing.
 */
export const sweepObjects = async (
  { db, clock }: Sources,
  { store, folder }: Objects,
  onPage: () => Promise<void> = async () => undefined,
): Promise<number> => {
  const now = clock();
  let strays = 0;
  let next: string | null = null;
  do {
    const page = await store.list(`${folder}/`, next);
    const old = page.objects.filter(({ storedAt }) => now.getTime() - storedAt.getTime() > strayAfterMs);
    const found = await findStrays(
      db,
      old.map(({ key }) => key),
    );
    await listForDeletion(db, found, { now, tryAt: now });
    strays += found.length;
    next = page.next;
    await onPage();
  } while (next !== null);
  return strays;
};

const sweepDaily = async (sources: Sources, objects: Objects): Promise<void> => {
  const lease = await takeLease(sources.db, 'object-sweep', sources.clock, dayMs);
  if (lease === null) return;
  try {
    await sweepObjects(sources, objects, lease.renew);
    await lease.finish();
  } catch (error) {
    await lease.giveBack();
    throw error;
  }
};

/**
 * Deletes objects periodically until it is stopped, and sweeps once a day, on one of all servers. A store that does not
 * respond is reported once for each time that it is away.
 */
export const startObjectDeletion = (
  sources: Sources,
  objects: Objects,
  onFault: (error: unknown) => void,
): (() => Promise<void>) => {
  let isAway = false;
  const work = async (): Promise<void> => {
    try {
      await deleteDueObjects(sources, objects);
      isAway = false;
    } catch (error) {
      if (!isAway) onFault(error);
      isAway = true;
    }
    if (!isAway) await sweepDaily(sources, objects);
  };
  return every(everyMs, work, onFault);
};
