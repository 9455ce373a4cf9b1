import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/connect.ts';

/**
 * Asks with the indexes. Left alone, the database expects that reading the table from its start soon brings the few rows
 * that a search wants, and for a word whose owners sit together at its end that takes ten times as long.
 */
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
