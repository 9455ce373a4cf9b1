import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Binaries, postgresBinaries } from './postgres-binaries.ts';

/** PostgreSQL refuses to run as root, so there it runs as this unprivileged user (nobody). */
const unprivileged = { uid: 65_534, gid: 65_534 };
const user = 'parsewell';
const database = 'parsewell';
/** Advisory lock whose shared holders are the processes that use this server now. */
const presenceKey = 728_201;
const patienceMs = 30_000;

export type EmbeddedDatabase = {
  url: string;
  /** True when the server was running already, started by another process. */
  isReused: boolean;
  /** Leaves; the last process to leave stops the server. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** Gives up durability for speed: only for tests. */
  isThrowaway?: boolean;
};

type House = {
  folder: string;
  cluster: string;
  log: string;
  password: string;
  binaries: Binaries;
  isThrowaway: boolean;
};

/**
 * A real PostgreSQL server whose data live in `folder`, shared by all processes that name the same folder.
 *
 * Each process holds a shared advisory lock while it is there. Whoever leaves tries to get that lock alone: who gets it
 * is the last one and stops the server. A killed process loses its lock with its connection, so nothing goes stale, and
 * the server it left behind is found by the next start. Two servers on the same data are ruled out by PostgreSQL itself.
 */
export const openEmbeddedDatabase = async (
  folder: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> => {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && process.platform !== 'linux')
    throw new Error('PostgreSQL does not run as root on this system: start as an ordinary user, or set DATABASE_URL.');
  const house = await prepareHouse(resolve(folder), postgresBinaries(isRoot), options.isThrowaway ?? false);

  const deadline = Date.now() + patienceMs;
  let isReused = true;
  for (;;) {
    const port = runningPort(house);
    const presence = port === null ? null : await enter(house, port);
    if (port !== null && presence !== null) {
      await ensureDatabase(house, port);
      return { url: urlOf(house, port, database), isReused, stop: () => leave(house, presence) };
    }
    if (Date.now() > deadline)
      throw new Error(
        `The database in ${house.folder} did not start within 30 seconds. Its last words are in ${house.log}.`,
      );
    if (isStarting(house)) {
      await sleep(50);
      continue;
    }
    isReused = false;
    await startServer(house);
  }
};

const urlOf = (house: House, port: number, name: string): string =>
  `postgres://${user}:${house.password}@127.0.0.1:${port}/${name}`;

/** As root, PostgreSQL runs as another user, who may not be able to walk the path to the data; it can stand in them. */
const placeOf = (house: Pick<House, 'cluster'>) => {
  const isRoot = process.getuid?.() === 0;
  return {
    data: isRoot ? '/proc/self/cwd' : house.cluster,
    options: {
      cwd: house.cluster,
      env: { LC_ALL: 'C', PATH: process.env['PATH'] ?? '' },
      windowsHide: true,
      ...(isRoot ? unprivileged : {}),
    },
  };
};

/** The folder with its cluster, made in a draft beside it and moved in one step, so that nobody ever sees half of it. */
const prepareHouse = async (folder: string, binaries: Binaries, isThrowaway: boolean): Promise<House> => {
  const passwordFile = join(folder, 'password');
  if (!existsSync(passwordFile)) makeHouse(folder, binaries, isThrowaway);
  return {
    folder,
    cluster: join(folder, 'cluster'),
    log: join(folder, 'server.log'),
    password: readPassword(passwordFile),
    binaries,
    isThrowaway,
  };
};

const readPassword = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error(
      `The database in ${dirname(file)} belongs to another user: start as that user, or set DATA_DIR to another folder.`,
    );
  }
};

const makeHouse = (folder: string, binaries: Binaries, isThrowaway: boolean): void => {
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(join(dirname(folder), `${basename(folder)}-draft-`));
  try {
    initialise(draft, binaries, isThrowaway);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Somebody who started at the same moment was first: theirs is as good as ours.
    if (!existsSync(join(folder, 'password'))) throw error;
  }
};

