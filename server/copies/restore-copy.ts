import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { loneClient } from '../db/lone-client.ts';
import { createAll, inTurn, type Migration, migrations } from '../db/migrate.ts';
import type { Erasure } from '../erasures/erasure.ts';
import type { ObjectStore } from '../files/object-store.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import { missingKeys } from '../keys/safe.ts';
import { fillObjects, objectsBlock } from './copied-objects.ts';
import { type CopyReader, readCopy } from './copy-file.ts';
import { copyIn } from './copy-stream.ts';
import {
  copyStatement,
  type Ended,
  endWhatMayBeOver,
  type ErasedAgain,
  eraseAgain,
  countPeople,
  countServers,
  countTables,
  dropSchema,
  finish,
  keyNamesIn,
  keyTables,
  prepareDatabase,
  tablesToCopy,
  loadKeys,
} from './store.ts';

export type Restored = {
  takenAt: string;
  rows: number;
  /** Accounts that exist now. */
  people: number;
  /** Accounts that were left out because the newest keys have none for them. */
  gone: number;
  erased: ErasedAgain;
  ended: Ended;
};

export type RestoreOptions = {
  from: string;
  keysFrom: string;
  /** The configured keys, which decrypt the data keys in the backup. */
  ring: KeyRing;
  /** Whether the existing contents of the database may be overwritten. */
  isReplacing: boolean;
  /** What was erased since the copy was taken, or before: see `server/erasures/`. */
  erasures: readonly Erasure[];
  /** The time since which `erasures` are complete; without it, a copy of any age is restored. */
  coveredSince?: Date | null;
  /** The object store, if this site keeps its files there; without one: in the database. */
  store?: ObjectStore | null;
};

/** Fills a database from a data copy and a key copy, migrates it to this version, removes everyone who deleted their account and whatever else the erasure log names, and ends what may be over. All or nothing: on any fault it throws a sentence and leaves the database as it was. */
export const restoreCopy = async (url: string, options: RestoreOptions): Promise<Restored> => {
  const data = await readCopy(options.from, 'data');
  const keys = await readCopy(options.keysFrom, 'keys');
  if (keys.head.takenAt < data.head.takenAt)
    throw new Error(
      `The backup of the keys (${keys.head.takenAt}) is older than the backup of the data (${data.head.takenAt}): use the newest keys you have.`,
    );
  if (options.coveredSince instanceof Date && data.head.takenAt < options.coveredSince.toISOString())
    throw new Error(
      `The backup is of ${data.head.takenAt}, and the erasure log goes back to ${options.coveredSince.toISOString()} only: what was erased before would come back. Use a newer backup, or do without the log (--without-erasure-log).`,
    );
  const known = migrations();
  const newest = Math.max(...known.map(({ number }) => number));
  if (data.head.migration > newest)
    throw new Error('The backup was made by a newer version of Parsewell. Restore it with that version.');

  const client = loneClient(url);
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0; SET search_path = public');
    return await inTurn(client, async () => {
      await refuseUnless(client, options.isReplacing);
      await client.query('BEGIN');
      const { store = null } = options;
      const stored: string[] = [];
      const restored = await fill(client, known, { ...options, data, keys, store, stored }).catch(
        async (error: unknown) => {
          // Nothing refers to them. What cannot be deleted either stays behind, unreadable.
          for (const key of stored) await store?.delete(key).catch(() => undefined);
          throw error;
        },
      );
      await commit(client);
      return restored;
    });
  } finally {
    // Closing the connection rolls back whatever was not committed.
    await client.end();
  }
};

/** A restore that was stored or not: the database did not say. */
export class UnknownOutcome extends Error {}

/** The files in the object store are left alone from here on: if the database has stored the restore, they are its only ones. */
const commit = async (client: Client): Promise<void> => {
  try {
    await client.query('COMMIT');
  } catch (error) {
    throw new UnknownOutcome(
      'The connection to the database broke at the last moment, so it is not known whether the backup was restored. Start a server and look, or restore once more.',
      { cause: error },
    );
  }
};

