import { restoredCopy } from '../chores/restored-copy-store.ts';
import type { Client } from 'pg';
import { lockKeys } from '../db/lock-keys.ts';
import type { Erasure } from '../erasures/erasure.ts';
import type { CopiedTable } from './copy-file.ts';

/** What a data copy leaves out: data keys, which have their own copy, so that an older data copy cannot bring deleted people back; sessions, login steps and API tokens, so that nobody who signed out is signed in again and no revoked token works again; what a server recreates; and the folder in the object store with what is to be deleted there, because another database must never delete the files of this one. */
const leftOut = [
  'user_keys',
  'house_keys',
  'sessions',
  'api_tokens',
  'login_steps',
  'rate_limits',
  'migrations',
  'object_folder',
  'object_deletions',
];

const tablesSql = `
  SELECT c.relname::text AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' GROUP BY c.relname ORDER BY c.relname`;
const referencesSql = `
  SELECT conrelid::regclass::text AS from, confrelid::regclass::text AS to FROM pg_constraint
  WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conrelid <> confrelid`;

/** The tables of a data copy, each after the ones it refers to. */
export const tablesToCopy = (client: Client): Promise<CopiedTable[]> => tablesWithout(client, leftOut);

/** Every table with its rows, the keys and sessions included. */
export const allTables = (client: Client): Promise<CopiedTable[]> => tablesWithout(client, ['migrations']);

const tablesWithout = async (client: Client, names: readonly string[]): Promise<CopiedTable[]> => {
  const tables = (await client.query<CopiedTable>(tablesSql)).rows.filter(({ table }) => !names.includes(table));
  const references = (await client.query<{ from: string; to: string }>(referencesSql)).rows;
  const ordered: CopiedTable[] = [];
  const add = (table: CopiedTable): void => {
    if (ordered.includes(table)) return;
    const before = references.filter(({ from }) => from === table.table).map(({ to }) => to);
    tables.filter(({ table: name }) => before.includes(name)).forEach(add);
    ordered.push(table);
  };
  tables.forEach(add);
  return ordered;
};

/** What a key copy contains: who has an account, and the data keys, which open only with the configured keys. */
export const keyTables: readonly (CopiedTable & { out: string; make: string; in: string })[] = [
  {
    table: 'people',
    columns: ['id'],
    out: 'COPY (SELECT id FROM users) TO STDOUT',
    make: 'CREATE TEMPORARY TABLE kept_people (id uuid PRIMARY KEY) ON COMMIT DROP',
    in: 'COPY kept_people (id) FROM STDIN',
  },
  {
    table: 'user_keys',
    columns: ['user_id', 'key_name', 'wrapped'],
    out: 'COPY user_keys (user_id, key_name, wrapped) TO STDOUT',
    make: 'CREATE TEMPORARY TABLE kept_user_keys (LIKE user_keys) ON COMMIT DROP',
    in: 'COPY kept_user_keys (user_id, key_name, wrapped) FROM STDIN',
  },
  {
    table: 'house_keys',
    columns: ['name', 'key_name', 'wrapped'],
    out: 'COPY house_keys (name, key_name, wrapped) TO STDOUT',
    make: 'CREATE TEMPORARY TABLE kept_house_keys (LIKE house_keys) ON COMMIT DROP',
    in: 'COPY kept_house_keys (name, key_name, wrapped) FROM STDIN',
  },
];

/** The statement that copies a table. PostgreSQL builds statements with table names from its own catalog, so quoting cannot go wrong. */
export const copyStatement = async (
  client: Client,
  { table, columns }: CopiedTable,
  way: 'TO STDOUT' | 'FROM STDIN',
): Promise<string> => {
  const { rows } = await client.query<{ statement: string }>(
    `SELECT format('COPY public.%I (%s) ', $1::text, string_agg(quote_ident(name), ', ' ORDER BY nr)) || $3 AS statement
     FROM unnest($2::text[]) WITH ORDINALITY AS columns (name, nr)`,
    [table, columns, way],
  );
  return rows[0]?.statement ?? '';
};

