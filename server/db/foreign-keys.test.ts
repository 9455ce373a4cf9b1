import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
}, 60_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

/**
 * Foreign keys whose columns are not the first ones of any index, which may leave out empty values: deleting what they
 * refer to reads the whole table.
 */
const unindexed = `
  SELECT conrelid::regclass || '.' || a.attname AS key
  FROM pg_constraint c
  JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
  WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND NOT EXISTS (
    SELECT 1 FROM pg_index i
    WHERE i.indrelid = c.conrelid
      AND (i.indpred IS NULL OR pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)')
      AND (i.indkey::int2[])[0:array_length(c.conkey, 1) - 1] @> c.conkey
  )
  ORDER BY 1`;

it('every foreign key has an index, so that deleting stays fast however much is stored', async () => {
  const { rows } = await client.query<{ key: string }>(unindexed);
  expect(rows.map(({ key }) => key)).toEqual([]);
});

it('notices a foreign key without one', async () => {
  await client.query('CREATE TABLE parents (id int PRIMARY KEY)');
  await client.query('CREATE TABLE children (parent int REFERENCES parents ON DELETE CASCADE)');
  const { rows } = await client.query<{ key: string }>(unindexed);
  expect(rows.map(({ key }) => key)).toContain('children.parent');
});
