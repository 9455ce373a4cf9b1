import { createHash } from 'node:crypto';
import type { Pool, PoolClient, QueryConfig } from 'pg';

const names = new Map<string, string>();

const nameOf = (text: string): string => {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha1').update(text).digest('hex');
  names.set(text, name);
  return name;
};

const isConfig = (value: unknown): value is QueryConfig =>
  typeof value === 'object' && value !== null && 'text' in value && 'types' in value && !('submit' in value);

/** Lets PostgreSQL plan each statement once a connection: in thousands of histories, planning takes longer than executing. */
export const prepareStatements = (pool: Pool): void => {
  pool.on('connect', (client: PoolClient) => {
    const query: (...input: unknown[]) => unknown = client.query.bind(client);
    Object.assign(client, {
      query: (first: unknown, ...rest: unknown[]) =>
        query(isConfig(first) ? { ...first, name: nameOf(first.text) } : first, ...rest),
    });
  });
};
