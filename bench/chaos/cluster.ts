import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { openEmbeddedDatabase } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Answer, type Client, createClient } from '#server/testing/client.ts';
import { type Program, startProgram } from '#server/testing/program.ts';

/** A server or worker that can be killed and started again, a server at the same address. */
export type Node = {
  address: string;
  pid: () => number;
  said: () => string;
  /** Returns how long it took until it was ready. */
  start: () => Promise<number>;
  kill: () => Promise<void>;
  /** Asks it to end and returns its exit code. */
  stop: () => Promise<number | null>;
};

export type Person = Client & { id: string; name: string };

/** Servers and workers on one PostgreSQL, as an operator starts them. */
export type Cluster = {
  servers: Node[];
  workers: Node[];
  sql: Pool;
  url: string;
  folder: string;
  /** Between the servers and the database; null unless asked for. */
  line: Line | null;
  settings: Readonly<Record<string, string>>;
  /** Logged in at the first server, each from a network of their own. */
  people: (count: number, plan: 'free' | 'premium') => Promise<Person[]>;
  /** The same person at another server. */
  at: (person: Person, server: Node) => Client;
  close: () => Promise<void>;
};

const password = 'a quiet long password';
/** A process that starts is waited for as long as it lives: on a busy machine that takes minutes. This ends one that hangs. */
const readyMs = 10 * 60_000;
const askMs = 5_000;

/** On a disk, as in real life: the temporary folder may be memory. */
export const newFolder = (): string =>
  fs.mkdtempSync(path.join(fs.existsSync('/var/tmp') ? '/var/tmp' : os.tmpdir(), 'parsewell-chaos-'));

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const readerFile = (): Record<string, string> =>
  process.env['READER_FILE'] === undefined ? {} : { READER_FILE: path.resolve(process.env['READER_FILE']) };

/** Settings of every process, beside where its data is. */
export const commonSettings = (): Record<string, string> => ({
  HOST: '127.0.0.1',
  TRUST_PROXY: '127.0.0.1',
  LOG_LEVEL: 'error',
  PARSER_PROCESSES: '1',
  ...readerFile(),
});

export const serverNode = async (settings: Readonly<Record<string, string>>, preload?: string): Promise<Node> => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const words = preload === undefined ? {} : { preload };
  return nodeOf(
    address,
    () => startProgram({ ...settings, PORT: String(port) }, words),
    async (program) => {
      for (const until = Date.now() + readyMs; Date.now() < until; await sleep(50)) {
        const signal = AbortSignal.timeout(askMs);
        if ((await fetch(`${address}/readyz`, { signal }).catch(() => null))?.ok === true) return;
        if (hasEnded(program)) break;
      }
      throw new Error(`a server did not start: ${program.said()}`);
    },
  );
};

export const workerNode = (settings: Readonly<Record<string, string>>): Node =>
  nodeOf(
    '',
    () => startProgram(settings, { script: 'boot/worker.ts' }),
    async (program) => {
      for (const until = Date.now() + readyMs; Date.now() < until; await sleep(50)) {
        if (program.said().includes('worker is ready')) return;
        if (hasEnded(program)) break;
      }
      throw new Error(`a worker did not start: ${program.said()}`);
    },
  );

const hasEnded = ({ child }: Program): boolean => child.exitCode !== null || child.signalCode !== null;

const nodeOf = (address: string, begin: () => Program, ready: (program: Program) => Promise<void>): Node => {
  let running: Program | null = null;
  return {
    address,
    pid: () => running?.child.pid ?? 0,
    said: () => running?.said() ?? '',
    async start() {
      const from = performance.now();
      running = begin();
      await ready(running);
      return performance.now() - from;
    },
    async kill() {
      const dying = running;
      running = null;
      dying?.child.kill('SIGKILL');
      await dying?.ended;
    },
    async stop() {
      const ending = running;
      running = null;
      return (await ending?.stop()) ?? null;
    },
  };
};

