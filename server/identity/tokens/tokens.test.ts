import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client as Connection } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '#contract/api/access/scopes.ts';
import { maxTokens } from '#contract/api/access/tokens.ts';
import { developerExamples, developers } from '#content/pages/developers.ts';
import { routes } from '../../boot/routes.ts';
import { tablesToCopy } from '../../copies/store.ts';
import type { Client } from '../../testing/client.ts';
import { password, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { unzip } from '../../testing/unzip.ts';
import { isWellFormed, newToken } from './token.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const pdf = { name: 'resume.pdf', bytes: Buffer.from('%PDF-1.7') };

const create = (person: Client, scopes: readonly Scope[], lifetime = 'unlimited') =>
  person.post('/api/account/tokens', { name: 'Script', scopes, lifetime, password });

/** The token itself, and its id. */
const created = async (person: Client, scopes: readonly Scope[], lifetime = 'unlimited') => {
  const { status, body } = await create(person, scopes, lifetime);
  expect(status).toBe(200);
  return { secret: String(body['secret']), id: String(Object(body['token']).id) };
};

/** A program: it has no cookies unless `cookie` is given. */
const withToken = (token: string, method: string, path: string, headers: Record<string, string> = {}) =>
  server.visitor().call(method, path, { headers: { authorization: `Bearer ${token}`, ...headers } });

/** The status that a program gets which asks who it is. */
const state = async (secret: string) => (await withToken(secret, 'GET', '/api/me')).status;

const journalKinds = async (userId: string): Promise<string[]> => {
  await server.journal.flush();
  const { rows } = await server.db.$client.query<{ line: string }>(
    'SELECT to_jsonb(journal)::text AS line FROM journal ORDER BY id',
  );
  return rows
    .map(({ line }) => line)
    .filter((line) => line.includes(userId))
    .flatMap((line) => /token-\w+/.exec(line)?.[0] ?? []);
};

describe('an API token', () => {
  it('B21: lets a program check a resume and read its result, and nothing without its scope', async () => {
    const person = await server.signedIn('maker');
    const { secret } = await created(person, ['resumes:check']);
    const program = server.visitor();
    program.followsQueue = false;
    const sent = await program.upload(pdf, {}, { authorization: `Bearer ${secret}` });
    expect([200, 202]).toContain(sent.status);
    const id = String(sent.body['id'] ?? Object(sent.body['queued']).id);
    await expect
      .poll(async () => (await withToken(secret, 'GET', `/api/uploads/${id}`)).body['atsScore'], { timeout: 10_000 })
      .toEqual(expect.any(Number));
    expect(await withToken(secret, 'GET', `/api/analysis/${id}`)).toMatchObject({
      status: 403,
      body: { code: 'token-scope', message: expect.stringContaining('resumes:read') },
    });
    const reader = await created(person, ['resumes:read', 'account:read']);
    expect((await withToken(reader.secret, 'GET', `/api/analysis/${id}`)).body).toMatchObject({ id });
    expect((await withToken(reader.secret, 'GET', '/api/me')).body).toMatchObject({ id: person.id });
    // The token of somebody else is told what a stranger is told.
    const stranger = await created(await server.signedIn('curious'), ['resumes:check', 'resumes:read']);
    expect((await withToken(stranger.secret, 'GET', `/api/analysis/${id}`)).status).toBe(404);
    expect((await withToken(stranger.secret, 'GET', `/api/uploads/${id}`)).status).toBe(404);
  });

  it('B21: is answered only where its scope is declared, and never by a cookie', async () => {
    const admin = await server.signedIn('operator', 'admin');
    const { secret } = await created(admin, ['resumes:check', 'resumes:read', 'account:read']);
    const scoped = routes.filter(({ entry }) => entry.scope !== undefined).map(({ entry }) => entry);
    expect(scoped.map(({ scope, method, path }) => `${scope} ${method} ${path}`).toSorted()).toEqual([
      'account:read GET /api/me',
      'resumes:check DELETE /api/uploads/:id',
      'resumes:check GET /api/scan-allowance',
      'resumes:check GET /api/uploads/:id',
      'resumes:check POST /api/analysis/:id/another-job',
      'resumes:check POST /api/analysis/:id/versions',
      'resumes:check POST /api/analyze',
      'resumes:check POST /api/job-descriptions/read',
      'resumes:read GET /api/analysis/:id',
      'resumes:read GET /api/analysis/:id/compare/:before',
      'resumes:read GET /api/analysis/:id/download',
      'resumes:read GET /api/analysis/:id/file',
      'resumes:read GET /api/analysis/:id/versions',
      'resumes:read GET /api/user/:id/resumes',
      'resumes:read GET /api/user/reports/download-all',
      'resumes:read GET /api/user/reports/optimization-summary',
    ]);
    const { cookie } = admin;
    const others = routes.filter(({ entry }) => entry.scope === undefined).map(({ entry }) => entry);
    for (const { method, path } of others.filter(({ form }) => form === 'none')) {
      const answer = await withToken(secret, method, path.replaceAll(/:\w+/g, admin.id), { cookie });
      expect({ path, status: answer.status, code: answer.body['code'] }).toEqual({
        path,
        status: 403,
        code: 'token-scope',
      });
    }
    expect(others.length).toBeGreaterThan(80);
    // A bad token is not saved by a good cookie, and still nobody was signed out.
    expect((await withToken(newToken(), 'GET', '/api/me', { cookie })).body['code']).toBe('wrong-token');
    expect((await admin.get('/api/me')).status).toBe(200);
  });

  it('B21: is read only from its header', async () => {
    const person = await server.signedIn('careless');
    const { secret } = await created(person, ['account:read']);
    const visitor = server.visitor();
    for (const name of ['token', 'access_token', 'api_key', 'authorization'])
      expect((await visitor.get(`/api/me?${name}=${secret}`)).body['code']).toBe('signed-out');
    const headers = [
      { cookie: `sid=${secret}` },
      { 'x-api-key': secret },
      { authorization: secret },
      { authorization: `Basic ${Buffer.from(`${secret}:`).toString('base64')}` },
    ];
    for (const one of headers)
      expect((await visitor.call('GET', '/api/me', { headers: one })).body['code']).toBe('signed-out');
    // Of a proxy, perhaps: the cookie still counts, and so does where the request comes from.
    const foreign = { authorization: 'Bearer eyJhbGciOi.J9.x' };
    expect((await person.call('GET', '/api/me', { headers: foreign })).status).toBe(200);
    const elsewhere = { ...foreign, 'sec-fetch-site': 'cross-site' };
    expect((await person.call('POST', '/api/logout', { headers: elsewhere })).body['code']).toBe('cross-site');
  });

  it('B21: is refused once it is revoked, expired, or older than the password, or its owner is suspended', async () => {
    const person = await server.signedIn('leaver');
    const revoked = await created(person, ['account:read']);
    expect(await state(revoked.secret)).toBe(200);
    const stranger = await server.signedIn('meddler');
    expect((await stranger.call('DELETE', `/api/account/tokens/${revoked.id}`)).status).toBe(404);
    expect(await state(revoked.secret)).toBe(200);
    await person.call('DELETE', `/api/account/tokens/${revoked.id}`);
    expect(await state(revoked.secret)).toBe(401);
    const expired = await created(person, ['account:read'], '7-days');
    server.pass(7 * 24 * 3600 - 1);
    expect(await state(expired.secret)).toBe(200);
    server.pass(1);
    expect(await state(expired.secret)).toBe(401);
    await person.post('/api/login', { username: 'leaver', password });
    const old = await created(person, ['account:read']);
    const changed = 'a longer passphrase 9';
    await person.put('/api/account/password', { currentPassword: password, newPassword: changed });
    expect(await state(old.secret)).toBe(401);
    await stranger.post('/api/login', { username: 'meddler', password });
    const later = await created(stranger, ['account:read']);
    await server.db.$client.query('UPDATE users SET suspended_at = now() WHERE id = $1', [stranger.id]);
    expect(await state(later.secret)).toBe(401);
    expect(await state(`${later.secret.slice(0, -1)}x`)).toBe(401);
    expect(await journalKinds(person.id)).toEqual([
      'token-created',
      'token-revoked',
      'token-created',
      'token-refused',
      'token-created',
    ]);
  });

  it('B21: is shown once, stored as a hash, exported by its name, and gone with the account', async () => {
    const person = await server.signedIn('owner');
    const { secret } = await created(person, ['resumes:read'], '30-days');
    expect(secret).toMatch(/^pw_[0-9a-f]{48}$/);
    const { body } = await person.get('/api/account/tokens');
    expect(body).toMatchObject({ tokens: [{ name: 'Script', scopes: ['resumes:read'], lastUsedAt: null }] });
    const { rows } = await server.db.$client.query<{ line: string }>(
      'SELECT to_jsonb(api_tokens)::text AS line FROM api_tokens WHERE user_id = $1',
      [person.id],
    );
    const response = await fetch(`${server.address}/api/account/export`, { headers: { cookie: person.cookie } });
    const files = unzip(Buffer.from(await response.arrayBuffer()));
    expect(String(files['api_tokens.json'])).toContain('Script');
    for (const text of [JSON.stringify(body), rows[0]?.line, String(files['api_tokens.json'])])
      expect(text).not.toContain(secret.slice(3, 20));
    expect((await person.post('/api/account/delete', { password })).status).toBe(200);
    const left = await server.db.$client.query('SELECT FROM api_tokens WHERE user_id = $1', [person.id]);
    expect(left.rowCount).toBe(0);
    expect((await withToken(secret, 'GET', '/api/me')).status).toBe(401);
  });

  it('B21: counts against the limits of its person, and needs the password to be made', async () => {
    const person = await server.signedIn('busy');
    const refused = await person.post('/api/account/tokens', {
      name: 'x',
      scopes: ['account:read'],
      lifetime: 'unlimited',
      password: 'a wrong one',
    });
    expect(refused).toMatchObject({ status: 403, body: { code: 'wrong-password' } });
    const { secret } = await created(person, ['resumes:check']);
    const another = (token: string) =>
      server.visitor().call('POST', `/api/analysis/${person.id}/another-job`, {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ jobDescription: 'A welder.' }),
      });
    const statuses: number[] = [];
    for (let i = 0; i < 70 && !statuses.includes(429); i += 1) statuses.push((await another(secret)).status);
    expect(statuses).toContain(429);
    const second = await another((await created(person, ['resumes:check'])).secret);
    expect(second.status).toBe(429);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    for (let i = 2; i < maxTokens; i += 1) await created(person, ['account:read']);
    expect((await create(person, ['account:read'])).body['code']).toBe('tokens-full');
  });

  it('B21: reads a job posting with its scope, counted by network like that of a visitor', async () => {
    const person = await server.signedIn('poster');
    const read = async (token: string | null) => {
      const form = new FormData();
      form.append('posting', new Blob(['A welder.']), 'posting.txt');
      const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
      return server.visitor().call('POST', '/api/job-descriptions/read', { headers, body: form });
    };
    const { secret } = await created(person, ['resumes:check']);
    expect(await read(secret)).toMatchObject({ status: 200, body: { text: 'A welder.' } });
    const other = await created(person, ['resumes:read', 'account:read']);
    expect(await read(other.secret)).toMatchObject({ status: 403, body: { code: 'token-scope' } });
    expect((await read(newToken())).body['code']).toBe('wrong-token');
    expect((await read(null)).status).toBe(200);
    // Those that were refused took no point.
    const { rows } = await server.db.$client.query(
      "SELECT points FROM rate_limits WHERE starts_with(key, 'posting-file:')",
    );
    expect(rows).toEqual([{ points: 2 }]);
  });

  it('B21: uses up the scan of its person, and says how many are left', async () => {
    const person = await server.signedIn('scanner');
    const { secret } = await created(person, ['resumes:check']);
    const headers = { authorization: `Bearer ${secret}` };
    const allowance = async () => (await withToken(secret, 'GET', '/api/scan-allowance')).body;
    expect(await allowance()).toMatchObject({ perDay: 1, left: 1 });
    expect((await server.visitor().upload(pdf, {}, headers)).status).toBe(200);
    expect(await allowance()).toMatchObject({ perDay: 1, left: 0, nextAt: expect.any(String) });
    // With another token as well as in the browser.
    const other = { authorization: `Bearer ${(await created(person, ['resumes:check'])).secret}` };
    expect((await server.visitor().upload(pdf, {}, other)).body['code']).toBe('quota-exceeded');
    expect((await person.upload(pdf)).body['code']).toBe('quota-exceeded');
  });

  it('the form of an upload has the fields that the page for developers names', async () => {
    const person = await server.signedIn('sender');
    const headers = { authorization: `Bearer ${(await created(person, ['resumes:check'])).secret}` };
    const fields = { jobDescription: 'A welder.', jobUrl: 'https://jobs.example/1' };
    for (const name of ['resume', ...Object.keys(fields)]) expect(developers.check.text.join(' ')).toContain(name);
    expect((await server.visitor().upload(pdf, { cv: 'x' }, headers)).body['message']).toBe(
      'There is no field called cv in this form.',
    );
    expect((await server.visitor().upload(pdf, fields, headers)).status).toBe(200);
    expect(server.parsed.at(-1)).toMatchObject(fields);
  });

  it('the commands of the page for developers check a resume', async () => {
    const person = await server.signedIn('scripter');
    const { secret } = await created(person, ['resumes:check']);
    const folder = await mkdtemp(path.join(tmpdir(), 'parsewell-example-'));
    await writeFile(path.join(folder, 'resume.pdf'), pdf.bytes);
    await writeFile(path.join(folder, 'job.txt'), 'We want a welder; steel & care.');
    const shell = async (command: string, env: Record<string, string> = {}): Promise<Record<string, unknown>> => {
      const known = { ...process.env, PARSEWELL_URL: server.address, PARSEWELL_TOKEN: secret, ...env };
      const { stdout } = await promisify(execFile)('sh', ['-c', command], { cwd: folder, env: known });
      return Object(JSON.parse(stdout));
    };
    const sent = await shell(developerExamples.send);
    const ID = String(sent['id'] ?? Object(sent['queued']).id);
    await expect
      .poll(() => shell(developerExamples.ask, { ID }), { timeout: 10_000 })
      .toMatchObject({ id: ID, filename: 'resume.pdf' });
    expect(server.parsed.at(-1)).toMatchObject({ jobDescription: 'We want a welder; steel & care.' });
    await expect(shell(developerExamples.ask, { ID, PARSEWELL_TOKEN: newToken() })).rejects.toMatchObject({
      stdout: expect.stringContaining('wrong-token'),
    });
    await rm(folder, { recursive: true });
  });

  it('is not in a data copy, so that a restore revives none', async () => {
    const connection = new Connection(server.db.$client.options);
    await connection.connect();
    const copied = (await tablesToCopy(connection)).map(({ table }) => table);
    await connection.end();
    expect(copied).toContain('users');
    expect(copied).not.toContain('api_tokens');
  });

  it('has a checksum, which another string of the same form does not have', () => {
    const token = newToken();
    expect(isWellFormed(token)).toBe(true);
    const other = token.endsWith('0') ? '1' : '0';
    expect(isWellFormed(`${token.slice(0, -1)}${other}`)).toBe(false);
    expect(newToken()).not.toBe(token);
  });
});
