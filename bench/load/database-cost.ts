import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { openEmbeddedDatabase } from '#server/db/embedded.ts';
import { machineClass } from '../machine.ts';
import { corpusFiles, startEmbeddedSite } from './embedded-site.ts';
import { residencesOf, sumOf } from './resident-memory.ts';
import { resumePdf } from './site-under-load.ts';

// `npm run bench:database-cost`: what one analysis costs the database: statements, transactions, write-ahead log,
// processor time, and the bytes that remain stored.
const { values } = parseArgs({
  options: {
    uploads: { type: 'string', default: '200' },
    /** Prints the statements that ran most often. */
    statements: { type: 'boolean', default: false },
  },
});
const uploads = Number(values.uploads);

/** A data folder whose database counts statements from its first start on. */
const prepareFolder = async (): Promise<string> => {
  const folder = fs.mkdtempSync(path.join(fs.existsSync('/var/tmp') ? '/var/tmp' : os.tmpdir(), 'parsewell-bench-'));
  const database = await openEmbeddedDatabase(path.join(folder, 'postgres'));
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(`ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'`);
  await client.query(`ALTER SYSTEM SET compute_query_id = 'on'`);
  await client.end();
  await database.stop();
  return folder;
};

type Count = { calls: number; transactions: number; wal: number; database: number };
const countsSql = `SELECT
  (SELECT sum(calls)::float FROM pg_stat_statements WHERE toplevel) AS calls,
  (SELECT (xact_commit + xact_rollback)::float FROM pg_stat_database WHERE datname = current_database()) AS transactions,
  (pg_current_wal_lsn() - '0/0')::float AS wal,
  pg_database_size(current_database())::float AS database`;

const kb = (bytes = 0): string => `${(bytes / 1000).toFixed(1)} kB`;

const DATA_DIR = await prepareFolder();
const site = await startEmbeddedSite({ DATA_DIR });
try {
  const db = await site.database();
  await db.query('CREATE EXTENSION pg_stat_statements');
  const plain = { filename: 'resume.pdf', bytes: await resumePdf(0) };
  // Only files that can be read: the others are not stored.
  const files = [plain, ...corpusFiles()];
  const people = [];
  for (let nr = 0; nr < Math.ceil(uploads / 10); nr += 1) people.push(await site.newPerson(nr));
  for (const file of files) await people[0]?.upload({ name: file.filename, bytes: file.bytes });
  // Statistics of connections arrive a moment after their transactions.
  const count = async (): Promise<Count> => {
    await sleep(2_000);
    await db.query('CHECKPOINT');
    const { rows } = await db.query<Count>(countsSql);
    const [row] = rows;
    if (row === undefined) throw new Error('the database did not count');
    return row;
  };
  // What it does without uploads, in the time that they will take.
  await db.query('SELECT pg_stat_statements_reset()');
  const [quiet, quietFrom] = [await count(), performance.now()];
  await sleep(20_000);
  const quietEnd = await count();
  const quietSeconds = (performance.now() - quietFrom) / 1000;

  const cpu = (part: 'server' | 'database' | 'readers'): number => sumOf(residencesOf(site.pid), 'cpuSeconds', part);
  const cpuBefore = [cpu('server'), cpu('database'), cpu('readers')] as const;
  const before = await count();
  const from = performance.now();
  let accepted = 0;
  let uploadedBytes = 0;
  for (let nr = 0; nr < uploads; nr += 1) {
    const file = files[nr % files.length] ?? plain;
    const answer = await people[Math.floor(nr / 10)]?.upload({ name: file.filename, bytes: file.bytes });
    if (answer?.status !== 200) continue;
    accepted += 1;
    uploadedBytes += file.bytes.length;
  }
  const seconds = (performance.now() - from) / 1000;
  const after = await count();
  const cpuAfter = [cpu('server'), cpu('database'), cpu('readers')] as const;
  const idle = (key: keyof Count): number => ((quietEnd[key] - quiet[key]) / quietSeconds) * (seconds + 2);
  const each = (key: keyof Count): number => (after[key] - before[key] - idle(key)) / accepted;
  const { rows: sizes } = await db.query<{ file: number; result: number; other: number; row: number; user: number }>(
    `SELECT avg(length(file))::float AS file, avg(length(result))::float AS result,
       avg(pg_column_size(analyses.*) - length(file) - length(result))::float AS other,
       pg_total_relation_size('analyses')::float / count(*) AS row,
       (SELECT pg_total_relation_size('users')::float / count(*) FROM users) AS user FROM analyses`,
  );
  const [size] = sizes;
  console.log(
    `${machineClass()}; ${accepted} of ${uploads} uploads could be read, ${kb(uploadedBytes / accepted)} each.`,
  );
  console.log(
    `For one analysis: ${each('calls').toFixed(1)} statements in ${each('transactions').toFixed(1)} transactions, ${kb(each('wal'))} of write-ahead log, ${kb(each('database'))} more database.`,
  );
  console.log(
    `Stored for one analysis: file ${kb(size?.file)}, result ${kb(size?.result)}, the rest of the row ${kb(size?.other)}; with indexes and free space ${kb(size?.row)}.`,
  );
  console.log(
    `Processor time for one upload: server ${(((cpuAfter[0] - cpuBefore[0]) * 1000) / uploads).toFixed(1)} ms, database ${(((cpuAfter[1] - cpuBefore[1]) * 1000) / uploads).toFixed(1)} ms, reader ${(((cpuAfter[2] - cpuBefore[2]) * 1000) / uploads).toFixed(1)} ms.`,
  );
  console.log(
    `Without uploads: ${((quietEnd.calls - quiet.calls) / quietSeconds).toFixed(1)} statements and ${kb((quietEnd.wal - quiet.wal) / quietSeconds)} of write-ahead log a second.`,
  );
  if (values.statements) {
    const { rows } = await db.query<{ calls: string; wal: string; query: string }>(
      `SELECT calls, round(wal_bytes / calls) AS wal, left(regexp_replace(query, '\\s+', ' ', 'g'), 150) AS query
       FROM pg_stat_statements WHERE toplevel ORDER BY calls DESC LIMIT 60`,
    );
    for (const { calls, wal, query } of rows) console.log(`${calls.padStart(6)} ${wal.padStart(7)} ${query}`);
  }
  await db.end();
} finally {
  await site.stop();
}
