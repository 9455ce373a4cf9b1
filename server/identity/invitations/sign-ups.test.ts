import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitations, journal } from '../../db/schema.ts';
import type { Client } from '../../testing/client.ts';
import { startProvider, type TestProvider } from '../../testing/provider.ts';
import { password, startTestApp, type TestApp } from '../../testing/test-app.ts';

const day = 24 * 60 * 60;
let provider: TestProvider;
let server: TestApp;
let admin: Client;
beforeAll(async () => {
  provider = await startProvider();
  server = await startTestApp({
    environment: {
      PUBLIC_URL: 'http://localhost:3000',
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
    },
  });
  admin = await server.signedIn('inviter', 'admin');
  server.services.configuration.SIGN_UPS = 'invited';
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const invite = async (): Promise<{ id: string; token: string }> => {
  await admin.post('/api/admin/confirm-password', { password });
  const { status, body } = await admin.post('/api/admin/invitations');
  expect(status).toBe(200);
  const { searchParams, pathname } = new URL(String(body['address']));
  expect(pathname).toBe('/register');
  return { id: String(Object(body['invitation']).id), token: searchParams.get('token') ?? '' };
};
let count = 0;
const register = (invitation?: string) => {
  const username = `guest${(count += 1)}`;
  const typed = { username, email: `${username}@example.org`, password };
  return server.visitor().post('/api/register', { ...typed, ...(invitation !== undefined && { invitation }) });
};
const signInThroughGoogle = async (sub: string, invitation?: string): Promise<string> => {
  provider.person = { sub, email: `${sub}@example.org`, email_verified: true };
  const client = server.visitor();
  const { body } = await client.post('/api/login/google/start', { ...(invitation !== undefined && { invitation }) });
  const approved = await fetch(String(body['address']), { redirect: 'manual' });
  const back = new URL(approved.headers.get('location') ?? '');
  return (await client.get(`${back.pathname}${back.search}`)).headers.get('location') ?? '';
};

describe('sign-ups by invitation', () => {
  it('B19: are refused without an invitation, with a made-up one, and with one that has expired', async () => {
    const { token } = await invite();
    for (const asked of [undefined, '', 'made-up'])
      expect(await register(asked)).toMatchObject({ status: 403, body: { code: 'invitation-needed' } });
    server.pass(8 * day);
    expect(await register(token)).toMatchObject({ status: 403, body: { code: 'invitation-needed' } });
    admin = server.visitor();
    await admin.post('/api/login', { username: 'inviter', password });
  });

  it('B19: create one account for each link, however many requests come at once', async () => {
    const { id, token } = await invite();
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(token)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(7);
    const [row] = await server.db.select().from(invitations).where(eq(invitations.id, id));
    expect(row?.tokenHash).not.toContain(token);
    const { body } = await admin.get('/api/admin/invitations');
    expect(body['invitations']).toContainEqual(
      expect.objectContaining({ id, madeBy: 'inviter', usedBy: expect.stringMatching(/^guest\d+$/) }),
    );
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it('B19: hold for logins with another site as well, also when two come at once', async () => {
    expect(await signInThroughGoogle('stranger')).toBe('/login?problem=invitation-needed');
    const { token } = await invite();
    expect(await signInThroughGoogle('invited', token)).toBe('/login?arrived=yes');
    // The account exists now, so no invitation is needed any more.
    expect(await signInThroughGoogle('invited')).toBe('/login?arrived=yes');
    expect(await signInThroughGoogle('another', token)).toBe('/login?problem=invitation-needed');
  });

  it('B19: are made and revoked by admins who have just entered their password, in the audit log', async () => {
    const { id, token } = await invite();
    server.pass(11 * 60);
    const revoke = () => admin.call('DELETE', `/api/admin/invitations/${id}`);
    expect((await admin.post('/api/admin/invitations')).body['code']).toBe('password-needed');
    expect((await revoke()).body['code']).toBe('password-needed');
    await admin.post('/api/admin/confirm-password', { password });
    expect((await revoke()).status).toBe(200);
    expect((await revoke()).status).toBe(404);
    expect((await register(token)).status).toBe(403);
    const kinds = (await server.db.select().from(journal)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['invitation-made', 'invitation-revoked']));
  });

  it('B19: can be closed altogether; people with an account sign in as before', async () => {
    const { token } = await invite();
    server.services.configuration.SIGN_UPS = 'closed';
    expect(await register(token)).toMatchObject({ status: 403, body: { code: 'sign-ups-closed' } });
    expect(await signInThroughGoogle('nobody', token)).toBe('/login?problem=sign-ups-closed');
    expect(await signInThroughGoogle('invited')).toBe('/login?arrived=yes');
    server.services.configuration.SIGN_UPS = 'invited';
  });
});