/** Runs each statement that a query returns. */
const runAll = async (client: Client, question: string): Promise<void> => {
  const { rows } = await client.query<{ statement: string }>(question);
  for (const row of rows) await client.query(row.statement);
};

const ours = `n.nspname = 'public' AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = o.oid AND d.deptype = 'e')`;

/** Drops everything in the schema `public`, except what extensions created. */
export const dropSchema = async (client: Client): Promise<void> => {
  await runAll(
    client,
    `SELECT format('DROP TABLE %s CASCADE', o.oid::regclass) AS statement
     FROM pg_class o JOIN pg_namespace n ON n.oid = o.relnamespace WHERE o.relkind = 'r' AND ${ours}`,
  );
  await runAll(
    client,
    `SELECT format('DROP FUNCTION %s CASCADE', o.oid::regprocedure) AS statement
     FROM pg_proc o JOIN pg_namespace n ON n.oid = o.pronamespace WHERE ${ours}`,
  );
};

/** Removes the rows that migrations insert and turns off the counting triggers: the rows of a copy were counted when they were first written. */
export const prepareDatabase = async (client: Client): Promise<void> => {
  await runAll(
    client,
    `SELECT format('TRUNCATE %s', string_agg(quote_ident(relname), ', ')) AS statement
     FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migrations'`,
  );
  await setTriggers(client, 'DISABLE');
};

/** Turns the counting triggers on again and advances sequences past the highest number. */
export const finish = async (client: Client): Promise<void> => {
  await setTriggers(client, 'ENABLE');
  await runAll(
    client,
    `SELECT format('SELECT setval(%L, max(%I)) FROM %I', pg_get_serial_sequence(quote_ident(table_name), column_name), column_name, table_name) AS statement
     FROM information_schema.columns WHERE table_schema = 'public' AND is_identity = 'YES'`,
  );
};

const setTriggers = (client: Client, to: 'ENABLE' | 'DISABLE'): Promise<void> =>
  runAll(
    client,
    to === 'ENABLE'
      ? `SELECT format('ALTER TABLE %I ENABLE TRIGGER USER', relname) AS statement FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`
      : `SELECT format('ALTER TABLE %I DISABLE TRIGGER USER', relname) AS statement FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  );

/** The time of this database and its newest migration; null when it has none of our tables. */
export const stateOf = async (client: Client): Promise<{ takenAt: string; migration: number } | null> => {
  const { rows } = await client.query<{ found: string | null }>(`SELECT to_regclass('public.migrations') AS found`);
  if (rows[0]?.found === null) return null;
  const state = await client.query<{ at: Date; migration: number }>(
    'SELECT transaction_timestamp() AS at, max(number) AS migration FROM migrations',
  );
  const [{ at, migration } = { at: new Date(), migration: 0 }] = state.rows;
  return { takenAt: at.toISOString(), migration };
};

/** False when another backup of this database is running. The lock ends with the connection. */
export const lockCopies = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ isOurs: boolean }>('SELECT pg_try_advisory_lock($1) AS "isOurs"', [
    lockKeys.copies,
  ]);
  return rows[0]?.isOurs === true;
};

/** 0 for an empty database. */
export const countTables = async (client: Client): Promise<number> => (await client.query(tablesSql)).rowCount ?? 0;

/** Number of servers connected to this database now. */
export const countServers = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'parsewell'`,
  );
  return rows[0]?.count ?? 0;
};

/** `here`: accounts in the restored copy; `kept`: those of them whose keys still exist. */
export const countPeople = async (client: Client): Promise<{ here: number; kept: number }> => {
  const { rows } = await client.query<{ here: number; kept: number }>(
    'SELECT count(*)::int AS here, count(kept_people.id)::int AS kept FROM users LEFT JOIN kept_people USING (id)',
  );
  return rows[0] ?? { here: 0, kept: 0 };
};

/** Customers whose account is removed are to be deleted at the payment provider, which ends their subscriptions. */
const oweDeletionSql = (which: 'user_id = ANY ($1)' | 'user_id NOT IN (SELECT id FROM kept_people)'): string =>
  `INSERT INTO obligations (id, kind, cause, customer, subject, made_at, try_at)
   SELECT gen_random_uuid(), 'delete-customer', 'departure', stripe_id, stripe_id, now(), now() FROM customers
   WHERE ${which} ON CONFLICT DO NOTHING`;

