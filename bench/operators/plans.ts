import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { z } from 'zod';
import type { Database } from '#server/db/connect.ts';
import * as schema from '#server/db/schema.ts';

type Query = { sql: string; params: unknown[] };

/** A database that remembers what it was asked. */
export const recording = (url: string): { db: Database; asked: Query[]; pool: Pool } => {
  const asked: Query[] = [];
  const pool = new Pool({ connectionString: url, max: 8 });
  const logger = { logQuery: (sql: string, params: unknown[]): void => void asked.push({ sql, params }) };
  return { db: Object.assign(drizzle(pool, { schema, logger }), { $client: pool }), asked, pool };
};

/** How the database goes about a query, and how long it takes there. */
export const planOf = async (pool: Pool, { sql, params }: Query): Promise<string> => {
  const { rows } = await pool.query(`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, BUFFERS OFF) ${sql}`, params);
  return z
    .array(z.object({ 'QUERY PLAN': z.string() }))
    .parse(rows)
    .map((row) => row['QUERY PLAN'])
    .filter((line) => !line.startsWith('Planning Time'))
    .map((line) => (line.length > 200 ? `${line.slice(0, 200)} …` : line))
    .join('\n');
};
