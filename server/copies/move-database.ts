import { loneClient } from '../db/lone-client.ts';
import { createAll, migrations } from '../db/migrate.ts';
import { copyIn, copyOut } from './copy-stream.ts';
import { allTables, copyStatement, countRows, finish, prepareDatabase, stateOf } from './store.ts';

/**
 * Copies everything from one database into another, empty one, on a server of any version: every table with all its
 * rows, the keys and sessions included. Nothing is written to the first; the second gets all or nothing. A database
 * without tables is left for the first start.
 */
export const moveDatabase = async (fromUrl: string, toUrl: string): Promise<void> => {
  const [from, to] = [loneClient(fromUrl), loneClient(toUrl)];
  try {
    for (const client of [from, to]) {
      await client.connect();
      await client.query('SET statement_timeout = 0; SET search_path = public');
    }
    await from.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await to.query('BEGIN');
    const state = await stateOf(from);
    if (state === null) return;
    const known = migrations();
    if (state.migration > known.length)
      throw new Error('The database was created by a newer version of Parsewell. Upgrade it with that version.');
    await createAll(to, known.slice(0, state.migration));
    await prepareDatabase(to);
    for (const table of await allTables(from)) {
      const rows = copyOut(from, await copyStatement(from, table, 'TO STDOUT'));
      const copied = await copyIn(to, await copyStatement(to, table, 'FROM STDIN'), rows);
      const wanted = await countRows(from, table.table);
      if (copied !== wanted) throw new Error(`Of the table ${table.table}, ${copied} of ${wanted} rows were copied.`);
    }
    await finish(to);
    await to.query('COMMIT');
  } finally {
    for (const client of [from, to]) await client.end().catch(() => undefined);
  }
};
