import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { connect } from './connect.ts';
import { createTestDatabase } from '../testing/test-database.ts';

it('R10: a connection lost during a transaction fails only that transaction', async () => {
  const database = await createTestDatabase();
  const lost: Error[] = [];
  const db = connect(database.url, (error) => lost.push(error));
  const operator = new Client({ connectionString: database.url });
  await operator.connect();

  const broken = db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
    await operator.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    await transaction.execute(sql`SELECT 1`);
  });
  await expect(broken).rejects.toThrow('Failed query');
  expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);

  await operator.end();
  await db.$client.end();
  await database.drop();
});
