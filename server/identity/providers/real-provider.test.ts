import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journal, users } from '../../db/schema.ts';
import type { Client } from '../../testing/client.ts';
import { type RealProvider, startRealProvider } from '../../testing/real-provider.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const site = 'http://localhost:3000';
let provider: RealProvider;
let server: TestApp;
beforeAll(async () => {
  provider = await startRealProvider(`${site}/api/login/oidc/callback`);
  server = await startTestApp({
    environment: {
      PUBLIC_URL: site,
      SIGN_UPS: 'closed',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_NAME: 'City of Lagos',
      OIDC_SCOPES: 'openid profile email groups',
      OIDC_GROUPS_CLAIM: 'realm_access.roles',
      OIDC_ADMIN_GROUP: 'resume-admins',
      OIDC_CREATES_ACCOUNTS: '1',
    },
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const signInAs = async (login: string, client: Client = server.visitor()): Promise<{ client: Client; end: string }> => {
  const { status, body } = await client.post('/api/login/oidc/start', {});
  expect(status).toBe(200);
  const back = await provider.enter(String(body['address']), login);
  expect(back.origin).toBe(site);
  const { headers } = await client.get(`${back.pathname}${back.search}`);
  return { client, end: headers.get('location') ?? '' };
};
const roleOf = async (client: Client): Promise<unknown> => (await client.get('/api/me')).body['role'];
const member = (roles: readonly string[]): object => ({ realm_access: { roles } });
const ada = { email: 'Ada@lagos.example', email_verified: true, name: 'Ada Obi', preferred_username: 'ada.obi' };

describe("a sign-in through the operator's own OpenID provider", () => {
  it('B18: creates an account from the mapped claims, and finds it again by its subject', async () => {
    provider.people.set('ada', { ...ada, ...member([]) });
    const { client, end } = await signInAs('ada');
    expect(end).toBe('/login?arrived=yes');
    const { body } = await client.get('/api/me');
    expect(body).toMatchObject({ username: 'ada.obi', email: 'ada@lagos.example', emailVerified: true, role: 'user' });
    expect((await client.get('/api/account/profile')).body).toMatchObject({ name: 'Ada Obi' });

    provider.people.set('ada', { ...ada, email: 'married@lagos.example', ...member([]) });
    const again = await signInAs('ada');
    expect((await again.client.get('/api/me')).body['id']).toBe(body['id']);
  });

  it('B18: gives and takes the role of an admin by the group, in the audit log, and leaves the last admin', async () => {
    provider.people.set('chief', { ...ada, email: 'chief@lagos.example', ...member(['resume-admins']) });
    provider.people.set('deputy', { ...ada, email: 'deputy@lagos.example', ...member(['resume-admins', 'staff']) });
    const [chief, deputy] = [await signInAs('chief'), await signInAs('deputy')];
    expect([await roleOf(chief.client), await roleOf(deputy.client)]).toEqual(['admin', 'admin']);

    // A provider that says nothing about groups any more takes the role as well, at once in open sessions too.
    provider.people.set('deputy', { ...ada, email: 'deputy@lagos.example' });
    await signInAs('deputy');
    expect(await roleOf(deputy.client)).toBe('user');

    provider.people.set('chief', { ...ada, email: 'chief@lagos.example', ...member(['staff']) });
    await signInAs('chief');
    expect(await roleOf(chief.client)).toBe('admin');
    const lines = await server.db.select().from(journal).where(eq(journal.kind, 'role-changed-by-group'));
    expect(lines.map(({ level, message }) => [level, message.split(' ', 3).join(' ')])).toEqual([
      ['security', 'made an admin'],
      ['security', 'made an admin'],
      ['security', 'no longer an'],
      ['security', 'no longer in'],
    ]);
  });

  it('B18: never takes over an account with the same email address', async () => {
    const [owner] = await server.db.select().from(users).where(eq(users.username, 'ada.obi'));
    provider.people.set('thief', { ...ada, email: owner?.email, ...member(['resume-admins']) });
    const { client, end } = await signInAs('thief');
    expect(end).toBe('/login?problem=email-taken');
    expect((await client.get('/api/me')).status).toBe(401);
  });

  it('is named on the pages as the operator calls it, while nobody else can create an account', async () => {
    const { body } = await server.visitor().get('/api/public/facts');
    expect(body).toMatchObject({
      providers: ['oidc'],
      createsAccounts: ['oidc'],
      openIdName: 'City of Lagos',
      signUps: 'closed',
    });
    const { client } = await signInAs('ada');
    expect((await client.get('/api/account/providers')).body['providers']).toMatchObject([
      { provider: 'google', isSetUp: false },
      { provider: 'linkedin', isSetUp: false },
      { provider: 'oidc', name: 'City of Lagos', isSetUp: true },
    ]);
  });
});
