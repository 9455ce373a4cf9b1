import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ environment: { TRUST_PROXY: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' } });
});
afterAll(() => server.close());

let networks = 0;
/** Each login from a different network, like a distributed attack. */
const login = (username: string, secret: string, more: object = {}) => {
  networks += 1;
  const from = `198.${18 + Math.floor(networks / 200)}.${networks % 200}.1`;
  const body = { username, password: secret, ...more };
  return server.visitor().post('/api/login', body, { 'x-forwarded-for': from });
};
const attack = async (username: string): Promise<void> => {
  for (let round = 0; round < 10; round += 1)
    await Promise.all(Array.from({ length: 10 }, () => login(username, 'wrong one')));
};
const tokensTo = async (address: string): Promise<string[]> => {
  await server.services.mail.work();
  return server.shown
    .filter((mail) => mail.includes(`To: ${address}`) && mail.includes('/login?token='))
    .map((mail) => /\/login\?token=([\w-]+)/.exec(mail)?.[1] ?? '');
};

describe('an account with a hundred wrong passwords today', { timeout: 60_000 }, () => {
  it('B9: requires a link from an email, and reveals nothing to an attacker', async () => {
    await server.signedIn('besieged');
    expect((await login('besieged', password)).status).toBe(200);
    await attack('besieged');

    const [wrong, right] = [await login('besieged', 'wrong one'), await login('besieged', password)];
    for (const answer of [wrong, right]) expect(answer).toMatchObject({ status: 403, body: { code: 'mail-needed' } });
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...right.body, requestId: '' });
    const [token, ...others] = await tokensTo('besieged@example.org');
    expect(others).toEqual([]);

    await server.signedIn('bystander');
    const link = { mailToken: token };
    expect((await login('besieged', 'wrong one', link)).body).toMatchObject({ code: 'mail-needed' });
    expect((await login('besieged', password, { mailToken: 'made up' })).body).toMatchObject({ code: 'link-expired' });
    expect((await login('besieged', password, link)).status).toBe(200);
    expect((await login('besieged', password, link)).body).toMatchObject({ code: 'link-expired' });
    expect((await login('bystander', password)).status).toBe(200);
  });

  it('B9: is unlocked by setting a new password through a link', async () => {
    await server.signedIn('patient');
    await attack('patient');
    expect((await login('patient', password)).status).toBe(403);
    await server.visitor().post('/api/reset-password', { email: 'patient@example.org' });
    await server.services.mail.work();
    const mail = server.shown.findLast((text) => text.includes('To: patient@example.org'));
    const token = /reset-password\?token=([\w-]+)/.exec(mail ?? '')?.[1];
    const chosen = 'another long one';
    expect((await server.visitor().post('/api/reset-password/set', { token, password: chosen })).status).toBe(200);
    expect((await login('patient', chosen)).status).toBe(200);
  });

  it('returns the same response for a nonexistent account', async () => {
    await attack('nobody-at-all');
    expect((await login('nobody-at-all', password)).body).toMatchObject({ code: 'mail-needed' });
  });

  it('does not require a link when the server cannot send email', async () => {
    const mute = await startTestApp({
      environment: { NODE_ENV: 'production', TRUST_PROXY: '127.0.0.1', DATA_KEYS: 'k' },
    });
    try {
      await mute.signedIn('mute');

      const guess = (n: number, secret: string) =>
        mute
          .visitor()
          .post('/api/login', { username: 'mute', password: secret }, { 'x-forwarded-for': `198.51.100.${n}` });
      for (let n = 0; n < 101; n += 1) await guess(n % 100, 'wrong one');
      expect((await guess(200, password)).status).toBe(200);
    } finally {
      await mute.close();
    }
  });
});

describe('a login from a new device', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const newerFirefox = firefox.replaceAll('140.0', '141.0');
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

  it('is reported to the owner by email, except the first of an account', async () => {
    await server.visitor().post('/api/register', { username: 'traveller', email: 'traveller@example.org', password });
    const enter = (userAgent: string) =>
      server.visitor().post('/api/login', { username: 'traveller', password }, { 'user-agent': userAgent });
    const told = async () => {
      await server.services.mail.work();
      return server.shown.filter((mail) => mail.includes('traveller@') && mail.includes('New sign-in to your account'));
    };
    await enter(firefox);
    await enter(newerFirefox);
    expect(await told()).toEqual([]);
    await enter(safari);
    await enter(safari);
    const [mail, ...others] = await told();
    expect(mail).toMatch(/have not seen before: Safari on iPhone, \w+ \d+, \d{4}, \d\d:\d\d UTC/);
    expect(mail).toContain('http://localhost:3000/reset-password');
    expect(others).toEqual([]);
  });
});
