import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from '../testing/client.ts';
import { type Program, startProgram } from '../testing/program.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const folders: string[] = [];
const running: Program[] = [];
const databases: TestDatabase[] = [];
afterEach(async () => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL');
  for (const { drop } of databases.splice(0)) await drop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'parsewell main '));
  folders.push(folder);
  return folder;
};

/** A program that is stopped with its test. */
const run: typeof startProgram = (...how) => {
  const program = startProgram(...how);
  running.push(program);
  return program;
};

/** Settings with a database of the test run, for what is not about our own: ready ten times as fast. */
const onSharedServer = async (): Promise<{ DATA_DIR: string; DATABASE_URL: string }> => {
  const database = await createTestDatabase();
  databases.push(database);
  return { DATA_DIR: newFolder(), DATABASE_URL: database.url };
};

const databaseRuns = (folder: string): boolean => existsSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'));

const key = (name: string, fill: number): string => `${name}:${Buffer.alloc(32, fill).toString('base64')}`;

describe('the server as a program', { timeout: 90_000 }, () => {
  it('starts with only a folder, prints its address and how to create an admin, and stops everything on a signal', async () => {
    const DATA_DIR = newFolder();
    const server = run({ DATA_DIR });
    const address = await server.address;
    expect(server.said()).toContain(
      'There is no admin yet. Create one with: npm run create-admin -- --email you@example.org',
    );
    expect((await createClient(address).get('/readyz')).status).toBe(200);
    expect(databaseRuns(DATA_DIR)).toBe(true);
    // Twice, as Ctrl-C arrives when the parent process forwards it.
    server.child.kill('SIGINT');
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
    expect(databaseRuns(DATA_DIR)).toBe(false);
  });

  it('R13: shares its database with a second one, which continues when the first is stopped or killed', async () => {
    const DATA_DIR = newFolder();
    const first = run({ DATA_DIR });
    const client = createClient(await first.address);
    const account = { username: 'shared', email: 'shared@example.org', password: 'secret 1' };
    expect((await client.post('/api/register', account)).status).toBe(201);
    await client.post('/api/login', account);

    const second = run({ DATA_DIR });
    const other = createClient(await second.address);
    expect(second.said()).toContain(`It uses the database that is already running in ${DATA_DIR}.`);
    expect(await first.stop()).toBe(0);
    other.cookie = client.cookie;
    expect((await other.get('/api/me')).body).toMatchObject({ username: 'shared' });

    second.child.kill('SIGKILL');
    await second.ended;
    const third = run({ DATA_DIR });
    const last = createClient(await third.address);
    last.cookie = client.cookie;
    expect((await last.get('/api/me')).body).toMatchObject({ username: 'shared' });
    await third.stop();
    expect(databaseRuns(DATA_DIR)).toBe(false);
  });

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

  it('reports every invalid setting in a sentence and does not start', async () => {
    const server = run({ DATA_DIR: newFolder(), PORT: 'x', LOG_LEVEL: 'loud' });
    expect(await server.ended).toBe(1);
    expect(server.said()).toBe(
      'Parsewell did not start. Please correct these settings:\n  - PORT must be a whole number.\n  - LOG_LEVEL must be fatal, error, warn, info, debug or silent.\n',
    );
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

  it('rewraps all data keys with one command, while it runs, and prints what is left to do', async () => {
    const shared = await onSharedServer();
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'post@example.org' };
    const first = run({ ...shared, DATA_KEYS: key('k1', 1), ...smtp });
    // The queued mail is encrypted with the person's data key.
    const account = { username: 'sealed', email: 'sealed@example.org', password: 'secret 1' };
    expect((await createClient(await first.address).post('/api/register', account)).status).toBe(201);
    const DATA_KEYS = `${key('k2', 2)},${key('k1', 1)}`;
    const rotation = run({ ...shared, DATA_KEYS }, { script: 'commands/rotate-keys.ts' });
    expect(await rotation.ended).toBe(0);
    expect(rotation.said()).toBe('Data keys now encrypted with the key k2: 1. No other key is needed anymore.\n');
    const again = run({ ...shared, DATA_KEYS }, { script: 'commands/rotate-keys.ts' });
    expect(await again.ended).toBe(0);
    expect(again.said()).toMatch(/^Nothing to do: everything is encrypted with the key k2\. To add a new key/);
    const forgotten = run({ ...shared, DATA_KEYS: key('k1', 1) }, { script: 'commands/rotate-keys.ts' });
    expect(await forgotten.ended).toBe(1);
    expect(forgotten.said()).toMatch(/encrypted with the key k2, which is not one of the keys of this server/);
    await first.stop();
  });

  it(
    'R19: is backed up while it runs, and moves from the embedded database to a configured one and back',
    { timeout: 240_000 },
    async () => {
      const DATA_DIR = newFolder();
      const server = run({ DATA_DIR });
      const account = { username: 'mover', email: 'mover@example.org', password: 'secret 1' };
      expect((await createClient(await server.address).post('/api/register', account)).status).toBe(201);
      const [there, back, keys] = ['there.gz', 'back.gz', 'keys.gz'].map((name) => join(DATA_DIR, name)) as [
        string,
        string,
        string,
      ];
      const copy = run({ DATA_DIR }, { script: 'commands/backup.ts', words: ['--to', there, '--keys', keys] });
      expect(await copy.ended).toBe(0);
      expect(copy.said()).toMatch(/^Backed up \d+ rows of \d+ tables to .*there\.gz in .* s, as of 20/);
      await server.stop();

      const { url, drop } = await createTestDatabase('empty');
      const elsewhere = { DATABASE_URL: url, DATA_KEYS_FILE: join(DATA_DIR, 'keys', 'data-keys') };
      const moved = run(elsewhere, { script: 'commands/restore.ts', words: ['--from', there, '--keys', keys] });
      expect(await moved.ended).toBe(0);
      expect(moved.said()).toMatch(/^Restored \d+ rows with 1 accounts in .* s, as of 20/);
      expect(await run(elsewhere, { script: 'commands/backup.ts', words: ['--to', back, '--keys', keys] }).ended).toBe(
        0,
      );
      await drop();

      const words = ['--from', back, '--keys', keys];
      const refused = run({ DATA_DIR }, { script: 'commands/restore.ts', words });
      expect(await refused.ended).toBe(1);
      expect(refused.said()).toMatch(/^Nothing was restored\. The database is not empty/);
      expect(await run({ DATA_DIR }, { script: 'commands/restore.ts', words: [...words, '--replace'] }).ended).toBe(0);
      const again = run({ DATA_DIR });
      expect((await createClient(await again.address).post('/api/login', account)).status).toBe(200);
      await again.stop();
    },
  );

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
