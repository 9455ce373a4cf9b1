import { createWriteStream, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { loneClient } from '../db/lone-client.ts';
import type { ObjectStore } from '../files/object-store.ts';
import { syncFolder } from '../keys/sync-folder.ts';
import { objectLines, objectsBlock } from './copied-objects.ts';
import { type CopiedTable, endOfRows, lineOf } from './copy-file.ts';
import { copyOut } from './copy-stream.ts';
import { copyStatement, findObjects, keyTables, lockCopies, stateOf, tablesToCopy } from './store.ts';

/** `objects`: files of the object store in the copy. `lost`: files that the store does not have although a row names them. */
export type Taken = { takenAt: string; tables: number; rows: number; objects: number; lost: number };

/** Copies the data of a database into one file and its data keys into another, both as of the same moment, while servers keep working. `to` must not exist; `keysTo` is replaced, so that keys of deleted people do not linger. Neither file is ever visible half written. `store` is the object store, where there is one. */
export const takeCopy = async (
  url: string,
  files: { to: string; keysTo: string },
  store: ObjectStore | null = null,
): Promise<Taken> => {
  if (existsSync(files.to)) throw new Error(`${files.to} already exists. Choose another file name.`);
  const [client, now] = [loneClient(url), loneClient(url)];
  try {
    await Promise.all([client.connect(), now.connect()]);
    // Two backups at once would write to the same draft of the keys.
    if (!(await lockCopies(now))) throw new Error('Another backup is running. Wait until it has ended.');
    return await copyBoth({ client, now, store }, files);
  } finally {
    await Promise.all([client.end(), now.end()]);
  }
};

/** `client` sees the database as of one moment, `now` as it is. */
type Sources = { client: Client; now: Client; store: ObjectStore | null };

const copyBoth = async ({ client, now, store }: Sources, files: { to: string; keysTo: string }): Promise<Taken> => {
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
    let lost = 0;
    await write(drafts.to, async function* () {
      yield lineOf({ parsewell: 'data', ...head });
      for (const table of tables) yield* blockOf(client, table, await copyStatement(client, table, 'TO STDOUT'), rows);
      if ((await findObjects(client, '', 1)).length > 0) {
        if (store === null)
          throw new Error('Some files are in an object store: set S3_BUCKET_URL and its keys, as for the servers.');
        yield* counted(
          objectsBlock,
          objectLines(client, now, store, () => (lost += 1)),
          rows,
        );
      }
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
    // Or both may be gone after a power failure.
    for (const file of [files.to, files.keysTo]) syncFolder(dirname(file));
    await client.query('COMMIT');
    const { [objectsBlock.table]: objects = 0, ...ofTables } = rows;
    const total = Object.values(ofTables).reduce((sum, count) => sum + count, 0);
    return { takenAt: head.takenAt, tables: tables.length, rows: total, objects, lost };
  } finally {
    for (const draft of Object.values(drafts)) rmSync(draft, { force: true });
  }
};

/** One table: its header, its rows and their end. Counts them into `rows`. */
const blockOf = (
  client: Client,
  table: CopiedTable,
  statement: string,
  rows: Record<string, number>,
): AsyncGenerator<Buffer> => counted(table, copyOut(client, statement) as AsyncIterable<Buffer>, rows);

async function* counted(
  { table, columns }: CopiedTable,
  lines: AsyncIterable<Buffer>,
  rows: Record<string, number>,
): AsyncGenerator<Buffer> {
  yield lineOf({ table, columns });
  let count = 0;
  for await (const chunk of lines) {
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, end + 1)) count += 1;
    yield chunk;
  }
  rows[table] = count;
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
