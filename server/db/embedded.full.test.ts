import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { openEmbeddedDatabase } from './embedded.ts';
import { lastFatalLine } from './postgres-server.ts';

const fast = { isThrowaway: true };
const parents: string[] = [];
/** A data folder whose path has a space and whose parent only its owner can enter. */
const newFolder = (): string => {
  const parent = mkdtempSync(join(tmpdir(), 'parsewell embedded '));
  chmodSync(parent, 0o700);
  parents.push(parent);
  return join(parent, 'my data', 'postgres');
};
afterEach(() => {
  for (const parent of parents.splice(0)) rmSync(parent, { recursive: true, force: true });
});

const ask = async (url: string, statement: string): Promise<unknown> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
};

const serverPid = (folder: string): number =>
  Number(readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
/** A zombie (Z), whose exit code nobody has read yet, is dead as well. */
const isAlive = (pid: number): boolean => {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** Another process that opens the same database and then waits. */
const otherProcess = async (folder: string): Promise<{ child: ChildProcess; url: string; isReused: boolean }> => {
  const script = `
    import { openEmbeddedDatabase } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
    const database = await openEmbeddedDatabase(${JSON.stringify(folder)}, { isThrowaway: true });
    process.stdout.write(JSON.stringify({ url: database.url, isReused: database.isReused }) + '\\n');
    process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data)));
    child.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
  });
  return { child, ...(JSON.parse(line) as { url: string; isReused: boolean }) };
};

const ended = (child: ChildProcess): Promise<unknown> => new Promise((resolve) => child.once('exit', resolve));

describe('the embedded PostgreSQL', () => {
  it('starts in a private folder with spaces in its path, requires its password, and persists data', async () => {
    const folder = newFolder();
    const first = await openEmbeddedDatabase(folder, fast);
    expect(first.isReused).toBe(false);
    await ask(first.url, 'CREATE TABLE things AS SELECT 42 AS answer');
    const wrong = new URL(first.url);
    wrong.password = 'guess';
    await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    expect(statSync(join(folder, 'password')).mode & 0o777).toBe(0o600);
    await first.stop();

    const second = await openEmbeddedDatabase(folder, fast);
    expect(second.isReused).toBe(false);
    expect(await ask(second.url, 'SELECT answer FROM things')).toBe(42);
    await second.stop();
    expect(existsSync(join(folder, 'cluster', 'postmaster.pid'))).toBe(false);
  });

  it('is shared by two processes on the same folder, and stopped by the last one', async () => {
    const folder = newFolder();
    const [one, two] = await Promise.all([openEmbeddedDatabase(folder, fast), openEmbeddedDatabase(folder, fast)]);
    expect(one.url).toBe(two.url);
    const pid = serverPid(folder);
    await one.stop();
    expect(await ask(two.url, 'SELECT 1')).toBe(1);
    await two.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it('keeps running for the second process when the one that started it ends', async () => {
    const folder = newFolder();
    const starter = await otherProcess(folder);
    const second = await openEmbeddedDatabase(folder, fast);
    expect([starter.isReused, second.isReused]).toEqual([false, true]);
    starter.child.kill('SIGTERM');
    await ended(starter.child);
    expect(await ask(second.url, 'SELECT 1')).toBe(1);
    await second.stop();
  });

  it('is found again after its user was killed, and still stopped by the last one', async () => {
    const folder = newFolder();
    const killed = await otherProcess(folder);
    await ask(killed.url, 'CREATE TABLE kept AS SELECT 7 AS answer');
    const pid = serverPid(folder);
    killed.child.kill('SIGKILL');
    await ended(killed.child);
    const next = await openEmbeddedDatabase(folder, fast);
    expect(await ask(next.url, 'SELECT answer FROM kept')).toBe(7);
    await next.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it('recovers what was committed when the server itself is killed', async () => {
    const folder = newFolder();
    const first = await openEmbeddedDatabase(folder);
    await ask(first.url, 'CREATE TABLE kept AS SELECT 8 AS answer');
    process.kill(serverPid(folder), 'SIGKILL');
    const second = await openEmbeddedDatabase(folder);
    expect(await ask(second.url, 'SELECT answer FROM kept')).toBe(8);
    await first.stop();
    await second.stop();
  });

  it('is stopped by a process that leaves while it is being restarted', async () => {
    const folder = newFolder();
    const database = await openEmbeddedDatabase(folder, fast);
    const killed = serverPid(folder);
    process.kill(killed, 'SIGKILL');
    let startedAgain = 0;
    while (startedAgain === 0) {
      await sleep(1);
      const pid = existsSync(join(folder, 'cluster', 'postmaster.pid')) ? serverPid(folder) : killed;
      if (pid > 0 && pid !== killed && isAlive(pid)) startedAgain = pid;
    }
    await database.stop();
    expect(isAlive(startedAgain)).toBe(false);
  });

  it('R13: ignores a stale lock file whose process id was reused', async () => {
    const folder = newFolder();
    const first = await openEmbeddedDatabase(folder, fast);
    const lockFile = join(folder, 'cluster', 'postmaster.pid');
    const lines = readFileSync(lockFile, 'utf8').split('\n');
    await first.stop();
    const bystander = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(lockFile, [String(bystander.pid), ...lines.slice(1)].join('\n'));
    const second = await openEmbeddedDatabase(folder, fast);
    expect(await ask(second.url, 'SELECT 1')).toBe(1);
    expect(bystander.exitCode).toBeNull();
    await second.stop();
    bystander.kill();
  });

  it('R13: is never started twice on one folder, even by a process that cannot see the first', async () => {
    const folder = newFolder();
    const first = await openEmbeddedDatabase(folder, fast);
    const lockFile = join(folder, 'cluster', 'postmaster.pid');
    // As in another container on the same volume, where neither its processes nor its port are known.
    const text = readFileSync(lockFile, 'utf8');
    rmSync(lockFile);
    const second = openEmbeddedDatabase(folder, { ...fast, patienceMs: 500 });
    await expect(second).rejects.toThrow(/is in use by a server that cannot be reached from here/);
    writeFileSync(lockFile, text);
    expect(await ask(first.url, 'SELECT 1')).toBe(1);
    await first.stop();
    await (await openEmbeddedDatabase(folder, fast)).stop();
  });

  it('does not start on the data of another version, and says how to move it', async () => {
    const folder = newFolder();
    const database = await openEmbeddedDatabase(folder, fast);
    await database.stop();
    const file = join(folder, 'cluster', 'PG_VERSION');
    const written = readFileSync(file, 'utf8').trim();
    writeFileSync(file, `${Number(written) - 1}\n`);
    await expect(openEmbeddedDatabase(folder, fast)).rejects.toThrow(
      new RegExp(
        `made by PostgreSQL ${Number(written) - 1}, and this release has PostgreSQL ${written}\\. Move it to this version with: npm run upgrade-database\\.`,
      ),
    );
    writeFileSync(file, `${written}\n`);
    await (await openEmbeddedDatabase(folder, fast)).stop();
  });

  it('quotes why the server does not start', () => {
    const folder = newFolder();
    mkdirSync(folder, { recursive: true });
    const log = join(folder, 'server.log');
    writeFileSync(log, '2026-01-01 10:00:00 UTC [7] FATAL:  could not create lock file: No space left on device\n');
    expect(lastFatalLine({ log })).toBe('FATAL:  could not create lock file: No space left on device');
    expect(lastFatalLine({ log: join(folder, 'none.log') })).toBeNull();
  });

  it('reports that a data folder cannot be used', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, '..', '..', 'file'), 'x');
    await expect(openEmbeddedDatabase(join(folder, '..', '..', 'file', 'postgres'), fast)).rejects.toThrow(
      /ENOTDIR|EEXIST/,
    );
  });
});
