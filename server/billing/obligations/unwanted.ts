import { minuteMs } from '#contract/product/durations.ts';
import type { Database } from '../../db/connect.ts';
import { isCustomerMissing } from '../provider/place.ts';
import type { Payments } from '../provider/payments.ts';
import { findDeparture, findKnownCharges, type NewObligation, owe } from './store.ts';

type About = Pick<NewObligation, 'cause' | 'customer' | 'userId'>;

/** Owes a refund of each payment since then that was not returned yet, except of some. True if there is one. */
export const oweRefundsSince = async (
  db: Database,
  { stripe }: Payments,
  about: About,
  { since, now, isKept }: { since: Date; now: Date; isKept?: (ids: readonly string[]) => Promise<ReadonlySet<string>> },
): Promise<boolean> => {
  const { data } = await stripe.charges.list({ customer: about.customer, limit: 100 });
  const found = data.filter(
    ({ paid, disputed, created, amount_captured: captured, amount_refunded: refunded }) =>
      paid && !disputed && refunded < captured && created * 1000 >= since.getTime(),
  );
  const kept = await isKept?.(found.map(({ id }) => id));
  const missed = found.filter(({ id }) => kept?.has(id) !== true);
  const owed = missed.map(({ id }) => ({ ...about, kind: 'refund' as const, subject: id }));
  await db.transaction((transaction) => owe(transaction, owed, now));
  return owed.length > 0;
};

/** The provider's clock may be behind ours, and counts whole seconds. */
export const skewMs = minuteMs;

/**
 * Whoever has deleted their account is not charged any more. A payment that was being made, or was made from a form that
 * was still open, is owed back. True if there is one; false for somebody who has not left.
 */
export const oweUnwanted = async (db: Database, payments: Payments, customer: string, now: Date): Promise<boolean> => {
  const since = await findDeparture(db, customer);
  if (since === null) return false;
  const about = { cause: 'departure', customer, userId: null } as const;
  // What we knew when they left was wanted, or is owed already.
  const isKept = (ids: readonly string[]) => findKnownCharges(db, ids);
  const from = new Date(since.getTime() - skewMs);
  return oweRefundsSince(db, payments, about, { since: from, now, isKept }).catch((error: unknown) => {
    if (isCustomerMissing(error)) return false;
    throw error;
  });
};
