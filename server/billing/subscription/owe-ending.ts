import type { Transaction } from '../../db/connect.ts';
import { type NewObligation, owe } from '../obligations/store.ts';
import { findTransactions } from '../records/store.ts';
import { refundable } from '../records/to-subscription.ts';

type Ending = Pick<NewObligation, 'cause' | 'customer'> & {
  userId: string;
  /** The provider's id. */
  subscription: string;
  /** The moment that counts for the refund period. */
  at: Date;
};

/** What ending a subscription owes: its payments within the refund period, and then its end. */
export const oweEnding = async (
  transaction: Transaction,
  { cause, customer, userId, subscription, at }: Ending,
  now: Date,
): Promise<void> => {
  const owed = { cause, customer, userId };
  const payments = refundable(await findTransactions(transaction, userId), at);
  await owe(
    transaction,
    [
      ...payments.map(({ stripeId }) => ({ ...owed, kind: 'refund' as const, subject: stripeId })),
      { ...owed, kind: 'end-subscription', subject: subscription },
    ],
    now,
  );
};
