import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/connect.ts';

/** Makes the planner use the indexes. By default it expects a table scan to find the few rows of a search soon; for a word whose rows are all at the end of the table that takes ten times as long. */
export const byIndex = async <Answer>(
  db: Database,
  ask: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction(
    async (transaction) => {
      await transaction.execute(sql`SET LOCAL enable_seqscan = off`);
      return ask(transaction);
    },
    { accessMode: 'read only' },
  );
