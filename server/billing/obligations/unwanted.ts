import type { Database } from '../../db/connect.ts';
import { isCustomerMissing } from '../provider/place.ts';
import type { Payments } from '../provider/payments.ts';
import { findDeparture, type NewObligation, owe } from './store.ts';

type About = Pick<NewObligation, 'cause' | 'customer' | 'userId'>;

/** Owes a refund of each payment since then that was not returned yet. True if there is one. */
export const oweRefundsSince = async (
  db: Database,
  { stripe }: Payments,
  about: About,
  { since, now }: { since: Date; now: Date },
): Promise<boolean> => {
  const { data } = await stripe.charges.list({ customer: about.customer, limit: 100 });
  // The provider counts whole seconds.
  const from = Math.floor(since.getTime() / 1000);
  const missed = data.filter(
    ({ paid, disputed, created, amount_captured: captured, amount_refunded: refunded }) =>
      paid && !disputed && refunded < captured && created >= from,
  );
  const owed = missed.map(({ id }) => ({ ...about, kind: 'refund' as const, subject: id }));
  await db.transaction((transaction) => owe(transaction, owed, now));
  return owed.length > 0;
};

/**
 * Whoever has deleted their account is not charged any more. A payment that was being made, or was made from a form that
 * was still open, is owed back. True if there is one; false for somebody who has not left.
 */
export const oweUnwanted = async (db: Database, payments: Payments, customer: string, now: Date): Promise<boolean> => {
  const since = await findDeparture(db, customer);
  if (since === null) return false;
  return oweRefundsSince(db, payments, { cause: 'departure', customer, userId: null }, { since, now }).catch(
    (error: unknown) => {
      if (isCustomerMissing(error)) return false;
      throw error;
    },
  );
};
