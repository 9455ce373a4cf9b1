import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { createClient } from '../testing/client.ts';
import { cleanUp, databaseRuns, key, newFolder, onSharedServer, run } from '../testing/programs.ts';

afterEach(cleanUp);

// Several programs that share one database: they start and stop up to nine processes a test, so `npm test` leaves them out.
describe('servers and commands side by side', { timeout: 90_000 }, () => {
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
    expect(rotation.said()).toBe(
      'Data keys now encrypted with the key k2: 1. Once every server has stopped using older keys and a new backup is made, no other key is needed.\n',
    );
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
      const elsewhere = {
        DATABASE_URL: url,
        DATA_KEYS_FILE: join(DATA_DIR, 'keys', 'data-keys'),
        ERASURE_LOG_DIR: join(DATA_DIR, 'erasures'),
      };
      const without = { ...elsewhere, ERASURE_LOG_DIR: join(DATA_DIR, 'nowhere') };
      const lacking = run(without, { script: 'commands/restore.ts', words: ['--from', there, '--keys', keys] });
      expect(await lacking.ended).toBe(1);
      expect(lacking.said()).toMatch(
        /^There is no erasure log in .*nowhere: without it, people who deleted their account/,
      );
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
});
