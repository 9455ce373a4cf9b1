import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import { createAdmin } from '#server/identity/accounts/create-admin.ts';
import { activityTable } from '#server/admin/activity/store.ts';
import { logsTable } from '#server/admin/logs/store.ts';
import { statisticsOf } from '#server/admin/statistics/statistics.ts';
import { type Asked, type Mark, pageOf, type Table } from '#server/admin/tables/table.ts';
import { transactionsTable } from '#server/admin/transactions/store.ts';
import { usersTable } from '#server/admin/users/store.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { openEmbeddedDatabase } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Program, startProgram } from '#server/testing/program.ts';
import { machineClass } from './machine.ts';
import { operatorCalls } from './operators/calls.ts';
import { amounts, fill } from './operators/fill.ts';
import { planOf, recording } from './operators/plans.ts';
import { median, quantile } from './statistics.ts';

// `npm run bench:operators`: fills a database with a million users, five million analyses and ten million activity
// entries, and measures each endpoint of the admin area over HTTP. Needs 10 GB of disk and several minutes. `--share
// 0.01` scales everything down, `--folder F` keeps the database for the next run, `--write` writes
// docs/admin-queries.md, `--only WORD` measures only endpoints with that word.
const share = Number(valueOf('--share') ?? 1);
const rounds = Number(valueOf('--rounds') ?? 40);
const kept = valueOf('--folder');
const only = valueOf('--only') ?? '';
const bar = 100;
const password = 'correct horse 7';

function valueOf(option: string): string | undefined {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : process.argv[at + 1];
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

type Timed = { what: string; millis: number[] };

const startServer = (url: string, folder: string): Program =>
  startProgram({
    DATABASE_URL: url,
    DATA_DIR: folder,
    // Fixed, so that a kept database can be read in the next run. It contains no real data.
    DATA_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
    LOG_LEVEL: 'error',
  });

const logIn = async (address: string): Promise<string> => {
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'chief', password }),
  });
  if (!answer.ok) throw new Error(`The login was refused: ${await answer.text()}`);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
};

/**
 * Measures the calls in turns, so that load peaks of the machine affect all of them. The first turn is warm-up and does
 * not count.
 */
