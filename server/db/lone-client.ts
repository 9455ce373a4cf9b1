import { Client } from 'pg';

/** A connection outside of the pool. When it breaks, its queries fail; without a listener, its own error would end the process as well. */
export const loneClient = (connectionString: string): Client => {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  return client;
};
