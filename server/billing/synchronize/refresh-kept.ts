import type { Database } from '../../db/connect.ts';
import { countRefunds } from '../obligations/store.ts';
import { paymentsOfCustomer } from '../provider/fetch-truth.ts';
import type { Payments } from '../provider/payments.ts';
import { refreshTransactions } from '../records/truth-store.ts';

/** Payments are kept without the person when an account is deleted. A bank may return a refund of one of them after that, which is then owed again. */
export const refreshKept = async (db: Database, payments: Payments, customer: string): Promise<void> => {
  if ((await countRefunds(db, customer)) === 0) return;
  await refreshTransactions(db, await paymentsOfCustomer(payments, customer));
};