/** Loads the keys and removes everyone who deleted their account after the copy was taken. Returns how many. */
export const loadKeys = async (client: Client): Promise<number> => {
  await client.query(oweDeletionSql('user_id NOT IN (SELECT id FROM kept_people)'));
  const gone = await client.query('DELETE FROM users WHERE id NOT IN (SELECT id FROM kept_people)');
  await client.query(
    'INSERT INTO user_keys SELECT kept.* FROM kept_user_keys kept JOIN users ON users.id = kept.user_id',
  );
  await client.query('INSERT INTO house_keys SELECT * FROM kept_house_keys');
  return gone.rowCount ?? 0;
};

/** How much was erased again because the erasure log names it. */
export type ErasedAgain = Record<'accounts' | 'resumes' | 'drafts' | 'workspaces' | 'groups' | 'newsletter', number>;

/**
 * Erases what was erased before, however new the copy is. What is owed to the customers among them stays owed. A resume
 * may have been waiting to be read in the copy; a draft may have been saved anew after an earlier one was deleted.
 */
export const eraseAgain = async (client: Client, erasures: readonly Erasure[]): Promise<ErasedAgain> => {
  const idsOf = (kind: Erasure['kind']): string[] =>
    erasures.filter((erasure) => erasure.kind === kind).map(({ id }) => id);
  const accounts = idsOf('account');
  await client.query(oweDeletionSql('user_id = ANY ($1)'), [accounts]);
  const erase = async (statement: string, ...values: string[][]): Promise<number> =>
    (await client.query(statement, values)).rowCount ?? 0;
  const resumes = idsOf('resume');
  const drafts = erasures.filter(({ kind }) => kind === 'draft');
  return {
    accounts: await erase('DELETE FROM users WHERE id = ANY ($1)', accounts),
    resumes:
      (await erase('DELETE FROM analyses WHERE id = ANY ($1)', resumes)) +
      (await erase('DELETE FROM uploads WHERE id = ANY ($1)', resumes)),
    drafts: await erase(
      `DELETE FROM drafts USING unnest($1::uuid[], $2::timestamptz[]) AS erased (id, at)
       WHERE drafts.analysis_id = erased.id AND drafts.kept_at <= erased.at`,
      drafts.map(({ id }) => id),
      drafts.map(({ at }) => at),
    ),
    workspaces: await erase('DELETE FROM workspaces WHERE id = ANY ($1)', idsOf('workspace')),
    groups: await erase('DELETE FROM resume_groups WHERE id = ANY ($1)', idsOf('group')),
    newsletter: await erase('DELETE FROM newsletter_subscriptions WHERE id = ANY ($1)', idsOf('newsletter')),
  };
};

/** What was ended because nobody knows what happened to it after the copy was taken. */
export type Ended = { shares: number; consents: number; links: number; mails: number };

/** Ends share links, and what candidates share with groups and the links that invite them, which may have been revoked, links in emails, which may have been used, and emails, which may have been sent. Sessions are not in a copy. The next server looks at once for subscriptions that nobody here knows; until it has, whoever has no customer here is looked for at the payment provider (`findLostCustomer`). */
export const endWhatMayBeOver = async (client: Client, takenAt: string): Promise<Ended> => {
  const shares = await client.query('DELETE FROM shares');
  const consents = await client.query('DELETE FROM consents');
  await client.query('UPDATE resume_groups SET link_hash = NULL, link_expires_at = NULL WHERE link_hash IS NOT NULL');
  const links = await client.query('DELETE FROM mail_links');
  const mails = await client.query(
    `UPDATE outbox SET state = 'failed', body = NULL, closed_at = now() WHERE state = 'waiting'`,
  );
  await client.query(`DELETE FROM chores WHERE name IN ('sweep', 'reconcile')`);
  await client.query(
    'INSERT INTO chores (name, done_at) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET done_at = excluded.done_at',
    [restoredCopy, takenAt],
  );
  return {
    shares: shares.rowCount ?? 0,
    consents: consents.rowCount ?? 0,
    links: links.rowCount ?? 0,
    mails: mails.rowCount ?? 0,
  };
};

