import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { createStatementNames, prepareRepeated } from './statements/prepare-repeated.ts';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: Pool };
/** The connection inside `db.transaction(...)`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** `onLost` is called for connections that break between two queries; without it such an error would end the process. */
export const connect = (url: string, onLost: (error: Error) => void = () => undefined): Database => {
  const pool = new Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    query_timeout: 6_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'parsewell',
  });
  pool.on('error', onLost);
  // The pool listens to idle connections only. A connection that breaks in the middle of a transaction emits the error itself; the next query of the transaction then fails, and its caller sees that.
  pool.on('connect', (client) => client.on('error', onLost));
  const names = createStatementNames();
  pool.on('connect', (client) => prepareRepeated(client, names));
  return drizzle(pool, { schema });
};
