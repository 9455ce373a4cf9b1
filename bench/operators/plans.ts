import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { z } from 'zod';
import type { Database } from '#server/db/connect.ts';
import * as schema from '#server/db/schema.ts';

/** `settings` is what was set for the transaction that the query ran in. */
type Query = { sql: string; params: unknown[]; settings: readonly string[] };

/** A database that records its queries. */
export const recording = (url: string): { db: Database; asked: Query[]; pool: Pool } => {
  const asked: Query[] = [];
  const pool = new Pool({ connectionString: url, max: 8 });
  let settings: string[] = [];
  const logQuery = (sql: string, params: unknown[]): void => {
    if (sql.startsWith('SET LOCAL')) settings = [...settings, sql];
    else if (/^(begin|commit)/.test(sql)) settings = [];
    else asked.push({ sql, params, settings });
  };
  const logger = { logQuery };
  return { db: Object.assign(drizzle(pool, { schema, logger }), { $client: pool }), asked, pool };
};

/** The plan of a query and its execution time. */
export const planOf = async (pool: Pool, { sql, params, settings }: Query): Promise<string> => {
  const client = await pool.connect();
  await client.query(['BEGIN', ...settings].join('; '));
  const { rows } = await client.query(`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, BUFFERS OFF) ${sql}`, params);
  await client.query('ROLLBACK');
  client.release();
  return z
    .array(z.object({ 'QUERY PLAN': z.string() }))
    .parse(rows)
    .map((row) => row['QUERY PLAN'])
    .filter((line) => !line.startsWith('Planning Time'))
    .map((line) => (line.length > 200 ? `${line.slice(0, 200)} …` : line))
    .join('\n');
};