/** The names of the configured keys that data keys in this database are wrapped by. */
export const keyNamesIn = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    'SELECT key_name AS name FROM user_keys UNION SELECT key_name FROM house_keys',
  );
  return rows.map(({ name }) => name);
};

/** How many rows a table has. */
export const countRows = async (client: Client, table: string): Promise<number> => {
  const { rows } = await client.query<{ statement: string }>(
    `SELECT format('SELECT count(*)::int AS count FROM public.%I', $1::text) AS statement`,
    [table],
  );
  const counted = await client.query<{ count: number }>(rows[0]?.statement ?? '');
  return counted.rows[0]?.count ?? 0;
};

const keysSql = `
  (SELECT file_key AS key, id FROM analyses WHERE file_key > $1 ORDER BY 1 LIMIT $2) UNION ALL
  (SELECT file_key AS key, id FROM uploads WHERE file_key > $1 ORDER BY 1 LIMIT $2) UNION ALL
  (SELECT file_key AS key, id FROM applications WHERE file_key > $1 ORDER BY 1 LIMIT $2) ORDER BY key LIMIT $2`;

/** A key of the object store and the id of the row that names it. */
export type NamedObject = { key: string; id: string };

/** The objects that rows name, after the key `after`, in order. */
export const findObjects = async (client: Client, after: string, maxRows: number): Promise<NamedObject[]> =>
  (await client.query<NamedObject>(keysSql, [after, maxRows])).rows;

const nowSql = `
  SELECT file FROM analyses WHERE id = $1 UNION ALL
  SELECT file FROM uploads WHERE id = $1 AND refused_at IS NULL UNION ALL
  SELECT file FROM applications WHERE id = $1`;

/** The file in the row with this id, 'elsewhere' if the row has none, 'gone' without a row. An upload keeps its id when it is read. */
export const findFileNow = async (client: Client, id: string): Promise<Buffer | 'elsewhere' | 'gone'> => {
  const { rows } = await client.query<{ file: Buffer | null }>(nowSql, [id]);
  const [row] = rows;
  return row === undefined ? 'gone' : (row.file ?? 'elsewhere');
};

/** Names the folder in which this database keeps its objects from now on. */
export const setFolder = async (client: Client, folder: string): Promise<void> => {
  await client.query('INSERT INTO object_folder (name) VALUES ($1)', [folder]);
};

const replaceKeySql = `
  WITH resumes AS (UPDATE analyses SET file_key = $2 WHERE file_key = $1),
    waiting AS (UPDATE uploads SET file_key = $2 WHERE file_key = $1)
  UPDATE applications SET file_key = $2 WHERE file_key = $1`;

export const replaceKey = async (client: Client, key: string, newKey: string): Promise<void> => {
  await client.query(replaceKeySql, [key, newKey]);
};

const replaceByFileSql = `
  WITH resumes AS (UPDATE analyses SET file = $2, file_key = NULL WHERE file_key = $1),
    waiting AS (UPDATE uploads SET file = $2, file_key = NULL WHERE file_key = $1)
  UPDATE applications SET file = $2, file_key = NULL WHERE file_key = $1`;

export const replaceKeyByFile = async (client: Client, key: string, file: Buffer): Promise<void> => {
  await client.query(replaceByFileSql, [key, file]);
};

const markLostSql = `
  WITH resumes AS (UPDATE analyses SET file = '', file_key = NULL WHERE NOT starts_with(file_key, $1)),
    waiting AS (UPDATE uploads SET file = '', file_key = NULL WHERE NOT starts_with(file_key, $1))
  UPDATE applications SET file = '', file_key = NULL WHERE NOT starts_with(file_key, $1)`;

/** An empty file, which is shown as damaged, where the copy has none: its object is outside of this folder. */
export const markLost = async (client: Client, folder: string): Promise<void> => {
  const prefix = `${folder}/`;
  await client.query(markLostSql, [prefix]);
};
