import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/connect.ts';
import { obligations } from '../../db/schema.ts';
import type { ObligationRow } from './store.ts';

export type ReceiptRow = Pick<ObligationRow, 'id' | 'attempts' | 'letter'>;

type NewReceipt = Pick<ObligationRow, 'id' | 'customer' | 'subject' | 'userId' | 'letter' | 'madeAt' | 'tryAt'>;

/** Records that the receipt of a withdrawal is owed. */
export const insertReceipt = async (transaction: Transaction, receipt: NewReceipt): Promise<void> => {
  await transaction
    .insert(obligations)
    .values({ ...receipt, kind: 'acknowledge-withdrawal', cause: 'withdrawal' })
    .onConflictDoNothing();
};

/** Ids of the receipts to look at now, the oldest first. */
export const findDueReceipts = async (db: Database, now: Date, maxRows: number): Promise<string[]> => {
  const rows = await db
    .select({ id: obligations.id })
    .from(obligations)
    .where(and(isNull(obligations.fulfilledAt), isReceipt, lte(obligations.tryAt, now)))
    .orderBy(asc(obligations.tryAt))
    .limit(maxRows);
  return rows.map(({ id }) => id);
};

const isReceipt = eq(obligations.kind, 'acknowledge-withdrawal');

/** An open receipt, unless another server looks at it at the moment. */
export const lockReceipt = async (transaction: Transaction, id: string): Promise<ReceiptRow | null> => {
  const { attempts, letter } = obligations;
  const [row] = await transaction
    .select({ id: obligations.id, attempts, letter })
    .from(obligations)
    .where(and(eq(obligations.id, id), isReceipt, isNull(obligations.fulfilledAt)))
    .for('update', { skipLocked: true });
  return row ?? null;
};

/** The mail server has it, so we no longer keep it. */
export const closeReceipt = async (transaction: Transaction, id: string, proof: string, now: Date): Promise<void> => {
  await transaction
    .update(obligations)
    .set({ fulfilledAt: now, proof, lastError: null, letter: null })
    .where(eq(obligations.id, id));
};

/** Looks again then, and says to operators why it is still open. */
export const leaveReceipt = async (
  transaction: Transaction,
  { id, attempts }: Pick<ReceiptRow, 'id' | 'attempts'>,
  lastError: string,
  tryAt: Date,
): Promise<void> => {
  await transaction
    .update(obligations)
    .set({ attempts: attempts + 1, lastError, tryAt })
    .where(eq(obligations.id, id));
};