const refuseUnless = async (client: Client, isReplacing: boolean): Promise<void> => {
  if (await isInUse(client)) throw new Error('A server is using this database. Stop every server first.');
  const tables = await countTables(client);
  if (tables > 0 && !isReplacing)
    throw new Error(
      `The database is not empty: it has ${tables} tables. With --replace, all of them are deleted and replaced by the backup.`,
    );
};

/** The database notices a moment late that a stopped or killed server is gone. */
const isInUse = async (client: Client): Promise<boolean> => {
  for (let count = 0; count < 30; count += 1) {
    if ((await countServers(client)) === 0) return false;
    await sleep(100);
  }
  return true;
};

type Sources = Pick<RestoreOptions, 'ring' | 'erasures'> & {
  store: ObjectStore | null;
  data: CopyReader;
  keys: CopyReader;
  /** Keys of the objects that were stored, for the case that nothing is restored. */
  stored: string[];
};

const fill = async (client: Client, known: readonly Migration[], sources: Sources): Promise<Restored> => {
  const { data, keys, ring, erasures } = sources;
  const isOf = ({ number }: Migration): boolean => number <= data.head.migration;
  await dropSchema(client);
  await createAll(client, known.filter(isOf));
  await prepareDatabase(client);
  const rows = await fillTables(client, sources);
  await finish(client);
  await createAll(
    client,
    known.filter((migration) => !isOf(migration)),
  );

  await fillKeys(client, keys);
  const { here, kept } = await countPeople(client);
  if (here > 0 && kept === 0) throw new Error('The backup of the keys belongs to another site. Nothing was changed.');
  const gone = await loadKeys(client);
  const fault = missingKeys(ring, await keyNamesIn(client));
  if (fault !== null) throw new Error(fault);
  const erased = await eraseAgain(client, erasures);
  const ended = await endWhatMayBeOver(client, data.head.takenAt);
  return { takenAt: data.head.takenAt, rows, people: kept - erased.accounts, gone, erased, ended };
};

const fillTables = async (client: Client, { data: copy, store, stored }: Sources): Promise<number> => {
  const tables = await tablesToCopy(client);
  const copied: Record<string, number> = {};
  for (let block = await copy.next(); block !== null; block = await copy.next()) {
    const { table, columns } = block.table;
    if (table === objectsBlock.table) {
      copied[table] = await fillObjects(client, block.rows, store, stored);
      continue;
    }
    const place = tables.find(({ table: name }) => name === table);
    if (place === undefined || !columns.every((name) => place.columns.includes(name)))
      throw new Error(`The backup contains a table that this version does not recognize: ${table}.`);
    copied[table] = await copyIn(client, await copyStatement(client, block.table, 'FROM STDIN'), block.rows);
  }
  compare(copied, copy);
  const { [objectsBlock.table]: _, ...ofTables } = copied;
  return Object.values(ofTables).reduce((sum, count) => sum + count, 0);
};

const fillKeys = async (client: Client, copy: CopyReader): Promise<void> => {
  const copied: Record<string, number> = {};
  for (let block = await copy.next(); block !== null; block = await copy.next()) {
    const { table } = block.table;
    const place = keyTables.find(({ table: name }) => name === table);
    if (place === undefined)
      throw new Error(`The backup of the keys contains a table that this version does not recognize: ${table}.`);
    await client.query(place.make);
    copied[table] = await copyIn(client, place.in, block.rows);
  }
  compare(copied, copy);
};

/** Throws unless the counts of the rows match the copy. */
const compare = (copied: Readonly<Record<string, number>>, copy: CopyReader): void => {
  const short = Object.entries(copy.rows).find(([table, count]) => copied[table] !== count);
  if (short !== undefined) throw new Error(`The backup is incomplete: rows of ${short[0]} are missing.`);
};
