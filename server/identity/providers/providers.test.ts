import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { startProvider, strangersKey, type TestProvider } from '../../testing/provider.ts';
import { password, startTestApp, type TestApp } from '../../testing/test-app.ts';

let provider: TestProvider;
let server: TestApp;
beforeAll(async () => {
  provider = await startProvider();
  const { clientId, clientSecret, issuer } = provider;
  server = await startTestApp({
    environment: {
      PUBLIC_URL: 'http://localhost:3000',
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      GOOGLE_ISSUER: issuer,
      LINKEDIN_CLIENT_ID: clientId,
      LINKEDIN_CLIENT_SECRET: clientSecret,
      LINKEDIN_ISSUER: issuer,
    },
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(() => {
  provider.tokenOverrides = {};
});

/** The provider's page approves the login and redirects the browser to this path of ours. */
const callbackPath = async (address: unknown): Promise<string> => {
  const answer = await fetch(String(address), { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.origin).toBe('http://localhost:3000');
  return `${back.pathname}${back.search}`;
};
/** The path at which the browser ends up. */
const signInThrough = async (client: Client, name = 'google', asked: object = {}): Promise<string> => {
  const { status, body } = await client.post(`/api/login/${name}/start`, asked);
  expect(status).toBe(200);
  return endOf(client, await callbackPath(body['address']));
};
const endOf = async (client: Client, path: string): Promise<string> =>
  (await client.get(path)).headers.get('location') ?? '';

const amara = { sub: 'g-1', email: 'Amara@Example.org', email_verified: true, name: 'Amara Reyes' };

describe('logging in through a provider', () => {
  it.each(['google', 'linkedin'])(
    'B17: with %s creates an account at the first login and signs in to it at the next',
    async (name) => {
      provider.person = { ...amara, sub: `${name}-1`, email: `${name}-amara@example.org` };
      const client = server.visitor();
      expect(await signInThrough(client, name, { redirect: '/templates', plan: 'premium' })).toBe(
        '/login?redirect=%2Ftemplates&plan=premium&arrived=yes',
      );
      const { body } = await client.get('/api/me');
      expect(body).toMatchObject({
        username: `${name}-amara`,
        email: `${name}-amara@example.org`,
        emailVerified: true,
      });
      expect((await client.get('/api/account/profile')).body).toMatchObject({ name: 'Amara Reyes' });

      // The email address at the provider changed; the user is the same.
      provider.person = { ...provider.person, email: 'elsewhere@example.org' };
      const again = server.visitor();
      await signInThrough(again, name);
      expect((await again.get('/api/me')).body['id']).toBe(body['id']);
    },
  );

  it('B17: sends Google an unguessable challenge, state and nonce', async () => {
    const { body } = await server.visitor().post('/api/login/google/start', {});
    const { searchParams } = new URL(String(body['address']));
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['code_challenge', 'state', 'nonce']) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    expect(searchParams.get('redirect_uri')).toBe('http://localhost:3000/api/login/google/callback');
    expect(searchParams.get('scope')?.split(' ').toSorted()).toEqual(['email', 'openid', 'profile']);
  });

  it('B17: never signs in to an existing account because of the same email address, verified or not', async () => {
    const owner = await server.signedIn('owner-of-address');
    for (const email_verified of [true, false]) {
      provider.person = { sub: `thief-${email_verified}`, email: 'owner-of-address@example.org', email_verified };
      const thief = server.visitor();
      expect(await signInThrough(thief)).toBe('/login?problem=email-taken');
      expect((await thief.get('/api/me')).status).toBe(401);
    }
    expect((await owner.get('/api/account/providers')).body['providers']).toMatchObject([
      { provider: 'google', isSetUp: true, connectedAt: null },
      { provider: 'linkedin', isSetUp: true, connectedAt: null },
      { provider: 'oidc', isSetUp: false, connectedAt: null },
    ]);
  });

  it('emails a verification link when the provider has not verified the address', async () => {
    provider.person = { sub: 'g-unsure', email: 'unsure@example.org', email_verified: false };
    const client = server.visitor();
    await signInThrough(client);
    expect((await client.get('/api/me')).body).toMatchObject({ emailVerified: false });
    await server.services.mail.work();
    expect(
      server.shown.some((mail) => mail.includes('unsure@example.org') && mail.includes('/verify-email?token=')),
    ).toBe(true);
  });

  it('chooses another username when the first one is taken', async () => {
    await server.signedIn('samename');
    provider.person = { sub: 'g-same', email: 'samename@elsewhere.example', email_verified: true };
    const client = server.visitor();
    await signInThrough(client);
    expect((await client.get('/api/me')).body['username']).toMatch(/^samename\d+$/);
  });

  it.each([
    ['denies the request', null, 'refused'],
    ['does not share their email address', { sub: 'g-mute' }, 'no-email'],
  ] as const)('tells a person who %s what to do', async (_what, person, problem) => {
    provider.person = person;
    const client = server.visitor();
    expect(await signInThrough(client, 'google', { redirect: '/pricing' })).toBe(
      `/login?redirect=%2Fpricing&problem=${problem}`,
    );
    expect((await client.get('/api/me')).status).toBe(401);
  });

  it.each([
    ['signed with another key', { key: strangersKey }],
    ['for another site', { claims: { aud: 'somebody-else' } }],
    ['from another issuer', { claims: { iss: 'https://evil.example' } }],
    ['with the nonce of another login', { claims: { nonce: 'another' } }],
    ['without the nonce', { hasNonce: false }],
    ['that has expired', { claims: { exp: 1_600_000_000 } }],
  ])('B17: rejects a token %s', async (_what, tokenOverrides) => {
    provider.person = { ...amara, sub: 'g-lies', email: 'lies@example.org' };
    provider.tokenOverrides = tokenOverrides;
    const client = server.visitor();
    expect(await signInThrough(client)).toBe('/login?problem=failed');
    expect((await client.get('/api/me')).status).toBe(401);
  });

  it('B17: accepts a LinkedIn token without nonce and token type, and rejects one with a nonce', async () => {
    provider.person = { ...amara, sub: 'l-nonce', email: 'l-nonce@example.org' };
    provider.tokenOverrides = { hasNonce: false, hasTokenType: false };
    expect(await signInThrough(server.visitor(), 'linkedin')).toBe('/login?arrived=yes');
    provider.tokenOverrides = { claims: { nonce: 'another' } };
    expect(await signInThrough(server.visitor(), 'linkedin')).toBe('/login?problem=failed');
  });

  it('rejects a discovery document of another issuer', async () => {
    provider.tokenOverrides = { discoveredIssuer: 'https://evil.example' };
    const { status, body } = await server.visitor().post('/api/login/google/start', {});
    expect({ status, code: body['code'] }).toEqual({ status: 503, code: 'provider-away' });
  });

  it('B17: accepts a callback only in the browser that started the login, with its state, once, within ten minutes', async () => {
    provider.person = { ...amara, sub: 'g-once', email: 'once@example.org' };
    const client = server.visitor();
    const start = async () => callbackPath((await client.post('/api/login/google/start', {})).body['address']);
    const over = '/login?problem=over';
    const path = await start();
    expect(await endOf(server.visitor(), path)).toBe(over);
    expect(await endOf(client, path.replace(/state=[\w-]{5}/, 'state=xxxxx'))).toBe(over);
    expect(await endOf(client, path.replace('google', 'linkedin'))).toBe(over);
    const { cookie } = client;
    expect(await endOf(client, path)).toBe('/login?arrived=yes');
    client.cookie = cookie;
    expect(await endOf(client, path)).toBe(over);
    const late = await start();
    server.pass(11 * 60);
    expect(await endOf(client, late)).toBe(over);
  });

  it('asks for the second factor if it is enabled, and refuses suspended accounts', async () => {
    provider.person = { ...amara, sub: 'g-2fa', email: 'twofactor@example.org' };
    const client = server.visitor();
    await signInThrough(client);
    const { id } = (await client.get('/api/me')).body;
    const { $client } = server.db;
    await $client.query(
      "INSERT INTO second_factors (user_id, secret, confirmed_at, created_at) VALUES ($1, '', now(), now())",
      [id],
    );
    const guarded = server.visitor();
    expect(await signInThrough(guarded, 'google', { redirect: '/pricing' })).toBe(
      '/login?redirect=%2Fpricing&step=code',
    );
    expect((await guarded.get('/api/me')).status).toBe(401);
    await $client.query('UPDATE users SET suspended_at = now() WHERE id = $1', [id]);
    expect(await signInThrough(server.visitor())).toBe('/login?problem=suspended');
  });
});

const connected = async (client: Client, secret = password): Promise<string> => {
  const { body } = await client.post('/api/account/providers/google', { password: secret });
  return endOf(client, await callbackPath(body['address']));
};
/** The client's cookie jar holds one cookie; browsers hold both. */
const withBoth = (client: Client): Client => {
  const call = client.call.bind(client);
  const session = client.cookie;
  client.call = (method, path, init = {}) =>
    call(method, path, { ...init, headers: { ...init.headers, cookie: `${session}; ${client.cookie}` } });
  return client;
};

describe('connecting a provider to an account', () => {
  it('requires the password, and then allows signing in through the provider', async () => {
    const person = withBoth(await server.signedIn('connector'));
    provider.person = { sub: 'g-connect', email: 'anything@example.org', email_verified: false };
    expect((await person.post('/api/account/providers/google', { password: 'a wrong one' })).status).toBe(403);
    expect(await connected(person)).toBe('/profile?tab=settings&provider=connected');
    const through = server.visitor();
    await signInThrough(through);
    expect((await through.get('/api/me')).body).toMatchObject({
      username: 'connector',
      email: 'connector@example.org',
    });

    const other = withBoth(await server.signedIn('second-connector'));
    expect(await connected(other)).toBe('/profile?tab=settings&provider=taken');
  });

  it('does not connect to another account that is signed in when the callback arrives', async () => {
    const victim = await server.signedIn('victim');
    provider.person = { sub: 'g-attacker', email: 'attacker@example.org' };
    const attacker = await server.signedIn('attacker');
    const { body } = await attacker.post('/api/account/providers/google', { password });
    const path = await callbackPath(body['address']);
    // The attacker plants the login step; the victim is signed in.
    const headers = { cookie: `${victim.cookie}; ${attacker.cookie}` };
    const answer = await victim.call('GET', path, { headers });
    expect(answer.headers.get('location')).toBe('/login?problem=over');
  });

  it('can be disconnected, unless it is the last login method', async () => {
    provider.person = { sub: 'g-only', email: 'only@example.org', email_verified: true };
    const client = server.visitor();
    await signInThrough(client);
    expect((await client.get('/api/account/providers')).body).toMatchObject({ hasPassword: false });
    const undo = () => client.call('DELETE', '/api/account/providers/google');
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'last-way-in' } });
    expect((await client.post('/api/account/delete', { password: 'anything' })).body['message']).toMatch(
      /no password yet/,
    );
    await server.visitor().post('/api/reset-password', { email: 'only@example.org' });
    await server.services.mail.work();
    const mail = server.shown.findLast((text) => text.includes('To: only@example.org'));
    const token = /reset-password\?token=([\w-]+)/.exec(mail ?? '')?.[1];
    await server.visitor().post('/api/reset-password/set', { token, password: 'a first password' });
    const login = await client.post('/api/login', { username: 'only', password: 'a first password' });
    expect(login.status).toBe(200);
    expect((await undo()).status).toBe(200);
    expect((await undo()).status).toBe(404);
    expect(await signInThrough(server.visitor())).toBe('/login?problem=email-taken');
  });
});