const initialise = (draft: string, binaries: Binaries, isThrowaway: boolean): void => {
  const isRoot = process.getuid?.() === 0;
  const cluster = join(draft, 'cluster');
  const passwordFile = join(draft, 'password');
  mkdirSync(cluster, { mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  // For as long as initdb reads it; afterwards it is ours again.
  if (isRoot) for (const path of [cluster, passwordFile]) chownSync(path, unprivileged.uid, unprivileged.gid);

  const { data, options } = placeOf({ cluster });
  const password = openSync(passwordFile, 'r');
  const made = spawnSync(
    binaries.initdb,
    [
      '-D',
      data,
      '-U',
      user,
      '--encoding=UTF8',
      '--locale=C',
      '--auth=scram-sha-256',
      `--pwfile=${isRoot ? '/proc/self/fd/0' : passwordFile}`,
      ...(isThrowaway ? ['--no-sync'] : []),
    ],
    { ...options, stdio: [password, 'pipe', 'pipe'], encoding: 'utf8' },
  );
  closeSync(password);
  if (made.status !== 0)
    throw new Error(`The database could not be set up: ${made.error?.message ?? made.stderr.trim()}`);
  if (isRoot) chownSync(passwordFile, 0, 0);
};

/** Port of the server that PostgreSQL's own lock file names, null when there is none. The file may be left over. */
const runningPort = (house: House): number | null => {
  const lines = lockLines(house);
  const port = Number(lines?.[3]);
  return Number.isInteger(port) && port > 0 ? port : null;
};

const lockLines = (house: House): string[] | null => {
  try {
    return readFileSync(join(house.cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
};

/** Whether the lock file names a process that lives and is a PostgreSQL: then waiting is right and starting is not. */
const isStarting = (house: House): boolean => {
  const pid = Number(lockLines(house)?.[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  const command = commandOf(pid);
  if (command?.includes('postgres') === true) return true;
  // Left over from a crash, and its number is worn by another program now, which would fool PostgreSQL.
  if (command !== null && pid === Number(lockLines(house)?.[0]))
    rmSync(join(house.cluster, 'postmaster.pid'), { force: true });
  return false;
};

/** The command line of a process, null when there is no such process. */
const commandOf = (pid: number): string | null => {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      return null;
    }
  }
  if (process.platform === 'win32')
    return spawnSync('tasklist', ['/FI', `PID eq ${pid}`, '/NH'], { encoding: 'utf8' }).stdout;
  const found = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout : null;
};

/** Connects and takes its place among the users; null when nobody answers there, or the server is about to stop. */
const enter = async (house: House, port: number): Promise<Client | null> => {
  const client = new Client({
    connectionString: urlOf(house, port, 'postgres'),
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
  });
  // A lost connection is noticed by the pool, which every request goes through; here it must only not be fatal.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock_shared($1)', [presenceKey]);
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return null;
  }
};

const ensureDatabase = async (house: House, port: number): Promise<void> => {
  const client = new Client({ connectionString: urlOf(house, port, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${database}`);
  } catch (error) {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (rowCount === 0) throw error;
  } finally {
    await client.end();
  }
};

const startServer = async (house: House): Promise<void> => {
  const { data, options } = placeOf(house);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    // Statements and their values are people's data: they stay out of the log.
    log_min_messages: 'fatal',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(house.isThrowaway ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const log = openSync(house.log, 'w', 0o600);
  // Detached: it must outlive this process while others use it, and a Ctrl-C in the terminal is for us, not for it.
  const server = spawn(
    house.binaries.postgres,
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...options, detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  server.unref();
  const death = new Promise<'dead'>((tell) => {
    server.once('error', () => tell('dead'));
    server.once('exit', () => tell('dead'));
  });
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    if ((await Promise.race([death, sleep(15)])) === 'dead') {
      // Lost against another starter, or the backends of a killed server are still going: look again in a moment.
      await sleep(100);
      return;
    }
    if (lockLines(house)?.[7]?.trim() === 'ready') return;
  }
};

const freePort = (): Promise<number> =>
  new Promise((tell, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => tell(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const leave = async (house: House, presence: Client): Promise<void> => {
  let isLast = false;
  try {
    await presence.query('SELECT pg_advisory_unlock_shared($1)', [presenceKey]);
    const { rows } = await presence.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [
      presenceKey,
    ]);
    isLast = rows[0]?.alone === true;
  } catch {
    // The server is gone already.
  }
  if (isLast) await stopServer(house);
  await presence.end().catch(() => undefined);
};

/** Fast (open transactions are rolled back), then at once: the next start recovers from the write-ahead log. */
const stopServer = async (house: House): Promise<void> => {
  const { data, options } = placeOf(house);
  for (const mode of ['fast', 'immediate']) {
    const stopper = spawn(house.binaries.pgCtl, ['stop', '-D', data, '-m', mode, '-w', '-t', '10'], {
      ...options,
      stdio: 'ignore',
    });
    const code = await new Promise<number | null>((tell) => {
      stopper.once('error', () => tell(-1));
      stopper.once('exit', tell);
    });
    if (code === 0) return;
  }
};
