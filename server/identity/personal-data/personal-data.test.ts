import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { sampleResult } from '../../testing/analysis-result.ts';
import { unzip } from '../../testing/unzip.ts';
import { password, startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { ErasureLog } from '../../erasures/erasure-log.ts';
import { deletePerson, finishDepartures } from './delete-person.ts';
import { closeAccount, findLeaving, markLeaving, unmarkLeaving } from './deletion-store.ts';
import { tablesOf } from './store.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const exported = async (client: Client) => {
  const response = await fetch(`${server.address}/api/account/export`, { headers: { cookie: client.cookie } });
  return { headers: response.headers, files: unzip(Buffer.from(await response.arrayBuffer())) };
};
const pdf = (text: string) => ({ name: 'my resume.pdf', bytes: Buffer.from(`%PDF-1.7 ${text}`) });

describe('the export', () => {
  it('U10: is a ZIP with the original files, their analyses and all rows of the user, and of nobody else', async () => {
    const [person, other] = [await server.subscriber('exporter'), await server.signedIn('neighbour')];
    await other.upload(pdf('of the neighbour'));
    const { body } = await person.upload(pdf('first'), { jobDescription: 'We want a gardener.' });
    await person.put(`/api/analysis/${String(body['id'])}/draft`, { text: 'Gardener of the year' });
    await person.upload(pdf('second'));
    const { headers, files } = await exported(person);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="parsewell-data-\d{4}-\d\d-\d\d\.zip"$/);
    expect(files['resumes/my resume.pdf']?.toString()).toBe('%PDF-1.7 second');
    expect(files['resumes/my resume (2).pdf']?.toString()).toBe('%PDF-1.7 first');
    const result: unknown = JSON.parse(String(files[`results/${String(body['id'])}.json`]));
    expect(result).toMatchObject({
      filename: 'my resume.pdf',
      jobDescription: 'We want a gardener.',
      draft: 'Gardener of the year',
      result: { atsScore: body['atsScore'] },
    });
    expect(JSON.parse(String(files['users.json']))).toMatchObject([{ id: person.id, email: 'exporter@example.org' }]);
    expect(Object.values(files).join()).not.toContain('neighbour');
  });

  it('contains no hashes, tokens or keys', async () => {
    const person = await server.signedIn('careful');
    await person.upload(pdf('x'));
    const { files } = await exported(person);
    const everything = Object.values(files).join();
    expect(everything).not.toMatch(/argon2|wrapped|tokenHash/);
    expect(everything).not.toContain(person.cookie.slice('sid='.length).split('.')[0]);
  });

  it('B12: requires the password ten minutes after the login, and then not again for ten minutes', async () => {
    const person = await server.signedIn('lunchbreak');
    const standing = async () => (await person.get('/api/account/confirmation')).body['until'];
    const ask = () => person.get('/api/account/export');
    const confirm = (typed: string) => person.post('/api/account/confirmation', { password: typed });
    expect((await ask()).status).toBe(200);
    expect(await standing()).toEqual(expect.any(String));
    server.pass(11 * 60);
    expect(await standing()).toBeNull();
    expect(await ask()).toMatchObject({ status: 403, body: { code: 'password-needed' } });
    expect(await confirm('a wrong one')).toMatchObject({ status: 403, body: { code: 'wrong-password' } });
    expect((await ask()).status).toBe(403);
    expect((await confirm(password)).status).toBe(200);
    expect((await ask()).status).toBe(200);
    server.pass(11 * 60);
    expect((await ask()).status).toBe(403);
    // A user without a password, because they use a login provider, logs in again.
    await person.post('/api/login', { username: 'lunchbreak', password });
    expect((await ask()).status).toBe(200);
  });

  it('covers every table that has a user_id', async () => {
    const { rows } = await server.db.$client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'user_id'`,
    );
    const covered = Object.keys(tablesOf);
    expect(rows.map(({ name }) => name).filter((name) => !covered.includes(name))).toEqual([]);
    const { files } = await exported(await server.signedIn('walker'));
    expect(Object.keys(files).toSorted()).toEqual(covered.map((name) => `${name}.json`).toSorted());
  });
});

const leave = (client: Client, chosen = password) => client.post('/api/account/delete', { password: chosen });
const rowsWith = async (id: string): Promise<string[]> => {
  const { rows } = await server.db.$client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'user_id'`,
  );
  const held = await Promise.all(
    rows.map(async ({ name }) => {
      const { rowCount } = await server.db.$client.query(`SELECT 1 FROM ${name} WHERE user_id = $1`, [id]);
      return rowCount === 0 ? [] : [name];
    }),
  );
  return held.flat();
};

describe('deleting an account', () => {
  it('stores nothing of a running analysis, which is refused as signed out', async () => {
    let leaveNow: (() => Promise<unknown>) | null = null;
    const small = await startTestApp({
      parser: {
        parse: async ({ id, filename }) => {
          await leaveNow?.();
          return { is: 'result', result: sampleResult({ id, filename }) };
        },
        draft: async () => ({ is: 'busy', retryAfterSeconds: 1 }),
        posting: async () => ({ is: 'busy', retryAfterSeconds: 1 }),
        import: async () => ({ is: 'busy', retryAfterSeconds: 1 }),
        repair: async () => ({ is: 'busy', retryAfterSeconds: 1 }),
        whatIf: async () => ({ is: 'busy', retryAfterSeconds: 1 }),
        parseAgain: async () => ({ is: 'busy', retryAfterSeconds: 1 }),
        check: async () => ({ is: 'busy', retryAfterSeconds: 1 }),
        readBack: async () => ({ is: 'busy', retryAfterSeconds: 1 }),
        draw: async () => ({ is: 'picture', png: null, pages: 0 }),
        close: async () => undefined,
      },
    });
    try {
      const person = await small.signedIn('gone');
      leaveNow = () => leave(person);
      expect(await person.upload(pdf('x'))).toMatchObject({ status: 401, body: { code: 'signed-out' } });
      expect((await small.db.$client.query('SELECT FROM analyses')).rowCount).toBe(0);
    } finally {
      await small.close();
    }
  });

  it('leaves nothing behind after three concurrent requests during uploads', async () => {
    const person = await server.signedIn('hasty');
    const answers = await Promise.all([
      person.upload(pdf('x')),
      leave(person),
      leave(person),
      person.upload(pdf('y')),
      leave(person),
    ]);
    // Done, or refused because the account is already deleted: no response is a server error.
    for (const { status } of answers) expect([200, 401, 403, 429]).toContain(status);
    expect((await person.get('/api/me')).status).toBe(401);
    expect(await rowsWith(person.id)).toEqual([]);
  });

  it('requires the password, ends the sessions and leaves no rows, files or keys', async () => {
    const person = await server.signedIn('leaver');
    const { body } = await person.upload(pdf('x'), { jobDescription: 'x' }, { 'idempotency-key': 'once' });
    await person.put(`/api/analysis/${String(body['id'])}/draft`, { text: 'Gardener' });
    const { rows } = await server.db.$client.query<{ file: Buffer; id: string }>(
      'SELECT id, file FROM analyses WHERE user_id = $1',
      [person.id],
    );
    const refused = await leave(person, 'a wrong one');
    expect(refused).toMatchObject({ status: 403, body: { code: 'wrong-password' } });
    expect(refused.body['fields']).toEqual({ password: refused.body['message'] });
    expect(await rowsWith(person.id)).toEqual(expect.arrayContaining(['analyses', 'drafts']));
    const answer = await leave(person);
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect(answer.headers.get('clear-site-data')).toBe('"cache","storage"');
    expect(await rowsWith(person.id)).toEqual([]);
    expect((await person.get('/api/me')).status).toBe(401);
    expect((await server.visitor().post('/api/login', { username: 'leaver', password })).status).toBe(401);
    // No remaining key can decrypt the user's data in an older backup.
    await server.signedIn('leaver');
    const [backup] = rows;
    const safe = await server.services.safe.of((await server.signedIn('leaver2')).id);
    expect(() => safe.open(backup?.id ?? '', 'file', backup?.file ?? Buffer.alloc(0))).toThrow('damaged');
  });

  it('changes nothing when the erasure cannot be recorded, and says so', async () => {
    const full: ErasureLog = {
      record: () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })),
      accounts: () => new Map(),
      close: async () => undefined,
    };
    const person = await server.signedIn('stays-then');
    await expect(deletePerson({ ...server.services, erasures: full }, person.id, new Date())).rejects.toThrow(
      'no space',
    );
    expect((await person.get('/api/me')).status).toBe(200);
    expect(await rowsWith(person.id)).toContain('user_keys');
    expect(await findLeaving(server.db, new Date(Date.now() + 3_600_000))).toEqual([]);
  });

  it.each(['before', 'after'])(
    'is finished when another request for it fails %s the account is closed',
    async (when) => {
      const person = await server.signedIn(`twice-${when}`);
      const now = server.services.clock();
      await markLeaving(server.db, person.id, now, true);
      if (when === 'before') await unmarkLeaving(server.db, person.id);
      await closeAccount(server.db, person.id, now, true);
      if (when === 'after') await unmarkLeaving(server.db, person.id);
      const { rows } = await server.db.$client.query('SELECT leaving_with_refund FROM users WHERE id = $1', [
        person.id,
      ]);
      expect(rows).toEqual([{ leaving_with_refund: true }]);
      await finishDepartures(server.services, new Date(now.getTime() + 61_000));
      expect(await rowsWith(person.id)).toEqual([]);
    },
  );

  it('is finished after an interruption, and the account is closed meanwhile', async () => {
    const person = await server.signedIn('interrupted');
    await person.upload(pdf('x'));
    const now = server.services.clock();
    await markLeaving(server.db, person.id, now);
    await closeAccount(server.db, person.id, now);
    // No new key is made, with which everything that the destroyed one has sealed would look damaged.
    expect(await server.services.safe.find(person.id)).toBe(null);
    await expect(server.services.safe.of(person.id)).rejects.toThrow('sign in');
    expect((await person.get('/api/me')).status).toBe(401);
    expect((await server.visitor().post('/api/login', { username: 'interrupted', password })).status).toBe(403);
    await finishDepartures(server.services, now);
    expect(await rowsWith(person.id)).toContain('analyses');
    await finishDepartures(server.services, new Date(now.getTime() + 61_000));
    expect(await rowsWith(person.id)).toEqual([]);
    expect((await server.db.$client.query('SELECT FROM users WHERE id = $1', [person.id])).rowCount).toBe(0);
  });

  it('keeps the amounts that were paid, without the user', async () => {
    const person = await server.signedIn('payer');
    const { $client } = server.db;
    await $client.query(
      `INSERT INTO invoices (id, user_id, stripe_id, status, amount_cents, currency, period_start, period_end, created_at)
       VALUES (gen_random_uuid(), $1, 'in_left', 'paid', 1499, 'usd', now(), now(), now())`,
      [person.id],
    );
    expect((await person.post('/api/account/delete', { password })).status).toBe(200);
    const { rows } = await $client.query(`SELECT user_id, amount_cents FROM invoices WHERE stripe_id = 'in_left'`);
    expect(rows).toEqual([{ user_id: null, amount_cents: 1499 }]);
  });

  it('is refused for the last admin, because nobody could run the site then', async () => {
    const chief = await server.signedIn('chief', 'admin');
    expect(await leave(chief)).toMatchObject({ status: 409, body: { code: 'last-admin' } });
    const second = await server.signedIn('second', 'admin');
    expect((await leave(chief)).status).toBe(200);
    expect((await leave(second)).status).toBe(409);
  });
});
