import type { Transaction } from '../../db/connect.ts';
import { insertJournal } from '../../journal/store.ts';
import { owe } from '../obligations/store.ts';
import { noteEnding } from '../records/store.ts';
import { isRunning } from '../records/to-subscription.ts';
import type { TransactionTruth } from '../provider/truth.ts';
import type { Change } from '../records/truth-store.ts';

const sentences: Record<keyof Change['disputes'], string> = {
  opened: 'a bank asks about a payment: the provider waits for an answer',
  won: 'a bank has decided that a payment stays',
  lost: 'a bank has taken a payment back',
};

/** The payment of the running subscription that a bank has taken back since the last time; null without one. */
export const lostPaymentOf = ({ after, disputes }: Change): TransactionTruth | null => {
  if (after === null || !isRunning(after)) return null;
  // A payment for an earlier subscription does not count.
  const from = after.startedAt ?? after.createdAt;
  return disputes.lost.find(({ createdAt }) => createdAt >= from) ?? null;
};

/** Records disputes for the operators, and marks the subscription for ending when its payment was taken back. */
export const noteDisputes = async (transaction: Transaction, change: Change, now: Date): Promise<void> => {
  const entries = (['opened', 'won', 'lost'] as const).flatMap((what) =>
    change.disputes[what].map(() => ({
      level: 'warning' as const,
      message: sentences[what],
      source: 'server',
      kind: `dispute-${what}`,
      userId: change.user.id,
      targetId: null,
      requestId: null,
      createdAt: now,
    })),
  );
  await insertJournal(transaction, entries);
  const { after } = change;
  if (after === null || lostPaymentOf(change) === null) return;
  await noteEnding(transaction, after.id, 'dispute', now);
  if (after.stripeId === null) return;
  const { id: userId } = change.user;
  await owe(
    transaction,
    [{ kind: 'end-subscription', cause: 'dispute', customer: change.customer, subject: after.stripeId, userId }],
    now,
  );
};
