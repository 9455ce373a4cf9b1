import { and, count, eq, isNull, ne } from 'drizzle-orm';
import { forgetPerson, owe } from '../../billing/obligations/store.ts';
import { findCustomer } from '../../billing/records/store.ts';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema.ts';

export type Deletion = { is: 'deleted'; customer: string | null } | { is: 'last-admin' };

/**
 * Deletes the account and, by cascade, all rows of the user, including the data key without which the rest cannot be
 * decrypted in older backups. Invoices and payments are kept without the user, and so is what is owed to the customer
 * at the payment provider, to which the deletion of that customer is added. The last admin cannot be deleted.
 */
export const deleteUser = async (db: Database, userId: string, now: Date): Promise<Deletion> =>
  db.transaction(async (transaction) => {
    // Locks the admins, so that two who delete their accounts concurrently do not both succeed.
    const canAct = and(eq(users.role, 'admin'), isNull(users.suspendedAt));
    const admins = await transaction.select({ id: users.id }).from(users).where(canAct).orderBy(users.id).for('update');
    if (admins.length === 1 && admins[0]?.id === userId && (await hasOthers(transaction, userId)))
      return { is: 'last-admin' };
    const customer = await findCustomer(transaction, userId);
    if (customer !== null)
      await owe(
        transaction,
        [{ kind: 'delete-customer', cause: 'departure', customer, subject: customer, userId: null }],
        now,
      );
    await forgetPerson(transaction, userId);
    await transaction.delete(users).where(eq(users.id, userId));
    return { is: 'deleted', customer };
  });

const hasOthers = async (db: Pick<Database, 'select'>, userId: string): Promise<boolean> => {
  const [row] = await db.select({ others: count() }).from(users).where(ne(users.id, userId));
  return (row?.others ?? 0) > 0;
};
