import type { Services } from '../../boot/services.ts';
import { countRefunds, findDeparture } from '../obligations/store.ts';
import { oweUnwanted } from '../obligations/unwanted.ts';
import { paymentsOfCustomer } from '../provider/fetch-truth.ts';
import type { Payments } from '../provider/payments.ts';
import { refreshTransactions } from '../records/truth-store.ts';

/**
 * Payments are kept without the person when an account is deleted. After that a bank may return a refund of one of them,
 * which is then owed again, and a form that was still open may be paid, which is then refunded.
 */
export const refreshKept = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  payments: Payments,
  customer: string,
): Promise<void> => {
  const leftAt = await findDeparture(db, customer);
  if (leftAt === null && (await countRefunds(db, customer)) === 0) return;
  const made = await paymentsOfCustomer(payments, customer);
  const now = clock();
  if (leftAt !== null) await db.transaction((transaction) => oweUnwanted(transaction, customer, made, { leftAt, now }));
  await refreshTransactions(db, made);
};
