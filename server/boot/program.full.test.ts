import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from '../testing/client.ts';
import { cleanUp, databaseRuns, key, newFolder, onSharedServer, run } from '../testing/programs.ts';

afterEach(cleanUp);

describe('the server as a program', { timeout: 90_000 }, () => {
  it('B15: creates the first admin named in its settings, and no second one', async () => {
    const shared = await onSharedServer();
    const ADMIN_PASSWORD_FILE = join(shared.DATA_DIR, 'password of the admin');
    writeFileSync(ADMIN_PASSWORD_FILE, 'very secret indeed\n');
    const settings = { ...shared, ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD_FILE };
    const server = run(settings);
    const client = createClient(await server.address);
    expect(server.said()).toContain('Created the first admin: admin (boss@example.org).');
    const { body } = await client.post('/api/login', { username: 'admin', password: 'very secret indeed' });
    expect(body['user']).toMatchObject({ username: 'admin', role: 'admin' });

    const command = run(shared, {
      script: 'commands/create-admin.ts',
      words: ['--email', 'two@example.org', '--username', 'second'],
      input: 'another secret\n',
    });
    expect(await command.ended).toBe(0);
    expect(command.said()).toBe('second (two@example.org) is now an admin.\n');
    expect((await client.post('/api/login', { username: 'second', password: 'another secret' })).status).toBe(200);

    const refused = run(shared, {
      script: 'commands/create-admin.ts',
      words: ['--email', 'two@example.org', '--username', 'third'],
      input: 'short',
    });
    expect(await refused.ended).toBe(1);
    expect(refused.said()).toBe("An admin's password must be at least 8 characters.\n");
    await server.stop();
  });

  it('serves its metrics on a separate port, labeled by route pattern and without personal data', async () => {
    const server = run({ ...(await onSharedServer()), METRICS_PORT: '0' });
    const client = createClient(await server.address);
    await client.get('/api/analysis/of-somebody-else');
    await client.get('/no-such-page?name=somebody');
    const address = /^Metrics: (\S+)$/m.exec(server.said())?.[1] ?? '';
    const answer = await fetch(address);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(text).toMatch(
      /parsewell_http_request_seconds_count\{method="GET",route="\/api\/analysis\/:id",status="401"\} 1/,
    );
    for (const name of [
      'database_connections{state="idle"}',
      'disk_free_bytes',
      'parser_jobs_open',
      'mails{figure="waiting"}',
    ])
      expect(text).toContain(`parsewell_${name} `);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).not.toMatch(/somebody/);
    expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404);
    expect((await client.get('/metrics')).body).not.toContain('parsewell_');
    expect(await server.stop()).toBe(0);
  });

  it('L9: checks its settings, without secrets, for errors and misspellings, and starts nothing', async () => {
    const DATA_DIR = newFolder();
    const settings = { DATA_DIR, DATA_KEYS: key('k1', 1), PORT: '0' };
    const fine = run(settings, { words: ['--check-config'] });
    expect(await fine.ended).toBe(0);
    expect(fine.said()).toContain('The server can start with these settings.');
    expect(fine.said()).not.toContain(key('k1', 1).slice(3));
    const wrong = run({ ...settings, PORT: 'x', SMTP_URI: 'smtp://x' }, { words: ['--check-config'] });
    expect(await wrong.ended).toBe(1);
    expect(wrong.said()).toContain('Warning: SMTP_URI is not a setting. Did you mean SMTP_URL?');
    expect(wrong.said()).toContain('  - PORT must be a whole number.');
    expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(false);
  });

  it('reports that its port is taken, and leaves no database running', async () => {
    const DATA_DIR = newFolder();
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, '127.0.0.1', () => {
        const address = taken.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    const server = run({ DATA_DIR, PORT: String(port), HOST: '127.0.0.1' });
    expect(await server.ended).toBe(1);
    expect(server.said()).toBe(
      `Parsewell did not start. Port ${port} is in use by another program. Set PORT to a free port.\n`,
    );
    expect(databaseRuns(DATA_DIR)).toBe(false);
    taken.close();
  });

  it('reports that its data folder cannot be used', async () => {
    const DATA_DIR = join(newFolder(), 'a file');
    writeFileSync(DATA_DIR, 'not a folder');
    const server = run({ DATA_DIR });
    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(
      /^Parsewell did not start\. The data folder .*a file cannot be used \(E[A-Z]+\)\. Start the server as /,
    );
    expect(server.said()).toMatch(/the folder's owner, or set DATA_DIR to another folder\.\n$/);
  });

  it('reports that a configured database cannot be reached', async () => {
    const server = run({ DATA_DIR: newFolder(), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(
      /^Parsewell did not start\. The database at DATABASE_URL cannot be used: .*ECONNREFUSED/,
    );
  });

  it('L6 L8: logs security events, and no personal data', async () => {
    const DATA_DIR = newFolder();
    // Without SMTP, a development server would print its mails on purpose.
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'post@example.org' };
    const server = run({ DATA_DIR, LOG_LEVEL: 'debug', ...smtp });
    const client = createClient(await server.address);
    const account = { username: 'canary-user', email: 'canary@example.org', password: 'canary password' };
    await client.post('/api/register', account);
    await client.post('/api/register', account);
    await client.post('/api/login', { ...account, password: 'canary wrong' });
    await client.post('/api/login', account);
    await client.upload({ name: 'canary.pdf', bytes: Buffer.from('%PDF canary') }, { jobDescription: 'canary job' });
    await client.get('/api/analysis/canary?token=canary');
    await client.get('/canary?email=canary@example.org');
    await server.stop();
    expect(server.said()).toContain('"endpoint":"POST /api/login","status":401');
    for (const event of ['registered', 'login-failed', 'logged-in'])
      expect(server.said()).toContain(`"security":"${event}"`);
    expect(server.said()).not.toMatch(/canary/i);
    expect(readFileSync(join(DATA_DIR, 'postgres', 'server.log'), 'utf8')).not.toMatch(/canary/i);
  });
});
