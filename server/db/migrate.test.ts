import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { type Migration, migrate, migrations } from './migrate.ts';
import * as schema from './schema.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const rowsOf = async (statement: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
};

const inOrder = (rows: readonly Record<string, unknown>[]): string[] =>
  rows.map((row) => JSON.stringify(row)).toSorted();

const next = (sql: string): Migration => ({ number: 9000, name: '9000_more.sql', sql, checksum: sql });

describe('migrating', () => {
  it('R9: is done once, however many processes start together', async () => {
    const wanted = [...migrations(), next('CREATE TABLE more (id integer)')];
    const applied = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => migrate(database.url, wanted)));
    expect(applied.flat()).toEqual(['9000_more.sql']);
  });

  it('leaves nothing behind when a migration fails', async () => {
    const broken = [...migrations(), next('CREATE TABLE more (id integer); SELECT nonsense')];
    await expect(migrate(database.url, broken)).rejects.toThrow(/nonsense/);
    expect(await rowsOf(`SELECT to_regclass('more') AS found`)).toEqual([{ found: null }]);
    expect(await migrate(database.url, [...migrations(), next('CREATE TABLE more (id integer)')])).toHaveLength(1);
  });

  it('drops unused columns of a database in use and keeps its rows', async () => {
    const older = await createTestDatabase('empty');
    const client = new Client({ connectionString: older.url });
    try {
      await migrate(older.url, migrations().slice(0, 17));
      await client.connect();
      await client.query(
        `INSERT INTO users (id, username, display_username, name, email, image, created_at, updated_at)
         VALUES (gen_random_uuid(), 'ann', 'Ann', 'Ann', 'ann@example.org', 'ann.png', now(), now());
         INSERT INTO credentials (id, user_id, provider_id, account_id, password, scope, created_at, updated_at)
         SELECT gen_random_uuid(), id, 'credential', id::text, 'a hash', 'email', now(), now() FROM users;
         INSERT INTO sessions (id, user_id, token_hash, expires_at, ip_address, created_at, updated_at)
         SELECT gen_random_uuid(), id, 'a token', now(), '::1', now(), now() FROM users`,
      );
      expect(await migrate(older.url)).toContain('0018_unused_columns.sql');
      const { rows } = await client.query(
        `SELECT username, password, token_hash FROM users
         JOIN credentials ON credentials.user_id = users.id JOIN sessions ON sessions.user_id = users.id`,
      );
      expect(rows).toEqual([{ username: 'ann', password: 'a hash', token_hash: 'a token' }]);
      // The triggers that count accounts still work on the narrower table.
      await client.query(`UPDATE users SET role = 'admin'`);
    } finally {
      await client.end();
      await older.drop();
    }
  });

  it('refuses a database that a newer version has made', async () => {
    await migrate(database.url, [...migrations(), next('SELECT 1')]);
    await expect(migrate(database.url)).rejects.toThrow('created by a newer version of Parsewell (9000_more.sql)');
  });

  it('refuses a migration that was changed after it ran', async () => {
    const [first, ...others] = migrations();
    if (first === undefined) throw new Error('there is a first migration');
    await expect(migrate(database.url, [{ ...first, checksum: 'other' }, ...others])).rejects.toThrow(first.name);
  });

  it('numbers its files without gaps or repeats', () => {
    const files = migrations();
    expect(files.map(({ number }) => number)).toEqual(files.map((_, index) => index + 1));
    for (const { name } of files) expect(name).toMatch(/^\d{4}_[a-z0-9_]+\.sql$/);
  });
});

describe('the schema in code', () => {
  it('has the tables and columns that the migrations make, with the same nullability', async () => {
    const made = await rowsOf(
      `SELECT table_name, column_name, is_nullable FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name NOT IN ('migrations', 'rate_limits') ORDER BY 1, 2`,
    );
    const declared = Object.values(schema)
      .filter((table) => is(table, PgTable))
      .flatMap((table) =>
        Object.values(getTableColumns(table)).map((column) => ({
          table_name: getTableName(table),
          column_name: column.name,
          is_nullable: column.notNull ? 'NO' : 'YES',
        })),
      );
    expect(inOrder(declared)).toEqual(inOrder(made));
  });
});
