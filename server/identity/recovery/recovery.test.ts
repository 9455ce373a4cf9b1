import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mailbox, startMailbox, tokenIn } from '../../testing/mailbox.ts';
import { password, startTestApp, type TestApp } from '../../testing/test-app.ts';

let mailbox: Mailbox;
let server: TestApp;
const site = 'https://resume.example.org';
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestApp({
    environment: { SMTP_URL: mailbox.url, MAIL_FROM: 'Parsewell <post@example.org>', PUBLIC_URL: site },
  });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const newPassword = 'another horse 8';
const addressOf = (name: string): string => `${name}@example.org`;
const isReset = (mail: { subject: string }): boolean => mail.subject === 'Set a new password';

/** Requests a link from a network of its own, and returns the tokens emailed so far. */
const ask = async (name: string, count = 1): Promise<string[]> => {
  expect((await server.visitor().post('/api/reset-password', { email: addressOf(name) })).status).toBe(200);
  const mails = await mailbox.mailsTo(addressOf(name), count + 1);
  return mails.filter(isReset).map(tokenIn);
};
const set = (token = '', chosen = newPassword) =>
  server.visitor().post('/api/reset-password/set', { token, password: chosen });
const logIn = (username: string, chosen: string) => server.visitor().post('/api/login', { username, password: chosen });
/** The response to a request for a link, and its duration. */
const timed = async (email: string) => {
  const startedAt = performance.now();
  const { status, body } = await server.visitor().post('/api/reset-password', { email });
  return { said: { status, body }, ms: performance.now() - startedAt };
};
type Timed = Awaited<ReturnType<typeof timed>>;
const newest = (tokens: readonly string[]): string => tokens.at(-1) ?? '';

