import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/api/endpoint.ts';
import { noLimit } from '../../http/guards.ts';
import { serve } from '../../http/serve.ts';
import { routes } from '../../boot/routes.ts';
import type { Client } from '../../testing/client.ts';
import { password, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { stepOf } from './codes.ts';

const forAdmins = endpoint({
  method: 'GET',
  path: '/api/admin/example',
  access: 'admin',
  form: 'none',
  input: z.object({}),
  output: z.object({}),
  errors: [],
});

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    environment: { ADMIN_MFA: 'required' },
    routes: [...routes, serve(forAdmins, { limit: noLimit.operators }, async () => ({}))],
  });
});
afterAll(() => server.close());

const path = '/api/account/second-factor';
/** What an authenticator app shows, `later` periods of 30 seconds from now on the server's clock. */
const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.services.clock().getTime() + later * 30_000,
  });
const switchedOn = async (person: Client): Promise<{ secret: string; recoveryCodes: string[] }> => {
  const secret = String((await person.post(path, { password })).body['secret']);
  const { status, body } = await person.put(path, { code: codeOf(secret) });
  expect(status).toBe(200);
  server.pass(60);
  return { secret, recoveryCodes: z.array(z.string()).parse(body['recoveryCodes']) };
};
const firstStep = async (username: string): Promise<Client> => {
  const client = server.visitor();
  const answer = await client.post('/api/login', { username, password });
  expect(answer).toMatchObject({ status: 401, body: { code: 'code-needed' } });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^login=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly/),
  ]);
  expect((await client.get('/api/me')).status).toBe(401);
  return client;
};
const second = (client: Client, code: string) => client.post('/api/login/code', { code });

describe('one-time codes', () => {
  it('match the test vectors of RFC 6238', () => {
    const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
    // Appendix B of the RFC, the last six of its eight digits.
    for (const [seconds, code] of [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [20_000_000_000, '353130'],
    ] as const)
      expect(stepOf(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  it('are accepted one period early or late', () => {
    const secret = new Secret({ size: 20 }).base32;
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const now = new Date(1_800_000_000_000);
    const isTaken = (periods: number) =>
      stepOf(secret, totp.generate({ timestamp: now.getTime() + periods * 30_000 }), now) !== null;
    expect([-2, -1, 0, 1, 2].map(isTaken)).toEqual([false, true, true, true, false]);
  });
});

describe('two-step login', () => {
  it('B16: is set up with the password and a first code, and then requires a code at each login', async () => {
    const person = await server.signedIn('careful');
    expect((await person.post(path, { password: 'a wrong one' })).body).toMatchObject({ code: 'wrong-password' });
    const { body } = await person.post(path, { password });
    expect(body['address']).toMatch(/^otpauth:\/\/totp\/Parsewell:careful%40example\.org\?/);
    expect(body['qr']).toMatch(/^<svg /);
    // Not active before the first code: scanning the wrong QR code does not lock the user out.
    expect((await server.visitor().post('/api/login', { username: 'careful', password })).status).toBe(200);
    const { body: refused } = await person.put(path, { code: '000000' });
    expect(refused).toMatchObject({ code: 'wrong-code', fields: { code: refused['message'] } });

    const { secret, recoveryCodes } = await switchedOn(person);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await person.get(path)).body).toMatchObject({ isOn: true, recoveryCodesLeft: 10, isRequired: false });
    expect((await person.post(path, { password })).body).toMatchObject({ code: 'second-factor-on' });
    const { rows } = await server.db.$client.query(
      'SELECT secret::text, code_hash FROM second_factors, recovery_codes',
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]);

    const client = await firstStep('careful');
    expect((await second(client, '123456')).body).toMatchObject({ code: 'wrong-code' });
    const code = codeOf(secret);
    const entered = await second(client, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(entered).toMatchObject({ status: 200, body: { user: { username: 'careful' } } });
    await server.services.mail.work();
    expect(server.shown.some((mail) => mail.includes('careful@') && mail.includes('Two-step login is on'))).toBe(true);
  });

  it('B16: accepts no code twice, and none older than the last one used', async () => {
    const person = await server.signedIn('replayed');
    const { secret } = await switchedOn(person);
    const [early, code] = [codeOf(secret, -1), codeOf(secret)];
    const [first, again] = [await firstStep('replayed'), await firstStep('replayed')];
    expect((await second(first, code)).status).toBe(200);
    expect((await second(again, code)).body).toMatchObject({ code: 'wrong-code' });
    expect((await second(again, early)).body).toMatchObject({ code: 'wrong-code' });
    expect((await second(again, codeOf(secret, 1))).status).toBe(200);
  });

  it('B16: accepts only one of several concurrent logins with the same code', async () => {
    const { secret } = await switchedOn(await server.signedIn('crowd'));
    const clients = await Promise.all([1, 2, 3, 4].map(() => firstStep('crowd')));
    const code = codeOf(secret);
    const answers = await Promise.all(clients.map((client) => second(client, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('accepts each recovery code once, with or without hyphens and capitals', async () => {
    const person = await server.signedIn('lost-phone');
    const { recoveryCodes } = await switchedOn(person);
    const [code = ''] = recoveryCodes;
    expect((await second(await firstStep('lost-phone'), ` ${code.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(
      200,
    );
    expect((await second(await firstStep('lost-phone'), code)).body).toMatchObject({ code: 'wrong-code' });
    expect((await person.get(path)).body).toMatchObject({ recoveryCodesLeft: 9 });
    const { body } = await person.post(`${path}/recovery-codes`, { password });
    expect(body['recoveryCodes']).toHaveLength(10);
    expect((await second(await firstStep('lost-phone'), recoveryCodes[1] ?? '')).status).toBe(403);
  });

  it('locks out after ten wrong codes', async () => {
    const { secret } = await switchedOn(await server.signedIn('guessed'));
    const client = await firstStep('guessed');
    for (let round = 0; round < 10; round += 1) expect((await second(client, '000000')).status).toBe(403);
    expect((await second(client, codeOf(secret))).status).toBe(429);
  });

  it('accepts the code only in the browser that sent the password, within ten minutes', async () => {
    const { secret } = await switchedOn(await server.signedIn('slow'));
    expect((await second(server.visitor(), codeOf(secret))).body).toMatchObject({ code: 'step-over' });
    const client = await firstStep('slow');
    server.pass(11 * 60);
    expect((await second(client, codeOf(secret))).body).toMatchObject({ code: 'step-over' });
  });

  it('is disabled with the password', async () => {
    const person = await server.signedIn('plain-again');
    const { recoveryCodes } = await switchedOn(person);
    expect((await person.post(`${path}/off`, { password: 'a wrong one' })).status).toBe(403);
    expect((await person.post(`${path}/off`, { password })).status).toBe(200);
    expect((await person.get(path)).body).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect((await server.visitor().post('/api/login', { username: 'plain-again', password })).status).toBe(200);
    expect((await person.post(`${path}/recovery-codes`, { password })).status).toBe(404);
    expect(recoveryCodes).toHaveLength(10);
  });

  it('B16: is required for the admin area when the operator has configured it', async () => {
    const chief = await server.signedIn('chief', 'admin');
    expect(await chief.get(forAdmins.path)).toMatchObject({ status: 403, body: { code: 'second-factor-missing' } });
    expect((await chief.get(path)).body).toMatchObject({ isRequired: true });
    await switchedOn(chief);
    expect((await chief.get(forAdmins.path)).status).toBe(200);
  });
});
