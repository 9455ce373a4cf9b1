import { createWriteStream, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { endOfRows, lineOf } from './copy-file.ts';
import { copyOut } from './copy-stream.ts';
import { copyStatement, keyTables, stateOf, tablesToCopy } from './store.ts';

export type Taken = { takenAt: string; tables: number; rows: number };

/** Copies the data of a database into one file and its data keys into another, both as of the same moment, while servers keep working. `to` must not exist; `keysTo` is replaced, so that keys of deleted people do not linger. Neither file is ever visible half written. */
export const takeCopy = async (url: string, files: { to: string; keysTo: string }): Promise<Taken> => {
  if (existsSync(files.to)) throw new Error(`${files.to} already exists. Choose another file name.`);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  const drafts = { to: `${files.to}.draft`, keysTo: `${files.keysTo}.draft` };
  try {
    await client.query('SET statement_timeout = 0; SET search_path = public');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const state = await stateOf(client);
    if (state === null)
      throw new Error('There is nothing to back up: no server has ever been started with this database.');
    const head = { format: 1 as const, ...state };
    const tables = await tablesToCopy(client);
    const rows: Record<string, number> = {};
    await write(drafts.to, async function* () {
      yield lineOf({ parsewell: 'data', ...head });
      for (const table of tables) yield* blockOf(client, table, await copyStatement(client, table, 'TO STDOUT'), rows);
      yield lineOf({ rows });
    });
    await write(drafts.keysTo, async function* () {
      const keys: Record<string, number> = {};
      yield lineOf({ parsewell: 'keys', ...head });
      for (const { table, columns, out } of keyTables) yield* blockOf(client, { table, columns }, out, keys);
      yield lineOf({ rows: keys });
    });
    // Unlike a rename, a link does not overwrite a file that was created in the meantime.
    linkSync(drafts.to, files.to);
    renameSync(drafts.keysTo, files.keysTo);
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    return { takenAt: head.takenAt, tables: tables.length, rows: total };
  } finally {
    for (const draft of Object.values(drafts)) rmSync(draft, { force: true });
    await client.end();
  }
};

/** One table: its header, its rows and their end. Counts them into `rows`. */
async function* blockOf(
  client: Client,
  table: { table: string; columns: string[] },
  statement: string,
  rows: Record<string, number>,
): AsyncGenerator<Buffer> {
  yield lineOf({ table: table.table, columns: table.columns });
  let count = 0;
  for await (const chunk of copyOut(client, statement) as AsyncIterable<Buffer>) {
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, end + 1)) count += 1;
    yield chunk;
  }
  rows[table.table] = count;
  yield endOfRows;
}

/** Readable only by its owner, and flushed to disk before success is reported. */
const write = async (file: string, lines: () => AsyncGenerator<Buffer>): Promise<void> => {
  rmSync(file, { force: true });
  // Most of it is encrypted and does not compress; the strongest compression would take five times as long.
  await pipeline(
    Readable.from(lines()),
    createGzip({ level: 1, chunkSize: 1024 * 1024 }),
    createWriteStream(file, { mode: 0o600 }),
  );
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
};
