import { closeSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { lockFolder } from './folder-lock.ts';
import { lockKeys } from './lock-keys.ts';
import { type ClusterFolder, clusterUser, prepareCluster } from './postgres-cluster.ts';
import { isStarting, lastFatalLine, runningPort, startServer, stopServer } from './postgres-server.ts';

const database = 'parsewell';
const defaultPatienceMs = 30_000;

export type EmbeddedDatabase = {
  url: string;
  /** True when the server was already running, started by another process. */
  isReused: boolean;
  /** Disconnects; the last process to disconnect stops the server. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** Trades durability for speed: for tests only. */
  isThrowaway?: boolean;
  /** How long to wait for a server that is starting, or that holds the folder. */
  patienceMs?: number;
};

/**
 * A real PostgreSQL server whose data is in `folder`, shared by all processes that name the same folder.
 *
 * Each process holds a shared advisory lock while it uses the server. On leaving, it tries to take that lock exclusively:
 * if it succeeds, it was the last one and stops the server. A killed process loses its lock with its connection, so no
 * lock goes stale, and the next start finds the server left behind. Two servers on the same data are ruled out by a lock of
 * the operating system that the server's processes hold, also between containers that share a volume and cannot see each
 * other's processes, where PostgreSQL's own lock file says nothing.
 */
export const openEmbeddedDatabase = async (
  folder: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> => {
  const clusterFolder = prepareCluster(resolve(folder), options.isThrowaway ?? false);
  const first = await joinServer(clusterFolder, options.patienceMs);
  await ensureDatabase(clusterFolder, first.port);
  const membership = keepJoined(clusterFolder, first.presence);
  return { url: urlOf(clusterFolder, first.port, database), isReused: first.isReused, stop: membership.leave };
};

type Joined = { presence: Client; port: number; isReused: boolean };

/** Joins the running server, or starts it. */
const joinServer = async (clusterFolder: ClusterFolder, patienceMs = defaultPatienceMs): Promise<Joined> => {
  const deadline = Date.now() + patienceMs;
  let isReused = true;
  let isElsewhere = false;
  while (Date.now() < deadline) {
    const port = runningPort(clusterFolder);
    const presence = port === null ? null : await enter(clusterFolder, port);
    if (port !== null && presence !== null) return { presence, port, isReused };
    const lock = lockFolder(clusterFolder.folder);
    isElsewhere = lock === null;
    try {
      if (lock === null || isStarting(clusterFolder)) {
        await sleep(50);
        continue;
      }
      isReused = false;
      await startServer(clusterFolder, lock);
    } finally {
      // The server has its own.
      if (lock !== null) closeSync(lock);
    }
  }
  if (isElsewhere)
    throw new Error(
      `The database in ${clusterFolder.folder} is in use by a server that cannot be reached from here, for example in another container on the same volume. Stop that one first, or run this command there.`,
    );
  const reason = lastFatalLine(clusterFolder);
  throw new Error(
    `The database in ${clusterFolder.folder} did not start within ${patienceMs / 1000} seconds. ${reason === null ? 'See its log' : `It says: ${reason} See also its log`}: ${clusterFolder.log}.`,
  );
};

/** Keeps the shared lock, also across a crash of the server, which is then restarted on its old port. */
const keepJoined = (clusterFolder: ClusterFolder, first: Client): { leave: () => Promise<void> } => {
  let presence = first;
  let isLeaving = false;
  let returning: Promise<void> = Promise.resolve();
  const guard = (): void => {
    presence.once('end', () => {
      returning = rejoin();
    });
  };
  const rejoin = async (): Promise<void> => {
    if (isLeaving) return;
    const joined = await joinServer(clusterFolder).catch(() => null);
    if (joined === null) return void setTimeout(() => (returning = rejoin()), 1_000).unref();
    presence = joined.presence;
    if (!isLeaving) guard();
  };
  guard();
  return {
    leave: async () => {
      isLeaving = true;
      // Leaving during a restart would leave the restarted server running with no process using it.
      await returning;
      await leave(clusterFolder, presence);
    },
  };
};

/** Connects and takes the shared lock; null when nothing answers on the port, or the server is about to stop. */
const enter = async (clusterFolder: ClusterFolder, port: number): Promise<Client | null> => {
  const client = new Client({
    connectionString: urlOf(clusterFolder, port, 'postgres'),
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
  });
  // The 'end' event is handled elsewhere; this only keeps the error from being fatal.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock_shared($1)', [lockKeys.presence]);
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return null;
  }
};

/** Creates our database on the server, unless it exists. */
export const ensureDatabase = async (clusterFolder: ClusterFolder, port: number): Promise<void> => {
  const client = new Client({ connectionString: urlOf(clusterFolder, port, 'postgres') });
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

const leave = async (clusterFolder: ClusterFolder, presence: Client): Promise<void> => {
  let isLast = false;
  try {
    await presence.query('SELECT pg_advisory_unlock_shared($1)', [lockKeys.presence]);
    const { rows } = await presence.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [
      lockKeys.presence,
    ]);
    isLast = rows[0]?.alone === true;
  } catch {
    // The server has already stopped.
  }
  if (isLast) await stopServer(clusterFolder);
  await presence.end().catch(() => undefined);
};

/** The address of a database of the server, by default ours. */
export const urlOf = (clusterFolder: ClusterFolder, port: number, name: string = database): string =>
  `postgres://${clusterUser}:${clusterFolder.password}@127.0.0.1:${port}/${name}`;
