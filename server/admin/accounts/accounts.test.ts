import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { password, startTestApp, type TestApp } from '../../testing/test-app.ts';

type Person = Client & { id: string };

let server: TestApp;
let chief: Person;
let count = 0;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.$client.query(`UPDATE users SET role = 'user'`);
  chief = await server.signedIn(`chief${(count += 1)}`, 'admin');
});

const someone = (role?: 'admin'): Promise<Person> => server.signedIn(`person${(count += 1)}`, role);
const confirm = (admin: Client) => admin.post('/api/admin/confirm-password', { password });
const setRole = (admin: Client, id: string, role: unknown) => admin.put(`/api/admin/users/${id}/role`, { role });
const suspend = (admin: Client, id: string, suspended = true) =>
  admin.put(`/api/admin/users/${id}/suspended`, { suspended });
const signOut = (admin: Client, id: string) => admin.call('DELETE', `/api/admin/users/${id}/sessions`);
const journalOf = async (id: string) => {
  const { rows } = await server.db.$client.query<Record<string, unknown>>(
    'SELECT level, kind, message, source, user_id, target_id, request_id FROM journal WHERE target_id = $1 ORDER BY id',
    [id],
  );
  return rows;
};

describe('an admin action on an account', () => {
  it("requires the admin's password, and again after ten minutes", async () => {
    const person = await someone();
    expect(await setRole(chief, person.id, 'admin')).toMatchObject({ status: 403, body: { code: 'password-needed' } });
    const wrong = await chief.post('/api/admin/confirm-password', { password: 'a wrong one' });
    expect(wrong).toMatchObject({ status: 403, body: { code: 'wrong-password' } });
    expect((await setRole(chief, person.id, 'admin')).status).toBe(403);

    expect((await confirm(chief)).status).toBe(200);
    expect(await setRole(chief, person.id, 'admin')).toMatchObject({ status: 200, body: { user: { role: 'admin' } } });
    server.pass(9 * 60);
    expect((await setRole(chief, person.id, 'user')).status).toBe(200);
    server.pass(2 * 60);
    expect(await setRole(chief, person.id, 'admin')).toMatchObject({ status: 403, body: { code: 'password-needed' } });
  });

  it('applies the confirmation only to one session of the admin', async () => {
    const person = await someone();
    await confirm(chief);
    const elsewhere = server.visitor();
    await elsewhere.post('/api/login', { username: `chief${count - 1}`, password });
    expect(await setRole(elsewhere, person.id, 'admin')).toMatchObject({ body: { code: 'password-needed' } });
    expect((await elsewhere.get(`/api/admin/users/${person.id}`)).body['confirmedUntil']).toBeNull();
    expect((await chief.get(`/api/admin/users/${person.id}`)).body['confirmedUntil']).toEqual(expect.any(String));
  });

  it('A8 L6: writes one security log entry with actor, target and request', async () => {
    const person = await someone();
    await confirm(chief);
    const changed = await setRole(chief, person.id, 'admin');
    await setRole(chief, person.id, 'admin');
    await server.journal.flush();
    expect(await journalOf(person.id)).toEqual([
      {
        level: 'security',
        kind: 'role-changed',
        message: 'made an admin',
        source: 'PUT /api/admin/users/:id/role',
        user_id: chief.id,
        target_id: person.id,
        request_id: changed.headers.get('x-request-id'),
      },
    ]);
    await chief.put(`/api/admin/users/${person.id}/email-verified`, { verified: true });
    await suspend(chief, person.id);
    await suspend(chief, person.id, false);
    await signOut(chief, person.id);
    await setRole(chief, person.id, 'user');
    expect((await journalOf(person.id)).map(({ kind }) => kind)).toEqual([
      'role-changed',
      'email-verified-by-admin',
      'suspended',
      'unsuspended',
      'signed-out-by-admin',
      'role-changed',
    ]);
  });

  it.each(['11111111-1111-4111-8111-111111111111', 'no-uuid'])('finds no user with the id %s', async (id) => {
    await confirm(chief);
    expect((await setRole(chief, id, 'admin')).status).toBe(404);
    expect((await suspend(chief, id)).status).toBe(404);
    expect((await signOut(chief, id)).status).toBe(404);
    expect((await chief.get(`/api/admin/users/${id}`)).status).toBe(404);
  });
});

