import { weekMs } from '#contract/product/durations.ts';
import type { Services } from '../boot/services.ts';
import { lettersOf } from './letters-of.ts';
import { noteDisputes } from './note-disputes.ts';
import type { Payments } from './payments.ts';
import { beginAsking, type Change, noteChange, writeTruth } from './truth-store.ts';
import { fetchTruth } from './fetch-truth.ts';
import type { Transaction } from '../db/connect.ts';

/**
 * Asks the provider how things stand for a customer and stores the answer. Every event, every act and every hour does
 * only this, so neither the order of events nor a lost one matters. False for a customer that is nobody's here.
 */
export const synchronize = async (
  services: Pick<Services, 'db' | 'clock' | 'mail' | 'configuration'>,
  payments: Payments,
  customer: string,
  eventId: string | null = null,
): Promise<boolean> => {
  const { db, clock, mail } = services;
  const asking = await beginAsking(db, customer);
  if (asking === null) return false;
  const truth = await fetchTruth(payments, customer);
  await writeTruth(db, { ...asking, eventId, now: clock() }, truth, (transaction, change) =>
    tell(services, transaction, change),
  );
  mail.wake();
  return true;
};

/** What changed goes to the person by mail and into their activity, in the transaction that stores it. */
const tell = async (
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
  if (change.before?.status !== change.after?.status || letters.length > 0)
    await noteChange(transaction, change.user.id, now);
};
