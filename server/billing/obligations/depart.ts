import type { Database, Transaction } from '../../db/connect.ts';
import type { Payments } from '../provider/payments.ts';
import { paymentsOfCustomer } from '../provider/fetch-truth.ts';
import { owe } from './store.ts';
import { oweUnwanted } from './unwanted.ts';

/** A customer of an account that was deleted without us knowing of them: their deletion is owed, and what they paid after it. */
export const oweDeparture = async (
  db: Database,
  payments: Payments,
  customer: string,
  times: { leftAt: Date; now: Date },
): Promise<void> => {
  const made = await paymentsOfCustomer(payments, customer);
  await db.transaction(async (transaction) => {
    await oweUnwanted(transaction, customer, made, times);
    await oweDeletion(transaction, customer, times.now);
  });
};

/** The deletion of a customer at the provider. */
export const oweDeletion = async (transaction: Transaction, customer: string, now: Date): Promise<void> => {
  const owed = { kind: 'delete-customer', cause: 'departure', customer, subject: customer, userId: null } as const;
  await owe(transaction, [owed], now);
};
