import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { connect, type Database } from '../connect.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url);
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

const one = 'SELECT $1::int + 1 AS next';
const repeat = async (text: string, times: number): Promise<unknown[]> => {
  const found: unknown[] = [];
  for (let nr = 0; nr < times; nr += 1) found.push((await db.$client.query(text, [nr])).rows[0]);
  return found;
};
const prepared = async (): Promise<string[]> =>
  (await db.$client.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements')).rows.map(
    ({ statement }) => statement,
  );

it('prepares a statement that is repeated, and no other', async () => {
  expect(await repeat(one, 5)).toEqual([1, 2, 3, 4, 5].map((next) => ({ next })));
  expect(await prepared()).toEqual([]);
  const found = await repeat(one, 20);
  expect(found.at(-1)).toEqual({ next: 20 });
  expect(await prepared()).toEqual([one]);
});

it('leaves statements without parameters alone, which may be several', async () => {
  for (let nr = 0; nr < 25; nr += 1) await db.$client.query('SELECT 1; SELECT 2', []);
  expect(await prepared()).toEqual([one]);
});

it('prepares it anew after a migration has changed a column that it returns', async () => {
  await db.$client.query('CREATE TABLE things (size integer); INSERT INTO things VALUES (7)');
  const sizes = 'SELECT size FROM things WHERE $1::int IS NOT NULL';
  expect((await repeat(sizes, 25)).at(-1)).toEqual({ size: 7 });
  await db.$client.query('ALTER TABLE things ALTER COLUMN size TYPE text');
  await expect(repeat(sizes, 1)).rejects.toThrow('cached plan must not change result type');
  expect((await repeat(sizes, 25)).at(-1)).toEqual({ size: '7' });
});

it('reports the error of a prepared statement to its caller', async () => {
  const inverse = 'SELECT 10 / $1::int AS share';
  // Of its own, because the pool closes a connection whose statement has failed.
  const client = await db.$client.connect();
  for (let nr = 0; nr < 25; nr += 1) await expect(client.query(inverse, [0])).rejects.toThrow('division by zero');
  expect((await client.query(inverse, [5])).rows).toEqual([{ share: 2 }]);
  const { rows } = await client.query('SELECT statement FROM pg_prepared_statements');
  expect(rows).toContainEqual({ statement: inverse });
  client.release();
});
