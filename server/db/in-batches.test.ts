import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { connect, type Database } from './connect.ts';
import { inBatches } from './in-batches.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase('empty');
  db = connect(database.url);
  await db.$client.query(`
    CREATE TABLE things (id int);
    CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.05); RETURN OLD; END';
    CREATE TRIGGER slow BEFORE DELETE ON things FOR EACH ROW EXECUTE FUNCTION take_time()`);
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

/** Deletes up to `maxRows`, each of which takes 50 ms, within `timeoutMs`. */
const deleteWithin = (timeoutMs: number, asked: number[]) => (maxRows: number) =>
  db.transaction(async (transaction) => {
    asked.push(maxRows);
    await transaction.execute(sql.raw(`SET LOCAL statement_timeout = ${timeoutMs}`));
    const { rowCount } = await transaction.execute(
      sql`DELETE FROM things WHERE id IN (SELECT id FROM things ORDER BY id LIMIT ${maxRows})`,
    );
    return rowCount ?? 0;
  });

it('a batch that times out is halved until it is done', async () => {
  await db.$client.query('INSERT INTO things SELECT generate_series(1, 9)');
  const asked: number[] = [];
  expect(await inBatches(8, deleteWithin(320, asked))).toBe(9);
  expect(asked.slice(0, 2)).toEqual([8, 4]);
  expect((await db.$client.query('SELECT 1 FROM things')).rowCount).toBe(0);
});

it('a single row that times out is reported, and so is any other error at once', async () => {
  await db.$client.query('INSERT INTO things SELECT generate_series(1, 3)');
  const asked: number[] = [];
  await expect(inBatches(3, deleteWithin(10, asked))).rejects.toThrow('Failed query');
  expect(asked).toEqual([3, 2, 1]);
  await expect(inBatches(8, () => Promise.reject(new Error('of another kind')))).rejects.toThrow('of another kind');
});
