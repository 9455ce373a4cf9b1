import { weekMs } from '#contract/product/durations.ts';
import type { Services } from '../../boot/services.ts';
import { lettersOf } from './letters-of.ts';
import { noteDisputes } from './note-disputes.ts';
import type { Payments } from '../provider/payments.ts';
import { refreshKept } from './refresh-kept.ts';
import { beginAsking, type Change, noteChange, writeTruth } from '../records/truth-store.ts';
import { notePlace, truthWithoutCustomer } from '../records/customer-store.ts';
import { fetchTruth } from '../provider/fetch-truth.ts';
import { isCustomerMissing, type Place, placeOf, reachOf } from '../provider/place.ts';
import type { Truth } from '../provider/truth.ts';
import type { Transaction } from '../../db/connect.ts';

/** Fetches the provider's current state of a customer and stores it. Every event, every action and every hourly run does only this, so neither the order of events nor a lost one matters. False for a customer who belongs to nobody here. */
export const synchronize = async (
  services: Pick<Services, 'db' | 'clock' | 'mail' | 'configuration'>,
  payments: Payments,
  customer: string,
  eventId: string | null = null,
): Promise<boolean> => {
  const { db, clock, mail } = services;
  const asking = await beginAsking(db, customer);
  if (asking === null) {
    await refreshKept(services, payments, customer);
    return false;
  }
  const { place, ...asked } = asking;
  const truth =
    (await fetchIfThere(payments, customer, place)) ?? (await truthWithoutCustomer(db, asked.userId, clock()));
  if (place.isLive === null) await notePlace(db, customer, await placeOf(payments));
  await writeTruth(db, { ...asked, eventId, now: clock() }, truth, (transaction, change) =>
    recordAndNotify(services, transaction, change),
  );
  mail.wake();
  return true;
};

/** null when the provider does not have the customer, and its keys are those that would know. */
const fetchIfThere = async (payments: Payments, customer: string, place: Place): Promise<Truth | null> => {
  try {
    return await fetchTruth(payments, customer);
  } catch (error) {
    if (!isCustomerMissing(error)) throw error;
    const reach = reachOf(place, await placeOf(payments));
    if (reach === 'elsewhere' || reach === 'unknown') throw error;
    return null;
  }
};

/** Adds changes to the user's activity and sends emails about them, in the transaction that stores them. */
const recordAndNotify = async (
  { clock, mail, configuration }: Pick<Services, 'clock' | 'mail' | 'configuration'>,
  transaction: Transaction,
  change: Change,
): Promise<void> => {
  const now = clock();
  const letters = lettersOf(change, configuration.PUBLIC_URL, now);
  await noteDisputes(transaction, change, now);
  for (const { kind, letter } of letters)
    await mail.post(transaction, {
      userId: change.user.id,
      to: change.user.email,
      letter,
      cause: `billing:${change.user.id}:${change.turn}:${kind}`,
      uselessAfter: new Date(now.getTime() + weekMs),
      now,
    });
  if (standingOf(change.before?.status) !== standingOf(change.after?.status) || letters.length > 0)
    await noteChange(transaction, change.user.id, now);
};

/** An attempt without a first payment gives a person nothing, so that its begin and its end are no changes to them. */
const standingOf = (status: string | undefined): string | null =>
  status === undefined || status === 'incomplete' || status === 'incomplete_expired' ? null : status;
