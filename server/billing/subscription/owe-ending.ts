import type { Transaction } from '../../db/connect.ts';
import { type NewObligation, owe } from '../obligations/store.ts';
import { findTransactions } from '../records/store.ts';
import { isRecent, refundable } from '../records/to-subscription.ts';

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
  const made = await findTransactions(transaction, userId);
  // Whose bank decides about a payment gets it back in any case: from the bank, or from us after it.
  const disputed = made.filter((payment) => payment.status === 'disputed' && isRecent(payment, at));
  const payments = [...refundable(made, at), ...disputed];
  await owe(
    transaction,
    [
      ...payments.map(({ stripeId }) => ({ ...owed, kind: 'refund' as const, subject: stripeId })),
      { ...owed, kind: 'end-subscription', subject: subscription },
    ],
    now,
  );
};