describe('B13 resetting a password', () => {
  it('B13 B5: an emailed link sets a new password, ends every session and opens none', async () => {
    const person = await server.signedIn('forgetful');
    const token = newest(await ask('forgetful'));
    expect(token).toMatch(/^[\w-]{43}$/);
    const answer = await set(token);
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await person.get('/api/me')).status).toBe(401);
    expect((await logIn('forgetful', password)).status).toBe(401);
    expect((await logIn('forgetful', newPassword)).status).toBe(200);
    const subjects = (await mailbox.mailsTo(addressOf('forgetful'), 3)).map((mail) => mail.subject);
    expect(subjects).toContain('Your password was changed');
  });

  it('B13: a link points to the configured address of the site, in text and HTML, for any Host header', async () => {
    await server.signedIn('hosted');
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/reset-password',
      headers: { host: 'evil.example', 'content-type': 'application/json' },
      payload: JSON.stringify({ email: addressOf('hosted') }),
    });
    expect(statusCode).toBe(200);
    const mail = (await mailbox.mailsTo(addressOf('hosted'), 2)).find(isReset);
    const link = `${site}/reset-password?token=${tokenIn(mail)}`;
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.raw).not.toContain('evil.example');
    expect(mail?.from).toBe('Parsewell <post@example.org>');
  });

  it('B13: a link works once, also for concurrent requests', async () => {
    await server.signedIn('twice');
    const token = newest(await ask('twice'));
    const answers = await Promise.all([set(token), set(token)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410']);
    expect(await set(token)).toMatchObject({
      status: 410,
      body: { code: 'link-expired', message: 'This link has expired or has already been used.' },
    });
  });

  it('B13: a new link invalidates the old one, and every link expires after thirty minutes', async () => {
    await server.signedIn('patient');
    await ask('patient');
    const [old = '', fresh = ''] = await ask('patient', 2);
    expect((await set(old)).status).toBe(410);
    server.pass(29 * 60);
    expect((await set(fresh, 'short')).status).toBe(400);
    server.pass(2 * 60);
    expect((await set(fresh)).status).toBe(410);
  });

  it('B13: the database holds only the hash of a token, and deletes the email once it was sent', async () => {
    await server.signedIn('hashed');
    const token = newest(await ask('hashed'));
    await server.services.mail.work();
    const tables = ['mail_links', 'outbox'];
    const rows = await Promise.all(tables.map((table) => server.db.$client.query(`SELECT * FROM ${table}`)));
    expect(JSON.stringify(rows.map((result) => result.rows))).not.toContain(token);
    const { rows: kept } = await server.db.$client.query('SELECT id FROM outbox WHERE body IS NOT NULL');
    expect(kept).toEqual([]);
  });

  it('B13: returns the same response, about as fast, for an unknown address', async () => {
    const pairs: { known: Timed; unknown: Timed }[] = [];
    // The fastest of each: a busy machine makes single responses slow. A real timing leak makes all of them slow.
    const fastest = (side: 'known' | 'unknown'): number => Math.min(...pairs.map((pair) => pair[side].ms));
    const apartMs = (): number => Math.abs(fastest('known') - fastest('unknown'));
    while (pairs.length < 3 || (apartMs() >= 100 && pairs.length < 9)) {
      const name = `timed${pairs.length}`;
      await server.signedIn(name);
      await server.db.$client.query(`DELETE FROM rate_limits WHERE key LIKE 'reset-network%'`);
      pairs.push({ known: await timed(addressOf(name)), unknown: await timed(addressOf(`no-${name}`)) });
    }
    for (const { known, unknown } of pairs) expect(known.said).toEqual(unknown.said);
    expect(apartMs()).toBeLessThan(100);
    // Both wait longer than the work takes.
    expect(fastest('unknown')).toBeGreaterThan(190);
    for (const index of pairs.keys()) await mailbox.mailsTo(addressOf(`timed${index}`), 2);
    expect(await mailbox.mailsTo(addressOf('no-timed0'), 0)).toEqual([]);
  });

  it('L3: sends at most three links an hour to one address', async () => {
    await server.signedIn('bombed');
    const answers = [];
    for (let count = 0; count < 4; count += 1)
      answers.push(await server.visitor().post('/api/reset-password', { email: 'BOMBED@example.org' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3000);
  });

  it('L3: accepts at most twenty requests an hour from one network', async () => {
    const small = await startTestApp();
    try {
      const statuses = await Promise.all(
        Array.from({ length: 21 }, (_, index) =>
          small.visitor().post('/api/reset-password', { email: `n${index}@example.org` }),
        ),
      );
      expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1);
    } finally {
      await small.close();
    }
  });
});

describe('confirming an address', () => {
  it('is requested by email at registration, and blocks nothing', async () => {
    const person = await server.signedIn('newcomer');
    expect((await person.get('/api/me')).body).toMatchObject({ emailVerified: false });
    const [mail] = await mailbox.mailsTo(addressOf('newcomer'));
    expect(mail).toMatchObject({ subject: 'Please confirm your email address' });
    expect(mail?.text).toContain(`${site}/verify-email?token=`);
    const verify = () => server.visitor().post('/api/verify-email', { token: tokenIn(mail) });
    expect(await verify()).toMatchObject({ status: 200, body: { email: addressOf('newcomer') } });
    expect((await person.get('/api/me')).body).toMatchObject({ emailVerified: true });
    expect((await verify()).status).toBe(410);
    expect((await person.post('/api/verify-email/resend')).body).toEqual({ alreadyVerified: true });
  });

  it('can be requested again, which invalidates the first link', async () => {
    const person = await server.signedIn('again');
    expect((await person.post('/api/verify-email/resend')).body).toEqual({ alreadyVerified: false });
    const [first, second] = await mailbox.mailsTo(addressOf('again'), 2);
    const verify = (token: string) => server.visitor().post('/api/verify-email', { token });
    expect((await verify(tokenIn(first))).status).toBe(410);
    expect((await verify(tokenIn(second))).status).toBe(200);
  });

  it('also happens through a password reset, because the email was read', async () => {
    await server.signedIn('reader');
    await set(newest(await ask('reader')));
    const { body } = await logIn('reader', newPassword);
    expect(body['user']).toMatchObject({ emailVerified: true });
  });

  it('does not accept the link of a password reset, and vice versa', async () => {
    const tokens = await server.signedIn('mixed').then(() => ask('mixed'));
    const verification = (await mailbox.mailsTo(addressOf('mixed'))).find((mail) => !isReset(mail));
    expect((await server.visitor().post('/api/verify-email', { token: newest(tokens) })).status).toBe(410);
    expect((await set(tokenIn(verification))).status).toBe(410);
  });
});

describe('a server without SMTP', () => {
  it('prints emails for the developer, and says so', async () => {
    const developer = await startTestApp();
    try {
      await developer.signedIn('local');
      await developer.services.mail.work();
      expect(developer.shown.join()).toMatch(/To: local@example\.org\nSubject: Please confirm/);
      expect((await developer.visitor().get('/api/public/facts')).body).toMatchObject({
        mailIsSetUp: false,
        mailGoesTo: 'log',
        isHttps: false,
        tlsBy: null,
        keysAreApart: false,
        keptForDays: 30,
        stripePublishableKey: null,
      });
    } finally {
      await developer.close();
    }
  });

  it('reports in production that it cannot send email, and still accepts registrations', async () => {
    const keys = `k1:${Buffer.alloc(32, 7).toString('base64')}`;
    const bare = await startTestApp({
      environment: { NODE_ENV: 'production', DATA_KEYS: keys, PUBLIC_URL: site },
    });
    try {
      const person = await bare.signedIn('bare');
      expect((await person.get('/api/me')).status).toBe(200);
      expect((await person.get('/api/public/facts')).body).toMatchObject({
        mailIsSetUp: false,
        mailGoesTo: 'nowhere',
        isHttps: true,
        tlsBy: 'proxy',
        keysAreApart: true,
        minimumTlsVersion: null,
      });
      expect(await person.post('/api/reset-password', { email: addressOf('bare') })).toMatchObject({
        status: 503,
        body: { code: 'no-mail', message: expect.stringContaining('SMTP_URL') },
      });
    } finally {
      await bare.close();
    }
  });
});