describe('roles', () => {
  it('A8: cannot be assigned by users, and an unknown one is refused', async () => {
    const person = await someone();
    expect((await setRole(person, person.id, 'admin')).status).toBe(403);
    await confirm(chief);
    expect(await setRole(chief, person.id, 'owner')).toMatchObject({ status: 400, body: { code: 'bad-input' } });
  });

  it('A8: the last admin cannot be demoted; a suspended admin does not count as another', async () => {
    await confirm(chief);
    expect(await setRole(chief, chief.id, 'user')).toMatchObject({ status: 409, body: { code: 'last-admin' } });
    const other = await someone('admin');
    await suspend(chief, other.id);
    expect((await setRole(chief, chief.id, 'user')).status).toBe(409);
    expect((await chief.post('/api/account/delete', { password })).body['code']).toBe('last-admin');
    await suspend(chief, other.id, false);
    expect((await setRole(chief, chief.id, 'user')).status).toBe(200);
  });

  it('A8: one admin is left after two demote each other concurrently', async () => {
    const other = await someone('admin');
    await Promise.all([confirm(chief), confirm(other)]);
    const answers = await Promise.all([setRole(chief, other.id, 'user'), setRole(other, chief.id, 'user')]);
    const [done, refused] = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    // Either too late to demote the last admin, or no longer an admin.
    expect([done, [403, 409].includes(refused ?? 0)]).toEqual([200, true]);
    const { rows } = await server.db.$client.query(`SELECT 1 FROM users WHERE role = 'admin'`);
    expect(rows).toHaveLength(1);
  });

  it('A9: a change applies to the next request of an open session', async () => {
    const other = await someone('admin');
    expect((await other.get('/api/admin/users')).status).toBe(200);
    await confirm(chief);
    await setRole(chief, other.id, 'user');
    expect(await other.get('/api/admin/users')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    await setRole(chief, other.id, 'admin');
    expect((await other.get('/api/admin/users')).status).toBe(200);
  });

  it('A7: a role in body, query or header has no effect', async () => {
    const person = await someone();
    const forged = await person.call('GET', '/api/admin/users?role=admin', { headers: { 'x-role': 'admin' } });
    expect(forged.status).toBe(403);
    const told = { role: 'admin', user: { role: 'admin' }, password };
    expect((await person.post('/api/admin/confirm-password', told)).status).toBe(403);
  });
});

describe('suspending', () => {
  it('ends all sessions for good and prevents signing in', async () => {
    const person = await someone();
    await confirm(chief);
    expect(await suspend(chief, person.id)).toMatchObject({ body: { user: { suspendedAt: expect.any(String) } } });
    expect((await person.get('/api/me')).status).toBe(401);
    const login = await server.visitor().post('/api/login', { username: `person${count}`, password });
    expect(login).toMatchObject({ status: 403, body: { code: 'suspended' } });
    await suspend(chief, person.id, false);
    expect((await person.get('/api/me')).status).toBe(401);
    expect((await server.visitor().post('/api/login', { username: `person${count}`, password })).status).toBe(200);
  });

  it("is refused for the admin's own account", async () => {
    await someone('admin');
    await confirm(chief);
    expect(await suspend(chief, chief.id)).toMatchObject({ status: 409, body: { code: 'own-account' } });
  });
});

describe('signing out everywhere', () => {
  it('ends every session of the user and returns how many there were', async () => {
    const person = await someone();
    const elsewhere = server.visitor();
    await elsewhere.post('/api/login', { username: `person${count}`, password });
    expect((await chief.get(`/api/admin/users/${person.id}`)).body['sessions']).toBe(2);
    await confirm(chief);
    expect((await signOut(chief, person.id)).body).toEqual({ endedSessions: 2 });
    expect([(await person.get('/api/me')).status, (await elsewhere.get('/api/me')).status]).toEqual([401, 401]);
  });
});

describe('the details of an account', () => {
  it('have counts of its data, and show no resume', async () => {
    const person = await someone();
    await person.upload({ name: 'canary.pdf', bytes: Buffer.from('%PDF-1.7') });
    const { status, body } = await chief.get(`/api/admin/users/${person.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ resumes: 1, sessions: 1, hasSecondFactor: false, user: { id: person.id } });
    expect(JSON.stringify(body)).not.toContain('canary');
  });
});
