import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type Client as Browser, createClient } from '../testing/client.ts';
import type { Program } from '../testing/program.ts';
import { cleanUp, key, newFolder, onSharedServer, run } from '../testing/programs.ts';
import { password } from '../testing/test-app.ts';

// Going back to a backup on a site that still has its database, with the commands of the product: what is refused
// changes nothing, and what is not refused leaves nothing of the time after the backup.

const resume = readFileSync(join(import.meta.dirname, '..', '..', 'corpus', 'clean-pdf', 'resume.pdf'));
afterEach(cleanUp);

type Settings = Record<string, string>;

const start = async (settings: Settings): Promise<{ program: Program; address: string }> => {
  const program = run(settings);
  return { program, address: await program.address };
};

const command = async (name: string, settings: Settings, words: readonly string[]) => {
  const program = run(settings, { script: `commands/${name}.ts`, words });
  return { code: await program.ended, said: program.said() };
};

const signIn = async (address: string, username: string): Promise<{ browser: Browser; status: number }> => {
  const browser = createClient(address);
  const { status } = await browser.post('/api/login', { username, password });
  return { browser, status };
};

const register = async (address: string, username: string): Promise<Browser> => {
  const account = { username, email: `${username}@example.org`, password };
  expect((await createClient(address).post('/api/register', account)).status).toBe(201);
  return (await signIn(address, username)).browser;
};

const upload = async (person: Browser, name: string): Promise<string> => {
  const { status, body } = await person.upload({ name, bytes: resume });
  expect(status).toBe(200);
  return String(body['id']);
};

it.each<[string, () => Promise<Settings>]>([
  ['in the data folder', async () => ({ DATA_DIR: newFolder() })],
  ['at a DATABASE_URL', onSharedServer],
])(
  'R19: restore --replace goes back to the backup, with the database %s',
  async (_where, placeOf) => {
    const settings = {
      ...(await placeOf()),
      NODE_ENV: 'test',
      DATA_KEYS: key('k1', 7),
      REGISTRATIONS_PER_HOUR: '1000',
    };
    const backup = newFolder();
    const [copy, keys, cut] = [join(backup, 'copy.gz'), join(backup, 'KEYS.gz'), join(backup, 'cut.gz')];
    const from = (file: string): string[] => ['--from', file, '--keys', keys];
    const first = await start(settings);
    const [ann, ben, dora] = [
      await register(first.address, 'ann'),
      await register(first.address, 'ben'),
      await register(first.address, 'dora'),
    ];
    const kept = await upload(ann, 'kept.pdf');
    expect(await command('backup', settings, ['--to', copy, '--keys', keys])).toMatchObject({ code: 0 });

    // After the backup.
    const late = await upload(ben, 'late.pdf');
    await register(first.address, 'cleo');
    expect((await dora.post('/api/account/delete', { password })).status).toBe(200);

    expect(await command('restore', settings, [...from(copy), '--replace'])).toMatchObject({
      code: 1,
      said: expect.stringContaining('A server is using this database. Stop every server first.'),
    });
    expect((await ben.get(`/api/analysis/${late}`)).status).toBe(200);
    await first.program.stop();
    expect(await command('restore', settings, from(copy))).toMatchObject({
      code: 1,
      said: expect.stringMatching(/The database is not empty: it has \d+ tables\. With --replace, all of them are/),
    });
    const bytes = readFileSync(copy);
    writeFileSync(cut, bytes.subarray(0, bytes.length / 2));
    expect(await command('restore', settings, [...from(cut), '--replace'])).toMatchObject({
      code: 1,
      said: expect.stringContaining('Nothing was restored.'),
    });
    const second = await start(settings);
    const still = await signIn(second.address, 'ben');
    expect((await still.browser.get(`/api/analysis/${late}`)).status).toBe(200);
    expect((await signIn(second.address, 'cleo')).status).toBe(200);
    await second.program.stop();

    const { code, said } = await command('restore', settings, [...from(copy), '--replace']);
    expect({ code, said }).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Restored \d+ rows with 2 accounts in [\d.]+ s, as of /m),
    });
    expect(said).toContain('Accounts erased again because the erasure log names them: 1.');
    const third = await start(settings);
    const before = createClient(third.address);
    before.cookie = still.browser.cookie;
    expect((await before.get('/api/me')).status).toBe(401);
    const [owner, other] = [await signIn(third.address, 'ann'), await signIn(third.address, 'ben')];
    expect([owner.status, other.status]).toEqual([200, 200]);
    for (const gone of ['cleo', 'dora']) expect((await signIn(third.address, gone)).status).toBe(401);
    const file = await owner.browser.get(`/api/analysis/${kept}/file`);
    expect({ status: file.status, bytes: Number(file.headers.get('content-length')) }).toEqual({
      status: 200,
      bytes: resume.length,
    });
    expect((await other.browser.get(`/api/analysis/${late}`)).status).toBe(404);
    // It goes on from there.
    await register(third.address, 'cleo');
    await upload(other.browser, 'new.pdf');
    expect(await third.program.stop()).toBe(0);
  },
  300_000,
);
