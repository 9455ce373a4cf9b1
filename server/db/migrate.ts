import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { installQueue } from '../queue/install-queue.ts';
import { lockKeys } from './lock-keys.ts';
import { loneClient } from './lone-client.ts';

export type Migration = { number: number; name: string; sql: string; checksum: string };

const folder = join(import.meta.dirname, 'migrations');

/** The migrations of this version, in order. Files are named NNNN_words.sql and never change once released. */
export const migrations = (from: string = folder): Migration[] =>
  readdirSync(from)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(from, file), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { number: Number(file.slice(0, 4)), name: file, sql, checksum };
    });

/** Migrates the database to this version and returns the names of the applied migrations. Forward only. Several processes may call it at once: an advisory lock lets one work, and the others then find nothing to do. */
export const migrate = async (url: string, wanted: readonly Migration[] = migrations()): Promise<string[]> => {
  const client = loneClient(url);
  await client.connect();
  try {
    return await inTurn(client, async () => {
      await client.query(`SET lock_timeout = '5s'`);
      const applied = await applyMissing(client, wanted);
      await installQueue(client);
      return applied;
    });
  } finally {
    await client.end();
  }
};

/** Runs schema changes under a lock; closing the connection releases it. */
export const inTurn = async <T>(client: Client, work: () => Promise<T>): Promise<T> => {
  await client.query('SELECT pg_advisory_lock($1)', [lockKeys.migrations]);
  return work();
};

/**
 * What has to be done before a migration, whose file never changes, in the same transaction: rows of early versions that
 * it cannot take. By its number.
 */
const preparations: Readonly<Record<number, string>> = {
  // Ends that were asked for before migration 11 have no time, which migration 20 needs: that of the last payment, which
  // is the one to return.
  20: `UPDATE subscriptions SET end_asked_at = coalesce(
         (SELECT max(created_at) FROM transactions
          WHERE transactions.user_id = subscriptions.user_id AND status = 'succeeded'), created_at)
       WHERE ended_by IS NOT NULL AND end_asked_at IS NULL`,
};

/** Applies these migrations in the caller's transaction. */
export const createAll = async (client: Client, wanted: readonly Migration[]): Promise<void> => {
  await client.query(listSql);
  for (const migration of wanted) await apply(client, migration);
};

const listSql =
  'CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())';

const apply = async (client: Client, { number, name, sql, checksum }: Migration): Promise<void> => {
  const before = preparations[number];
  if (before !== undefined) await client.query(before);
  await client.query(sql);
  await client.query('INSERT INTO migrations (number, name, checksum) VALUES ($1, $2, $3)', [number, name, checksum]);
};

const applyMissing = async (client: Client, wanted: readonly Migration[]): Promise<string[]> => {
  await client.query(listSql);
  const { rows } = await client.query<{ number: number; name: string; checksum: string }>(
    'SELECT number, name, checksum FROM migrations ORDER BY number',
  );
  const applied = new Map(rows.map((row) => [row.number, row]));

  const newest = Math.max(0, ...wanted.map((migration) => migration.number));
  const ahead = rows.find((row) => row.number > newest);
  if (ahead !== undefined)
    throw new Error(
      `The database was created by a newer version of Parsewell (${ahead.name}). Start that version, or restore a backup.`,
    );
  const changed = wanted.find(({ number, checksum }) => (applied.get(number)?.checksum ?? checksum) !== checksum);
  if (changed !== undefined)
    throw new Error(
      `The migration ${changed.name} has been changed since it was applied to this database. Restore the original file.`,
    );

  const missing = wanted.filter((migration) => !applied.has(migration.number));
  for (const migration of missing) {
    await client.query('BEGIN');
    try {
      await apply(client, migration);
      await client.query('COMMIT');
    } catch (error) {
      // If the connection is lost, the database rolls back by itself.
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }
  return missing.map((migration) => migration.name);
};
