import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { connect } from '../db/connect.ts';
import { route } from '../handler.ts';
import { tidy } from '../housekeeping/tidy.ts';
import { loggerTo } from '../http/log.ts';
import { routes } from '../routes.ts';
import type { Client } from '../testing/client.ts';
import { password, startTestApp, type TestApp } from '../testing/test-app.ts';
import { openJournal } from './journal.ts';
import { countJournal, findJournal, insertJournal, type JournalEntry } from './store.ts';

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
      route(broken, async ({ input }) => {
        throw new TypeError(`canary ${input.what}`);
      }),
    ],
  });
});
afterAll(() => server.close());

const newest = async (most: number) => {
  await server.journal.flush();
  return findJournal(server.db, {}, { most });
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
  it('L6: keeps what matters for security, with who, where and which request', async () => {
    const person = await server.signedIn('noted');
    const refused = await server.visitor().post('/api/login', { username: 'noted', password: 'wrong one' });
    const [failed, login, registered] = await newest(3);
    expect(failed).toMatchObject({ level: 'security', kind: 'login-failed', source: 'POST /api/login' });
    expect(failed?.requestId).toBe(refused.headers.get('x-request-id'));
    expect(login).toMatchObject({ level: 'security', kind: 'logged-in', message: 'logged in', userId: person.id });
    expect(registered).toMatchObject({ kind: 'registered', source: 'POST /api/register', userId: person.id });
  });

  it('L6: leaves a line for each try, refusal and lock', async () => {
    const person = await server.signedIn('watched');
    for (const [kind, attempt] of tries) {
      await attempt(person);
      expect((await newest(13)).map((line) => line.kind)).toContain(kind);
    }
  });

  it('L7: says of a bug what and where it was, and nothing that somebody typed', async () => {
    await server.visitor().get('/api/broken/canary?mail=canary');
    const [line] = await newest(1);
    expect(line).toMatchObject({ level: 'error', kind: 'TypeError', source: 'GET /api/broken/:what' });
    expect(line?.message).toMatch(/^request failed: TypeError at server\/journal\/journal\.test\.ts:\d+$/);
    expect(JSON.stringify(await newest(100))).not.toMatch(/canary|wrong one|noted/);
  });

  it('leaves ordinary requests out', async () => {
    const before = await newest(1);
    await server.visitor().get('/api/public/facts');
    await server.visitor().get('/nowhere');
    expect(await newest(1)).toEqual(before);
  });

  it('keeps the lines of somebody who left, without the person', async () => {
    const person = await server.signedIn('leaves');
    await person.post('/api/account/delete', { password });
    const [deleted, login] = await newest(2);
    expect(deleted).toMatchObject({ kind: 'account-deleted', userId: null });
    expect(login).toMatchObject({ kind: 'logged-in', userId: null });
  });

  it('can be written with the act it tells of, or not at all', async () => {
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

describe('looking something up', () => {
  it('goes by level, words, time and person, in pages and from the last line seen', async () => {
    const person = await server.signedIn('searched');
    server.app.log.warn('100% full: the disk of C_D');
    server.app.log.info({ event: 'started' }, 'the server is ready');
    await server.journal.flush();
    const { db } = server;
    const found = async (filter: Parameters<typeof findJournal>[1]) =>
      (await findJournal(db, filter, { most: 50 })).map(({ message }) => message);
    expect(await found({ levels: ['warning'] })).toEqual(['100% full: the disk of C_D']);
    expect(await found({ levels: ['info'] })).toEqual(['the server is ready']);
    expect(await found({ search: '0% FULL' })).toEqual(['100% full: the disk of C_D']);
    expect(await found({ search: 'C-D' })).toEqual([]);
    expect(await found({ search: '%x%' })).toEqual([]);
    expect(await found({ userId: person.id })).toEqual(['logged in', 'account created']);
    expect(await found({ since: new Date(Date.now() + 1_000) })).toEqual([]);
    expect((await found({ until: new Date(Date.now() + 1_000) })).length).toBe(await countJournal(db, {}));

    const [first, second] = await findJournal(db, {}, { most: 2 });
    expect(await findJournal(db, {}, { most: 1, skip: 1 })).toEqual([second]);
    expect(await findJournal(db, { beforeId: first?.id ?? 0 }, { most: 1 })).toEqual([second]);
    expect(await findJournal(db, { afterId: second?.id ?? 0 }, { most: 9 })).toEqual([first]);
  });

  it('finds nothing older than ninety days', async () => {
    const { db } = server;
    const day = 86_400_000;
    await tidy(db, new Date(Date.now() + 89 * day));
    expect(await countJournal(db, {})).toBeGreaterThan(0);
    await tidy(db, new Date(Date.now() + 91 * day));
    expect(await countJournal(db, {})).toBe(0);
  });
});

const line = (text: string): string => JSON.stringify({ level: 40, time: 1_800_000_000_000, msg: text });

describe('a database that is away', () => {
  it('costs neither a request nor, up to a bound, a line, and the journal says how many were lost', async () => {
    const away = connect('postgres://nobody@127.0.0.1:1/none');
    const nowhere = openJournal(away);
    nowhere.write(line('first'));
    await nowhere.flush();

    // The same door with a database behind it, which stays shut for the first attempts.
    let isAway = true;
    const door = new Proxy(server.db, {
      get: (target, name, receiver) =>
        isAway && name === 'insert' ? away.insert.bind(away) : Reflect.get(target, name, receiver),
    });
    const journal = openJournal(door);
    for (let count = 1; count <= 2_003; count += 1) journal.write(line(`line ${count}`));
    await journal.flush();
    isAway = false;
    await journal.flush();
    await journal.close();
    const kept = await findJournal(server.db, { levels: ['warning'] }, { most: 5_000 });
    expect(kept).toHaveLength(2_001);
    expect(kept[0]?.message).toBe('line 2003');
    expect(kept.at(-1)?.message).toBe('3 lines before this one were lost: more came than could be written.');
    await nowhere.close();
    await away.$client.end();
  });
});

describe('the log', () => {
  it('says as much as its level, while the journal hears all, and never the words of a foreign error', async () => {
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
