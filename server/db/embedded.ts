import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type House, houseUser, prepareHouse } from './postgres-house.ts';
import { isStarting, runningPort, startServer, stopServer } from './postgres-server.ts';

const database = 'parsewell';
/** Advisory lock held (shared) by every process that is using this server. */
const presenceKey = 728_201;
const patienceMs = 30_000;

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
};

/**
 * A real PostgreSQL server whose data is in `folder`, shared by all processes that name the same folder.
 *
 * Each process holds a shared advisory lock while it uses the server. On leaving, it tries to take that lock exclusively:
 * if it succeeds, it was the last one and stops the server. A killed process loses its lock with its connection, so no
 * lock goes stale, and the next start finds the server left behind. PostgreSQL itself rules out two servers on the same data.
 */
export const openEmbeddedDatabase = async (
  folder: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> => {
  const house = prepareHouse(resolve(folder), options.isThrowaway ?? false);
  const first = await joinServer(house);
  await ensureDatabase(house, first.port);
  const membership = keepJoined(house, first.presence);
  return { url: urlOf(house, first.port, database), isReused: first.isReused, stop: membership.leave };
};

type Joined = { presence: Client; port: number; isReused: boolean };

/** Joins the running server, or starts it. */
const joinServer = async (house: House): Promise<Joined> => {
  const deadline = Date.now() + patienceMs;
  let isReused = true;
  while (Date.now() < deadline) {
    const port = runningPort(house);
    const presence = port === null ? null : await enter(house, port);
    if (port !== null && presence !== null) return { presence, port, isReused };
    if (isStarting(house)) {
      await sleep(50);
      continue;
    }
    isReused = false;
    await startServer(house);
  }
  throw new Error(`The database in ${house.folder} did not start within 30 seconds. See its log: ${house.log}.`);
};

/** Keeps the shared lock, also across a crash of the server, which is then restarted on its old port. */
const keepJoined = (house: House, first: Client): { leave: () => Promise<void> } => {
  let presence = first;
  let isLeaving = false;
  let returning: Promise<void> = Promise.resolve();
  const guard = (): void => {
    presence.once('end', () => {
      returning = comeBack();
    });
  };
  const comeBack = async (): Promise<void> => {
    if (isLeaving) return;
    const joined = await joinServer(house).catch(() => null);
    if (joined === null) return void setTimeout(() => (returning = comeBack()), 1_000).unref();
    presence = joined.presence;
    if (!isLeaving) guard();
  };
  guard();
  return {
    leave: async () => {
      isLeaving = true;
      // Leaving during a restart would leave the restarted server running with no process using it.
      await returning;
      await leave(house, presence);
    },
  };
};

/** Connects and takes the shared lock; null when nothing answers on the port, or the server is about to stop. */
const enter = async (house: House, port: number): Promise<Client | null> => {
  const client = new Client({
    connectionString: urlOf(house, port, 'postgres'),
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
  });
  // The 'end' event is handled elsewhere; this only keeps the error from being fatal.
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

const leave = async (house: House, presence: Client): Promise<void> => {
  let isLast = false;
  try {
    await presence.query('SELECT pg_advisory_unlock_shared($1)', [presenceKey]);
    const { rows } = await presence.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [
      presenceKey,
    ]);
    isLast = rows[0]?.alone === true;
  } catch {
    // The server has already stopped.
  }
  if (isLast) await stopServer(house);
  await presence.end().catch(() => undefined);
};

const urlOf = (house: House, port: number, name: string): string =>
  `postgres://${houseUser}:${house.password}@127.0.0.1:${port}/${name}`;
