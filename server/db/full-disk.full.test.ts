import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp, key, run } from '../testing/programs.ts';
import { openEmbeddedDatabase } from './embedded.ts';
import { migrate, migrations } from './migrate.ts';

// A real small disk, which only root may mount. Elsewhere this is skipped aloud.

const disk = mkdtempSync(join(tmpdir(), 'parsewell-disk-'));
const isMounted =
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=192m,mode=755', 'tmpfs', disk]).status === 0;
const ballast = join(disk, 'ballast');
const oldNumber = 17;
const people = 20_000;
const kb = 1024;

/** Fills the disk up, but for so many bytes. */
const leave = (bytes: number): void => {
  rmSync(ballast, { force: true });
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
};

const look = async <T>(ask: (client: Client) => Promise<T>): Promise<T> => {
  const database = await openEmbeddedDatabase(join(disk, 'postgres'));
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
    await database.stop();
  }
};

beforeAll(async () => {
  if (!isMounted) return;
  chmodSync(disk, 0o755);
  const database = await openEmbeddedDatabase(join(disk, 'postgres'));
  await migrate(database.url, migrations().slice(0, oldNumber));
  await database.stop();
  await look((client) =>
    client.query(
      `INSERT INTO users (id, username, display_username, name, email, created_at, updated_at)
       SELECT gen_random_uuid(), 'person' || nr, 'Person' || nr, 'Person', 'person' || nr || '@example.org', now(), now()
       FROM generate_series(1, ${people}) AS nr`,
    ),
  );
}, 120_000);
afterEach(cleanUp);
afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

describe.skipIf(!isMounted)('a disk that is full during a migration', () => {
  it.each([0, 64 * kb, 512 * kb, 2048 * kb, 6144 * kb])(
    'with %i bytes left: a sentence, and nothing half done',
    async (bytes) => {
      leave(bytes);
      const server = run({ DATA_DIR: disk, DATA_KEYS: key('k1', 7) });
      const outcome = await Promise.race([server.address.catch(() => 'ended'), server.ended]);
      if (typeof outcome === 'string' && outcome.startsWith('http')) throw new Error(`it started: ${server.said()}`);
      await server.ended;
      expect(server.said()).toMatch(/^Parsewell did not start\. The disk of the data folder .* is full\. [^\n]*\n$/);
      rmSync(ballast);
      const { done, columns, count } = await look(async (client) => ({
        done: (await client.query('SELECT number FROM migrations ORDER BY 1')).rows.map(({ number }) => Number(number)),
        columns: (await client.query(`SELECT 1 FROM information_schema.columns WHERE column_name = 'look'`)).rowCount,
        count: (await client.query('SELECT 1 FROM users')).rowCount,
      }));
      expect(done).toEqual(done.map((_, index) => index + 1));
      expect(done.length).toBeGreaterThanOrEqual(oldNumber);
      expect({ columns, count }).toEqual({ columns: done.includes(24) ? 1 : 0, count: people });
    },
    120_000,
  );

  it('and it goes on once there is room', async () => {
    rmSync(ballast, { force: true });
    const server = run({ DATA_DIR: disk, DATA_KEYS: key('k1', 7) });
    await server.address;
    await server.stop();
    const rows = await look((client) => client.query('SELECT count(*)::int AS count FROM users WHERE look = username'));
    expect(rows.rows).toEqual([{ count: people }]);
  }, 120_000);
});
