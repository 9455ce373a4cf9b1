import { minuteMs } from '#contract/product/durations.ts';
import type { Services } from '../../boot/services.ts';
import { inBatches } from '../../db/in-batches.ts';
import { deleteAnalysesOf } from '../../resumes/retention/store.ts';
import { deleteUploadsOf } from '../../resumes/queue/store.ts';
import {
  closeAccount,
  deleteActivityOf,
  deleteUser,
  findLeaving,
  markLeaving,
  unmarkLeaving,
} from './deletion-store.ts';

export type Deletion = { is: 'deleted'; customer: string | null } | { is: 'last-admin' };

type Deleting = Pick<Services, 'db' | 'erasures'>;

const filesAtOnce = 50;
const rowsAtOnce = 1_000;
/** A server that is deleting an account is left alone for this long before another one goes on. */
const patienceMs = minuteMs;

/**
 * Deletes an account with everything in it. The erasure is on disk before anything is deleted, so a restored backup does
 * not bring it back; if it cannot be recorded, nothing is deleted. Then the account is closed and its data key destroyed
 * at once, its files are deleted in steps, however many there are, and the account at last. What is interrupted is
 * finished by `finishDepartures`.
 */
export const deletePerson = async (
  services: Deleting,
  userId: string,
  now: Date,
  withRefund = false,
): Promise<Deletion> => {
  const { db, erasures } = services;
  if ((await markLeaving(db, userId, now, withRefund)) === 'last-admin') return { is: 'last-admin' };
  try {
    await erasures.record([{ kind: 'account', id: userId, at: now.toISOString() }]);
  } catch (error) {
    await unmarkLeaving(db, userId);
    throw error;
  }
  return { is: 'deleted', customer: await depart(services, userId, now, withRefund) };
};

/** The customer at the payment provider, to whom the deletion is now owed. */
const depart = async ({ db }: Deleting, userId: string, now: Date, withRefund = false): Promise<string | null> => {
  const customer = await closeAccount(db, userId, now, withRefund);
  await inBatches(filesAtOnce, (maxRows) => deleteAnalysesOf(db, userId, maxRows));
  await inBatches(filesAtOnce, (maxRows) => deleteUploadsOf(db, userId, maxRows));
  await inBatches(rowsAtOnce, (maxRows) => deleteActivityOf(db, userId, maxRows));
  await deleteUser(db, userId);
  return customer;
};

/** Finishes deletions that were interrupted, for example because a server was killed. */
export const finishDepartures = async (services: Deleting, now: Date): Promise<void> => {
  const { db, erasures } = services;
  for (const id of await findLeaving(db, new Date(now.getTime() - patienceMs))) {
    await erasures.record([{ kind: 'account', id, at: now.toISOString() }]);
    await depart(services, id, now);
  }
};
