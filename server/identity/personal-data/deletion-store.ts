import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { customers, departedCustomers, users } from '../../db/schema.ts';

/**
 * Deletes the account and, by cascade, all rows of the user, including the data key without which the rest cannot be
 * decrypted in older backups. Invoices and payments are kept without the user; the deletion is queued for the customer
 * at the payment provider. False for the last admin.
 */
export const deleteUser = async (db: Database, userId: string): Promise<boolean> =>
  db.transaction(async (transaction) => {
    // Locks the admins, so that two who delete their accounts concurrently do not both succeed.
    const canAct = and(eq(users.role, 'admin'), isNull(users.suspendedAt));
    const admins = await transaction.select({ id: users.id }).from(users).where(canAct).orderBy(users.id).for('update');
    if (admins.length === 1 && admins[0]?.id === userId && (await hasOthers(transaction, userId))) return false;
    const leaving = transaction
      .select({ stripeId: customers.stripeId, departedAt: sql<Date>`now()`.as('departed_at') })
      .from(customers)
      .where(eq(customers.userId, userId));
    await transaction.insert(departedCustomers).select(leaving).onConflictDoNothing();
    await transaction.delete(users).where(eq(users.id, userId));
    return true;
  });

const hasOthers = async (db: Pick<Database, 'select'>, userId: string): Promise<boolean> => {
  const [row] = await db.select({ others: count() }).from(users).where(ne(users.id, userId));
  return (row?.others ?? 0) > 0;
};