const measure = async (address: string): Promise<Timed[]> => {
  const cookie = await logIn(address);
  const timed = operatorCalls
    .filter(({ what }) => what.includes(only))
    .map((call) => ({ ...call, millis: [] as number[] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { what, address: addressOf, millis } of timed) {
      const target = addressOf();
      const startedAt = performance.now();
      const answer = await fetch(`${address}${target}`, { headers: { cookie } });
      const body = await answer.text();
      if (!answer.ok) throw new Error(`${what}: ${target} answered ${answer.status}: ${body}`);
      if (round > 0) millis.push(performance.now() - startedAt);
    }
  }
  return timed;
};

/** The queries for one page of a table, and their plans. */
const explain = async (url: string): Promise<string[]> => {
  const { db, asked, pool } = recording(url);
  const now = new Date();
  const page = { search: '', page: 1, size: 25, order: 'desc' } as const;
  const shown: [string, () => Promise<unknown>][] = [
    ['The figures', () => statisticsOf(db, now)],
    ...pagesOf('Users', usersTable, db, { ...page, sort: 'joined' as const }),
    ...pagesOf('Users by their latest login', usersTable, db, { ...page, sort: 'lastLogin' as const }),
    ...pagesOf('Premium, by name', usersTable, db, { ...page, sort: 'username' as const, plan: 'premium' as const }),
    ['Users, a search', () => pageOf(usersTable, db, { ...page, search: 'okafor', sort: 'joined' }, now)],
    ...pagesOf('Activity', activityTable, db, page),
    ...pagesOf('Logins', activityTable, db, { ...page, type: 'login' as const }),
    ['Activity, a search for people', () => pageOf(activityTable, db, { ...page, search: 'okafor' }, now)],
    ...pagesOf('Transactions', transactionsTable, db, page),
    ...pagesOf('Logs', logsTable, db, page),
    ['Logs, a search', () => pageOf(logsTable, db, { ...page, search: 'qqqzzz' }, now)],
  ];
  const texts: string[] = [];
  for (const [title, ask] of shown) {
    await ask();
    const plans: string[] = [];
    for (const query of asked.splice(0)) plans.push(`\`\`\`text\n${await planOf(pool, query)}\n\`\`\``);
    texts.push(`### ${title}\n\n${plans.join('\n\n')}\n`);
  }
  await pool.end();
  return texts;
};

const pagesOf = <Filter extends Asked, Row extends Mark>(
  title: string,
  table: Table<Filter, Row>,
  db: Database,
  filter: Filter,
): [string, () => Promise<unknown>][] => [
  [`${title}: first page`, () => pageOf(table, db, filter, new Date())],
  [`${title}: last page`, () => pageOf(table, db, { ...filter, page: 10_000_000 }, new Date())],
  [
    `${title}: the page in the middle`,
    async () =>
      pageOf(
        table,
        db,
        { ...filter, page: Math.round((await pageOf(table, db, filter, new Date())).pages / 2) },
        new Date(),
      ),
  ],
];

const ms = (value: number): string => value.toFixed(1);

const report = (
  timed: readonly Timed[],
  rowCounts: readonly string[],
  plans: readonly string[],
  load: string,
): string =>
  [
    '# Queries of the admin area',
    '',
    `Written by \`npm run bench:operators -- --write\` on ${new Date().toISOString().slice(0, 10)} (${machineClass()}; ${load}).`,
    '',
    `In the database: ${rowCounts.join(', ')}. Each call is made ${rounds} times over HTTP to the real server, one after the other, with different search words and pages each time; the load average above shows how busy the machine was. The target is a p95 below ${bar} ms.`,
    '',
    'Why it stays fast: totals and statistics come from daily counts, which every change keeps exact (`server/admin/counts`). A page is counted from the nearer end of its table, and a page in the middle is found through the daily counts (`server/admin/tables/window.ts`). A search stops after a thousand matching rows and says when there are more.',
    '',
    '## Milliseconds',
    '',
    '| call | median | p95 |',
    '| --- | --- | --- |',
    ...timed.map(({ what, millis }) => `| ${what} | ${ms(median(millis))} | ${ms(quantile(millis, 0.95))} |`),
    '',
    '## Plans',
    '',
    'For each page: its queries in order, and the plan of the database for each.',
    '',
    ...plans,
  ].join('\n');

const countRows = async (url: string): Promise<string[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT relname AS name, reltuples::float8 AS rows FROM pg_class WHERE relname IN ('users', 'analyses', 'activity', 'transactions', 'journal') ORDER BY reltuples DESC`,
  );
  await client.end();
  return z
    .array(z.object({ name: z.string(), rows: z.number() }))
    .parse(rows)
    .map(({ name, rows: count }) => `${Math.round(count).toLocaleString('en-US')} rows of ${name}`);
};

const prepare = async (url: string): Promise<void> => {
  await migrate(url);
  const db = connect(url);
  const { rows } = await db.$client.query('SELECT 1 FROM users LIMIT 1');
  await db.$client.end();
  if (rows.length === 0) await fill(url, amounts(share), say);
  const again = connect(url);
  await createAdmin(again, { username: 'chief', email: 'chief@example.org', password }, new Date());
  await again.$client.end();
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'parsewell-operators-'));
const database = await openEmbeddedDatabase(kept ?? path.join(folder, 'postgres'), { isThrowaway: true });
try {
  await prepare(database.url);
  const server = startServer(database.url, folder);
  const timed = await measure(await server.address).finally(() => server.stop());
  const load = `load average ${os.loadavg()[0]?.toFixed(1)}, priority ${os.getPriority()}`;
  for (const { what, millis } of timed)
    say(`${ms(median(millis)).padStart(8)} ${ms(quantile(millis, 0.95)).padStart(8)}  ${what}`);
  const slow = timed.filter(({ millis }) => quantile(millis, 0.95) >= bar);
  say(`${timed.length - slow.length} of ${timed.length} calls have a p95 below ${bar} ms (${load}).`);
  if (process.argv.includes('--write'))
    writeFileSync(
      'docs/admin-queries.md',
      report(timed, await countRows(database.url), await explain(database.url), load),
    );
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
