import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { type Mailbox, startMailbox, tokenIn } from '../../testing/mailbox.ts';
import { password, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { deviceOf } from '../login/device-of.ts';

let mailbox: Mailbox;
let server: TestApp;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestApp({ environment: { SMTP_URL: mailbox.url, MAIL_FROM: 'post@example.org' } });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const newPassword = 'another horse 8';
const verify = (token: string) => server.visitor().post('/api/verify-email', { token });
const logIn = async (username: string, chosen = password, headers = {}) => {
  const client = server.visitor();
  return Object.assign(client, { login: await client.post('/api/login', { username, password: chosen }, headers) });
};
const mailCalled = async (address: string, subject: string, count: number) =>
  (await mailbox.mailsTo(address, count)).find((mail) => mail.subject === subject);

describe('the profile', () => {
  it('shows and saves the name, which needs two characters', async () => {
    const person = await server.signedIn('named');
    expect((await person.get('/api/account/profile')).body).toEqual({
      name: 'named',
      email: 'named@example.org',
      emailVerified: false,
      newEmail: null,
    });
    const save = (name: string) => person.put('/api/account/profile', { name, email: 'named@example.org' });
    expect((await save(' Noor Named ')).body).toMatchObject({ name: 'Noor Named', newEmail: null });
    expect(await save('N')).toMatchObject({
      status: 400,
      body: { fields: { name: 'Name must be at least 2 characters' } },
    });
  });

  it('B12: a new address requires the password and a click in its email; the old one is notified', async () => {
    const person = await server.signedIn('mover');
    const move = (currentPassword?: string) =>
      person.put('/api/account/profile', { name: 'Mover', email: 'Moved@example.org', currentPassword });
    expect(await move()).toMatchObject({ status: 400, body: { fields: { currentPassword: expect.any(String) } } });
    expect(await move('a wrong one')).toMatchObject({ status: 403, body: { code: 'wrong-password' } });
    expect(await move(password)).toMatchObject({
      status: 200,
      body: { email: 'mover@example.org', newEmail: 'moved@example.org' },
    });
    const notice = await mailCalled('mover@example.org', 'Your email address is about to change', 2);
    expect(notice?.text).not.toContain('moved@example.org');
    const link = await mailCalled('moved@example.org', 'Please confirm your new email address', 1);
    expect((await person.get('/api/me')).body).toMatchObject({ email: 'mover@example.org' });
    expect((await verify(tokenIn(link))).body).toEqual({ email: 'moved@example.org' });
    expect((await person.get('/api/me')).body).toMatchObject({ email: 'moved@example.org', emailVerified: true });
    expect((await logIn('moved@example.org')).login.status).toBe(200);
  });

  it('B12: changing the password invalidates the link to a new address', async () => {
    const person = await server.signedIn('stopped');
    await person.put('/api/account/profile', { name: 'Stop', email: 'thief@example.org', currentPassword: password });
    const link = await mailCalled('thief@example.org', 'Please confirm your new email address', 1);
    await person.put('/api/account/password', { currentPassword: password, newPassword });
    expect((await verify(tokenIn(link))).status).toBe(410);
  });

  it('refuses an address that is taken, or is taken before the click', async () => {
    const person = await server.signedIn('late');
    const move = (email: string) =>
      person.put('/api/account/profile', { name: 'Late', email, currentPassword: password });
    await server.signedIn('first');
    expect((await move('first@example.org')).status).toBe(409);
    expect((await move('soon@example.org')).status).toBe(200);
    const link = await mailCalled('soon@example.org', 'Please confirm your new email address', 1);
    await server.signedIn('soon');
    expect(await verify(tokenIn(link))).toMatchObject({ status: 409, body: { code: 'email-taken' } });
  });
});

describe('the password', () => {
  it('B5 B12: can be changed with the old one, which ends all other sessions', async () => {
    const person = await server.signedIn('changer');
    const other = await logIn('changer');
    const change = (currentPassword: string, chosen: string) =>
      person.put('/api/account/password', { currentPassword, newPassword: chosen });
    expect((await change('a wrong one', newPassword)).body).toMatchObject({
      code: 'wrong-password',
      fields: { currentPassword: expect.any(String) },
    });
    expect((await change(password, 'seven77')).body).toMatchObject({
      fields: { newPassword: 'Password must be at least 8 characters' },
    });
    expect(await change(password, newPassword)).toMatchObject({ status: 200, body: { endedSessions: 1 } });
    expect((await other.get('/api/me')).status).toBe(401);
    expect((await person.get('/api/me')).status).toBe(200);
    expect((await logIn('changer')).login.status).toBe(401);
    expect((await logIn('changer', newPassword)).login.status).toBe(200);
  });

  it('B11: can be changed when the old one has only six characters', async () => {
    const client = server.visitor();
    await client.post('/api/register', { username: 'short', email: 'short@example.org', password: 'sixsix' });
    await client.post('/api/login', { username: 'short', password: 'sixsix' });
    const { status } = await client.put('/api/account/password', { currentPassword: 'sixsix', newPassword });
    expect(status).toBe(200);
  });

  it('B9: cannot be guessed through an open session', async () => {
    const person = await server.signedIn('guessed');
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      const { status } = await person.put('/api/account/password', { currentPassword: `no ${count}`, newPassword });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
  });
});

describe('notifications', () => {
  it('are on for what matters and off for marketing by default', async () => {
    const person = await server.signedIn('notified');
    const start = { emailNotifications: true, productUpdates: true, marketingEmails: false };
    expect((await person.get('/api/account/notifications')).body).toEqual(start);
    const wanted = { emailNotifications: false, productUpdates: true, marketingEmails: true };
    expect((await person.put('/api/account/notifications', wanted)).body).toEqual(wanted);
    expect((await person.get('/api/account/notifications')).body).toEqual(wanted);
    const since = async () =>
      (await server.db.$client.query('SELECT marketing_agreed_at AS at FROM users WHERE id = $1', [person.id])).rows;
    expect(await since()).toEqual([{ at: expect.any(Date) }]);
    await person.put('/api/account/notifications', start);
    expect(await since()).toEqual([{ at: null }]);
  });
});

const sessionsOf = async (client: Client) => Object((await client.get('/api/account/sessions')).body)['sessions'];

describe('B5 sessions', () => {
  it('B5: are listed with their device, and can be ended one by one or all others at once', async () => {
    const person = await server.signedIn('devices');
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
    const [pc, phone] = [await logIn('devices', password, { 'user-agent': agent }), await logIn('devices')];
    const listed: { id: string; device: string; isThisOne: boolean }[] = await sessionsOf(person);
    expect(listed).toHaveLength(3);
    expect(listed.filter(({ isThisOne }) => isThisOne)).toHaveLength(1);
    const onPc = listed.find(({ device }) => device === 'Firefox on Windows');
    expect((await person.call('DELETE', `/api/account/sessions/${onPc?.id}`)).status).toBe(200);
    expect((await pc.get('/api/me')).status).toBe(401);
    expect((await person.call('DELETE', '/api/account/sessions')).body).toEqual({ endedSessions: 1 });
    expect((await phone.get('/api/me')).status).toBe(401);
    expect((await person.get('/api/me')).status).toBe(200);
  });

  it("A2 B5: another user's session is as absent as a nonexistent one", async () => {
    const [person, stranger] = [await server.signedIn('mine'), await server.signedIn('theirs')];
    const [session]: { id: string }[] = await sessionsOf(person);
    expect((await stranger.call('DELETE', `/api/account/sessions/${session?.id}`)).status).toBe(404);
    expect((await person.get('/api/me')).status).toBe(200);
  });

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Linux'],
    ['curl/8.0', 'Another program'],
    [null, 'Another program'],
  ])('%s is %s', (agent, device) => {
    expect(deviceOf(agent)).toBe(device);
  });
});
