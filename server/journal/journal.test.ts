import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dayMs } from '#contract/product/durations.ts';
import { endpoint } from '#contract/api/endpoint.ts';
import { connect } from '../db/connect.ts';
import { journal } from '../db/schema.ts';
import { noLimit } from '../http/guards.ts';
import { serve } from '../http/serve.ts';
import { tidy } from '../housekeeping/tidy.ts';
import { loggerTo } from '../http/log.ts';
import { routes } from '../boot/routes.ts';
import type { Client } from '../testing/client.ts';
import { password, startTestApp, type TestApp } from '../testing/test-app.ts';
import { openJournal } from './journal.ts';
import { insertJournal, type JournalEntry } from './store.ts';

const broken = endpoint({
  method: 'GET',
  path: '/api/broken/:what',
  access: 'anyone',
  form: 'none',
  input: z.object({ what: z.string() }),
  output: z.object({}),
  errors: [],
});

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    routes: [
      ...routes,
      serve(broken, { limit: noLimit.operators }, async ({ input }) => {
        throw new TypeError(`canary ${input.what}`);
      }),
    ],
  });
});
afterAll(() => server.close());

const newest = async (maxRows: number) => {
  await server.journal.flush();
  return server.db.select().from(journal).orderBy(desc(journal.id)).limit(maxRows);
};

const logIn = (client: Client, chosen = password) =>
  client.post('/api/login', { username: 'watched', password: chosen });
const tries: readonly (readonly [string, (client: Client) => Promise<unknown>])[] = [
  ['login-failed', (client) => logIn(client, 'a wrong one')],
  ['reset-asked', (client) => client.post('/api/reset-password', { email: 'watched@example.org' })],
  ['export', (client) => client.get('/api/account/export')],
  ['forbidden', (client) => client.get('/api/admin/users')],
  [
    'cross-site',
    () => server.app.inject({ method: 'POST', url: '/api/logout', headers: { origin: 'https://e.example' } }),
  ],
  ['logged-out', (client) => client.post('/api/logout')],
  ['login-limited', (client) => Promise.all(Array.from({ length: 12 }, () => logIn(client, 'a wrong one')))],
];

describe('the journal', () => {
  it('L6: records security events with user, source and request', async () => {
    const person = await server.signedIn('noted');
    const refused = await server.visitor().post('/api/login', { username: 'noted', password: 'wrong one' });
    const [failed, login, registered] = await newest(3);
    expect(failed).toMatchObject({ level: 'security', kind: 'login-failed', source: 'POST /api/login' });
    expect(failed?.requestId).toBe(refused.headers.get('x-request-id'));
    expect(login).toMatchObject({ level: 'security', kind: 'logged-in', message: 'logged in', userId: person.id });
    expect(registered).toMatchObject({ kind: 'registered', source: 'POST /api/register', userId: person.id });
  });

  it('L6: records each attempt, refusal and lockout', async () => {
    const person = await server.signedIn('watched');
    for (const [kind, attempt] of tries) {
      await attempt(person);
      expect((await newest(13)).map((line) => line.kind)).toContain(kind);
    }
  });

  it('L7: records type and location of a bug, and no user input', async () => {
    await server.visitor().get('/api/broken/canary?mail=canary');
    const [line] = await newest(1);
    expect(line).toMatchObject({ level: 'error', kind: 'TypeError', source: 'GET /api/broken/:what' });
    expect(line?.message).toMatch(/^request failed: TypeError at server\/journal\/journal\.test\.ts:\d+$/);
    expect(JSON.stringify(await newest(100))).not.toMatch(/canary|wrong one|noted/);
  });

  it('leaves out ordinary requests', async () => {
    const before = await newest(1);
    await server.visitor().get('/api/public/facts');
    await server.visitor().get('/nowhere');
    expect(await newest(1)).toEqual(before);
  });

  it('keeps the entries of a deleted account without the user', async () => {
    const person = await server.signedIn('leaves');
    await person.post('/api/account/delete', { password });
    const [deleted, login] = await newest(2);
    expect(deleted).toMatchObject({ kind: 'account-deleted', userId: null });
    expect(login).toMatchObject({ kind: 'logged-in', userId: null });
  });

  it('can be written in the same transaction as the action', async () => {
    const nobody = { userId: null, targetId: null, requestId: null };
    const what = { level: 'security', message: 'role changed', source: 'a test', kind: 'role-changed' } as const;
    const line: JournalEntry = { ...what, ...nobody, createdAt: new Date() };
    await server.db.transaction((transaction) => insertJournal(transaction, [line]));
    expect((await newest(1))[0]).toMatchObject({ kind: 'role-changed', source: 'a test' });
    const gaveUp = server.db.transaction(async (transaction) => {
      await insertJournal(transaction, [{ ...line, kind: 'never' }]);
      throw new Error('the act failed');
    });
    await expect(gaveUp).rejects.toThrow('the act failed');
    server.app.log.info({ security: 'role-changed', kept: true }, 'role changed, once more');
    expect((await newest(1))[0]).toMatchObject({ message: 'role changed', source: 'a test' });
  });
});

describe('the journal after ninety days', () => {
  it('has no older entries', async () => {
    const { db } = server;
    await server.journal.flush();
    await tidy(db, new Date(Date.now() + 89 * dayMs));
    expect(await db.$count(journal)).toBeGreaterThan(0);
    await tidy(db, new Date(Date.now() + 91 * dayMs));
    expect(await db.$count(journal)).toBe(0);
  });
});

const line = (text: string): string => JSON.stringify({ level: 40, time: 1_800_000_000_000, msg: text });

describe('an unavailable database', () => {
  it('fails no request, loses no entries up to a limit, and reports how many were lost', async () => {
    const away = connect('postgres://nobody@127.0.0.1:1/none');
    const nowhere = openJournal(away);
    nowhere.write(line('first'));
    await nowhere.flush();

    // The same connection with a database behind it that fails for the first attempts.
    let isUnavailable = true;
    const door = new Proxy(server.db, {
      get: (target, name, receiver) =>
        isUnavailable && name === 'insert' ? away.insert.bind(away) : Reflect.get(target, name, receiver),
    });
    const keeper = openJournal(door);
    for (let count = 1; count <= 2_003; count += 1) keeper.write(line(`line ${count}`));
    await keeper.flush();
    isUnavailable = false;
    await keeper.flush();
    await keeper.close();
    const warnings = eq(journal.level, 'warning');
    const kept = await server.db.select().from(journal).where(warnings).orderBy(desc(journal.id));
    expect(kept).toHaveLength(2_001);
    expect(kept[0]?.message).toBe('line 2003');
    expect(kept.at(-1)?.message).toBe('3 lines before this one were lost: more came than could be written.');
    await nowhere.close();
    await away.$client.end();
  });
});

describe('the log', () => {
  it('prints lines from its level up, while the journal gets all, without the messages of foreign errors', async () => {
    const [said, noted]: [string[], string[]] = [[], []];
    const quiet = await startTestApp({
      logger: loggerTo(
        'error',
        (line) => said.push(line),
        (line) => noted.push(line),
      ),
    });
    quiet.app.log.info({ event: 'started' }, 'ready');
    quiet.app.log.warn('careful');
    quiet.app.log.error(new Error('canary'));
    quiet.app.log.error({ err: new Error('canary') });
    await quiet.close();
    expect(said).toHaveLength(2);
    expect(noted.filter((line) => !line.includes('"request"') && !line.includes('listening'))).toHaveLength(4);
    expect(`${said.join()}${noted.join()}`).not.toContain('canary');
    expect(said[0]).toContain('"msg":"something failed"');
  });
});
