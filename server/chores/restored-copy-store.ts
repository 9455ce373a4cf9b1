import { inArray } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { chores } from '../db/schema.ts';

/** The chore whose `done_at` is when the copy was taken from which this database was restored. */
export const restoredCopy = 'restored-copy';

/**
 * When the copy was taken from which this database was restored; null if it was not, or if all customers of the payment
 * provider have been compared since.
 */
export const findRestoredCopy = async (db: Database): Promise<Date | null> => {
  const rows = await db
    .select({ name: chores.name, doneAt: chores.doneAt })
    .from(chores)
    .where(inArray(chores.name, [restoredCopy, 'sweep']));
  const doneAtOf = (wanted: string): Date | null => rows.find(({ name }) => name === wanted)?.doneAt ?? null;
  const sweptAt = doneAtOf('sweep');
  return sweptAt !== null && sweptAt.getTime() > 0 ? null : doneAtOf(restoredCopy);
};