let networks = 0;
/** A network that no other user of this run has, so that only limits by user apply. */
const newNetwork = (): Record<string, string> => {
  networks += 1;
  return { 'x-forwarded-for': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}` };
};

/** Registers and logs in; each call of the client comes from the same network. */
export const enter = async (address: string, name: string): Promise<Person> => {
  const client = createClient(address);
  const network = newNetwork();
  const call = client.call.bind(client);
  client.call = (method, where, init = {}) =>
    call(method, where, { ...init, headers: { ...network, ...init.headers } });
  const account = { username: name, email: `${name}@example.org`, password };
  const { body } = await client.post('/api/register', account);
  const { status } = await client.post('/api/login', account);
  if (status !== 200) throw new Error(`a user could not log in: ${status}`);
  return Object.assign(client, { id: String(Object(body['user']).id), name });
};

/** A way to a port that can be cut, as when the other side is down. */
export type Line = { port: number; cut: () => Promise<void>; mend: () => Promise<void> };

export const lineTo = async (target: number): Promise<Line> => {
  const port = await freePort();
  const open = new Set<Socket>();
  let server = createServer();
  const mend = (): Promise<void> =>
    new Promise((resolve) => {
      server = createServer((from) => {
        const to = connect(target, '127.0.0.1');
        for (const socket of [from, to]) {
          open.add(socket);
          socket
            .on('error', () => undefined)
            .on('close', () => {
              open.delete(socket);
              from.destroy();
              to.destroy();
            });
        }
        from.pipe(to).pipe(from);
      }).listen(port, '127.0.0.1', resolve);
    });
  await mend();
  return {
    port,
    mend,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
};

/** More than PostgreSQL's default, which four servers use up. */
const manyConnections = async (folder: string): Promise<void> => {
  const database = await openEmbeddedDatabase(folder);
  const client = new Pool({ connectionString: database.url, max: 1 });
  await client.query('ALTER SYSTEM SET max_connections = 400');
  await client.end();
  await database.stop();
};

type Size = {
  servers?: number;
  workers?: number;
  settings?: Readonly<Record<string, string>>;
  preload?: string;
  isLineCuttable?: boolean;
};

/** Runs `use` with a cluster of its own, which is gone afterward. */
export const withCluster = async <T>(
  { servers: serverCount = 1, workers: workerCount = 0, settings: more = {}, preload, isLineCuttable = false }: Size,
  use: (cluster: Cluster, first: Node) => Promise<T>,
): Promise<T> => {
  const folder = newFolder();
  if (serverCount + workerCount > 3) await manyConnections(path.join(folder, 'postgres'));
  const database = await openEmbeddedDatabase(path.join(folder, 'postgres'));
  await migrate(database.url);
  const through = new URL(database.url);
  const line = isLineCuttable ? await lineTo(Number(through.port)) : null;
  if (line !== null) through.port = String(line.port);
  const settings = {
    ...commonSettings(),
    DATABASE_URL: through.href,
    DATA_DIR: path.join(folder, 'data'),
    DATA_KEYS: `chaos:${randomBytes(32).toString('base64')}`,
    REGISTRATIONS_PER_HOUR: '100000',
    ...more,
  };
  const servers = await Promise.all(Array.from({ length: serverCount }, () => serverNode(settings, preload)));
  const workers = Array.from({ length: workerCount }, () => workerNode(settings));
  const sql = new Pool({ connectionString: database.url, max: 2 });
  sql.on('error', () => undefined);
  let entered = 0;
  const cluster: Cluster = {
    servers,
    workers,
    sql,
    url: database.url,
    folder,
    line,
    settings,
    async people(count, plan) {
      const people: Person[] = [];
      for (let nr = 0; nr < count; nr += 1) {
        entered += 1;
        people.push(await enter(servers[0]?.address ?? '', `person${entered}`));
      }
      if (plan === 'premium')
        await sql.query(`UPDATE users SET subscription_status = 'active' WHERE id = ANY($1)`, [
          people.map(({ id }) => id),
        ]);
      return people;
    },
    at(person, server) {
      const client = createClient(server.address);
      client.cookie = person.cookie;
      return client;
    },
    async close() {
      await Promise.all([...servers, ...workers].map((node) => node.stop()));
      await sql.end();
      await line?.cut();
      await database.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await Promise.all([...servers, ...workers].map((node) => node.start()));
    const [first] = servers;
    if (first === undefined) throw new Error('a cluster has a server');
    return await use(cluster, first);
  } finally {
    await cluster.close();
  }
};

/** As a person does, and as other programs do: again, until there is an answer that counts. */
export const untilAnswered = async (
  ask: () => Promise<Answer>,
  isAnswer: (answer: Answer) => boolean,
  maxMs = 90_000,
) => {
  for (const until = Date.now() + maxMs; Date.now() < until; await sleep(200)) {
    const answer = await ask().catch(() => null);
    if (answer !== null && isAnswer(answer)) return answer;
  }
  return null;
};
