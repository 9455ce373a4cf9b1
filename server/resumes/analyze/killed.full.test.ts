import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, type Client as Browser } from '../../testing/client.ts';
import { type MortalServer, mortalServer, untilAnswered } from '../../testing/mortal-server.ts';
import { password } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

const people = 8;
const golden = path.join(import.meta.dirname, '..', '..', '..', 'corpus', 'two-columns-pdf', 'resume.pdf');
const resume = { name: 'resume.pdf', bytes: fs.readFileSync(golden) };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let sql: Client;
let dying: MortalServer;
let other: MortalServer;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  [dying, other] = [await mortalServer(database.url), await mortalServer(database.url)];
  await Promise.all([dying.start(), other.start()]);
}, 120_000);
afterAll(async () => {
  await Promise.all([dying.kill(), other.kill()]);
  await sql.end();
  await database.drop();
}, 60_000);

const upload = (browser: Browser, key: string) => browser.upload(resume, {}, { 'idempotency-key': key });

it('R1 R7 R8: a server killed during analyses loses none that it stored, and another one completes each once', async () => {
  const pairs: { there: Browser; here: Browser }[] = [];
  for (let count = 0; count < people; count += 1) {
    const [there, here] = [createClient(dying.address), createClient(other.address)];
    const person = { username: `survivor${count}`, email: `survivor${count}@example.org`, password };
    await there.post('/api/register', person);
    await there.post('/api/login', person);
    // A session is valid on all servers.
    here.cookie = there.cookie;
    pairs.push({ there, here });
  }

  const running = pairs.map(({ there }) =>
    upload(there, 'one-click').then(
      ({ status, body }) => (status === 200 ? String(body['id']) : null),
      () => null,
    ),
  );
  // Waits for the first response: then some analyses are done, some are running and some are waiting.
  await Promise.race([...running, sleep(60_000)]);
  await dying.kill();
  const answered = await Promise.all(running);
  expect(answered.filter((id) => id !== null).length).toBeGreaterThan(0);
  expect(answered).toContain(null);

  const ids = await Promise.all(
    pairs.map(({ here }) =>
      untilAnswered(async () => {
        const { status, body } = await upload(here, 'one-click');
        return status === 200 ? String(body['id']) : null;
      }),
    ),
  );
  for (const [index, id] of answered.entries()) if (id !== null) expect(ids[index]).toBe(id);
  for (const [index, { here }] of pairs.entries()) {
    expect((await here.get(`/api/analysis/${ids[index]}`)).status).toBe(200);
    // That one analysis has used up the scan of the day.
    expect(await upload(here, 'another-click')).toMatchObject({ status: 429, body: { code: 'quota-exceeded' } });
  }
  const { rows } = await sql.query('SELECT count(*)::int AS analyses FROM analyses GROUP BY user_id');
  expect(rows).toEqual(pairs.map(() => ({ analyses: 1 })));
}, 180_000);
