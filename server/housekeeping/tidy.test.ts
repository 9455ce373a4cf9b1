import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { absoluteSeconds, idleSeconds } from '../identity/login/session-times.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { tidy } from './tidy.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const count = async (table: 'sessions' | 'mail_links' | 'login_steps' | 'invitations'): Promise<number> =>
  (await server.db.$client.query(`SELECT FROM ${table}`)).rowCount ?? 0;
const tidyAfter = (seconds: number): Promise<void> => tidy(server.db, new Date(Date.now() + seconds * 1000));

describe('expired data', () => {
  it('is kept while it can be used: sessions for seven idle days, links for the time stated in their email', async () => {
    await server.signedIn('tidy-one');
    await tidyAfter(idleSeconds.user - 60);
    expect(await count('sessions')).toBe(1);
    expect(await count('mail_links')).toBe(1);
    await tidyAfter(idleSeconds.user + 60);
    expect(await count('sessions')).toBe(0);
    expect(await count('mail_links')).toBe(0);
  });

  it('is deleted thirty days after the login, even if the session was used', async () => {
    await server.signedIn('tidy-two');
    const lastUse = new Date(Date.now() + (absoluteSeconds.user - 60) * 1000);
    await server.db.$client.query('UPDATE sessions SET last_seen_at = $1', [lastUse]);
    await tidyAfter(absoluteSeconds.user - 60);
    expect(await count('sessions')).toBe(1);
    await tidyAfter(absoluteSeconds.user + 60);
    expect(await count('sessions')).toBe(0);
  });

  it('is deleted ninety days after the link of an invitation has expired', async () => {
    await server.db.$client.query(
      `INSERT INTO invitations (id, token_hash, made_at, expires_at)
       VALUES (gen_random_uuid(), 'x', now(), now() + interval '7 days')`,
    );
    await tidyAfter(96 * 24 * 60 * 60);
    expect(await count('invitations')).toBe(1);
    await tidyAfter(98 * 24 * 60 * 60);
    expect(await count('invitations')).toBe(0);
  });

  it('is deleted after ten minutes when a login was not finished', async () => {
    await server.db.$client.query(
      `INSERT INTO login_steps (token_hash, state, expires_at) VALUES ('x', '{}', now() + interval '10 minutes')`,
    );
    await tidyAfter(0);
    expect(await count('login_steps')).toBe(1);
    await tidyAfter(11 * 60);
    expect(await count('login_steps')).toBe(0);
  });
});
