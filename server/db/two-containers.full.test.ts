import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { nodeFlags } from '../boot/node-flags.ts';
import { createClient } from '../testing/client.ts';
import { type Program, programOf } from '../testing/program.ts';
import { cleanUp, key, newFolder, run } from '../testing/programs.ts';

// Two containers on one volume: each program sees a folder of both, and neither the processes nor the network of the
// other. Only root may do that; elsewhere this is skipped aloud.

const apart = ['--mount', '--pid', '--fork', '--mount-proc', '--kill-child'];
const canUnshare =
  process.platform === 'linux' && spawnSync('unshare', [...apart, '--net', 'true'], { stdio: 'ignore' }).status === 0;

const containers: Program[] = [];
afterEach(async () => {
  for (const { child } of containers.splice(0)) child.kill('SIGKILL');
  await cleanUp();
});

const inContainer = (DATA_DIR: string, network: 'own' | 'shared', script = 'boot/main.ts', words: string[] = []) => {
  const program = programOf(
    spawn(
      'unshare',
      [
        ...apart,
        ...(network === 'own' ? ['--net'] : []),
        process.execPath,
        ...nodeFlags,
        join(import.meta.dirname, '..', script),
        ...words,
      ],
      {
        env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR, DATA_KEYS: key('k1', 7) },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    ),
  );
  containers.push(program);
  return program;
};

describe.skipIf(!canUnshare)('two containers on one volume', { timeout: 240_000 }, () => {
  it('R13: never both run the database, and the second takes over when the first is killed', async () => {
    const DATA_DIR = newFolder();
    const lockFile = join(DATA_DIR, 'postgres', 'cluster', 'postmaster.pid');
    const first = inContainer(DATA_DIR, 'shared');
    const person = createClient(await first.address);
    const account = { username: 'shared', email: 'shared@example.org', password: 'secret 1' };
    expect((await person.post('/api/register', account)).status).toBe(201);

    for (const [script, words] of [
      ['boot/main.ts', []],
      ['commands/backup.ts', ['--to', join(DATA_DIR, 'copy.gz'), '--keys', join(DATA_DIR, 'keys.gz')]],
    ] as const) {
      const second = inContainer(DATA_DIR, 'own', script, [...words]);
      expect(await second.ended).toBe(1);
      expect(second.said()).toMatch(/is in use by a server that cannot be reached from here, for example in another/);
      // PostgreSQL's own lock names a process that the second container does not have: it must not take it for stale.
      expect(existsSync(lockFile)).toBe(true);
    }
    expect((await person.post('/api/login', account)).status).toBe(200);
    expect((await person.get('/api/me')).body).toMatchObject({ username: 'shared' });

    first.child.kill('SIGKILL');
    await first.ended;
    const third = inContainer(DATA_DIR, 'shared');
    const again = createClient(await third.address);
    expect((await again.post('/api/login', account)).status).toBe(200);
    third.child.kill('SIGKILL');
    await third.ended;
    // And one outside of containers, where the process ids of the others mean nothing either.
    const last = run({ DATA_DIR, DATA_KEYS: key('k1', 7) });
    expect((await createClient(await last.address).post('/api/login', account)).status).toBe(200);
    await last.stop();
  });
});
