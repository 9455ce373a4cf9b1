import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { connect } from '#server/db/connect.ts';
import { openEmbeddedDatabase } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { parseKeyRing } from '#server/keys/key-ring.ts';
import { rotateKeys } from '#server/keys/rotate.ts';
import { createSafe } from '#server/keys/safe.ts';
import { startProgram } from '#server/testing/program.ts';
import { machineClass } from './machine.ts';
import { median, quantile } from './statistics.ts';

// `npm run bench:accounts`: measures login, 'who am I' over HTTP, and a key rotation under load. Prints a table for
// docs/load.md.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-bench-'));
const people = 5_000;
const rounds = { login: 100, me: 2_000 };

const row = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);
const ms = (time: number): string => time.toFixed(1);

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
const ask = (
  address: string,
  method: string,
  body: object | null,
  cookie = '',
): Promise<{ status: number; cookie: string }> =>
  new Promise((resolve, reject) => {
    const headers = { ...(body === null ? {} : { 'content-type': 'application/json' }), cookie };
    const request = http.request(address, { method, agent, headers }, (answer) => {
      answer.resume().once('end', () => {
        const [set = ''] = answer.headers['set-cookie'] ?? [];
        resolve({ status: answer.statusCode ?? 0, cookie: set.split(';')[0] ?? '' });
      });
    });
    request.on('error', reject).end(body === null ? undefined : JSON.stringify(body));
  });

const timesOf = async (count: number, what: () => Promise<{ status: number }>): Promise<number[]> => {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const from = performance.now();
    const { status } = await what();
    times.push(performance.now() - from);
    if (status !== 200) throw new Error(`a call answered ${status}`);
  }
  // The first requests include compilation, so they are dropped.
  return times.slice(Math.floor(count / 10));
};

const measureCalls = async (databaseUrl: string): Promise<void> => {
  const server = startProgram({ DATA_DIR: path.join(folder, 'keys'), DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' });
  try {
    const address = await server.address;
    const person = { username: 'bench', email: 'bench@example.org', password: 'a quiet long password' };
    await ask(`${address}/api/register`, 'POST', person);
    const login = await timesOf(rounds.login, () => ask(`${address}/api/login`, 'POST', person));
    const { cookie } = await ask(`${address}/api/login`, 'POST', person);
    const me = await timesOf(rounds.me, () => ask(`${address}/api/me`, 'GET', null, cookie));
    for (const [name, bar, times] of [
      ['POST /api/login, argon2id with 19 MiB', '40 ms', login],
      ['GET /api/me', '3 ms', me],
    ] as const)
      row(name, times.length, ms(Math.min(...times)), ms(median(times)), ms(quantile(times, 0.95)), bar);
  } finally {
    await server.stop();
  }
};

const key = (name: string): string => `${name}:${randomBytes(32).toString('base64')}`;

/** Readers encrypt and decrypt throughout with servers that know both keys; none may fail. */
const measureRotation = async (databaseUrl: string): Promise<void> => {
  const db = connect(databaseUrl);
  const old = key('old');
  const [before, both] = [parseKeyRing(old), parseKeyRing(`${key('new')},${old}`)];
  // Rows from the previous server, whose key no longer exists.
  await db.$client.query('DELETE FROM user_keys');
  await db.$client.query('DELETE FROM house_keys');
  await db.$client.query(
    `INSERT INTO users (id, username, display_username, name, email, created_at, updated_at)
     SELECT gen_random_uuid(), 'p' || n, 'p' || n, 'p' || n, 'p' || n || '@example.org', now(), now() FROM generate_series(1, $1) n`,
    [people],
  );
  const { rows } = await db.$client.query("SELECT id FROM users WHERE username LIKE 'p%'");
  const ids = z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id);
  const makers = createSafe(db, before);
  for (let at = 0; at < ids.length; at += 10) await Promise.all(ids.slice(at, at + 10).map((id) => makers.of(id)));
  const load = { isOver: false, reads: 0, failures: 0 };
  const reader = async (): Promise<void> => {
    const safe = createSafe(db, both);
    while (!load.isOver) {
      const id = ids[Math.floor(Math.random() * ids.length)] ?? '';
      const thing = randomUUID();
      await safe.of(id).then(
        (personal) => personal.open(thing, 'file', personal.seal(thing, 'file', 'x')),
        () => (load.failures += 1),
      );
      load.reads += 1;
    }
  };
  const readers = [reader(), reader(), reader(), reader()];
  const from = performance.now();
  const rotated = await rotateKeys(db, both);
  const seconds = (performance.now() - from) / 1000;
  load.isOver = true;
  await Promise.all(readers);
  await db.$client.end();
  console.log(
    `\nKeys changed for ${rotated} people in ${seconds.toFixed(1)} s while four readers sealed and opened ${load.reads} times; ${load.failures} of these failed.`,
  );
};

const database = await openEmbeddedDatabase(path.join(folder, 'postgres'), { isThrowaway: true });
try {
  await migrate(database.url);
  console.log(`${machineClass()}; ${os.loadavg()[0]?.toFixed(0)} other processes wanted to run at the start.\n`);
  row('call', 'times', 'fastest ms', 'median ms', 'p95 ms', 'bar (median)');
  row('---', '---:', '---:', '---:', '---:', '---:');
  await measureCalls(database.url);
  await measureRotation(database.url);
} finally {
  agent.destroy();
  await database.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
