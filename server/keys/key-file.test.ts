import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Names every file and folder that is synced, and every one that is linked, in this order. */
const observed = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { fsyncSync, linkSync } = fs;
  const said = [];
  const nameOf = (descriptor) => fs.readlinkSync('/proc/self/fd/' + descriptor);
  fs.fsyncSync = (descriptor) => (said.push('sync ' + nameOf(descriptor)), fsyncSync(descriptor));
  fs.linkSync = (from, to) => (said.push('link ' + to), linkSync(from, to));
  syncBuiltinESMExports();
  const { openKeyRing } = await import(${JSON.stringify(join(import.meta.dirname, 'key-ring.ts'))});
  openKeyRing({ DATA_DIR: process.argv[1] });
  process.stdout.write(JSON.stringify(said));`;

it('a new key is on disk, with the folders that lead to it, before anything is encrypted with it', () => {
  const parent = mkdtempSync(join(tmpdir(), 'parsewell-key-'));
  const data = join(parent, 'data');
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', observed, data], {
    encoding: 'utf8',
  });
  rmSync(parent, { recursive: true, force: true });
  expect(stderr).toBe('');
  const keys = join(data, 'keys');
  expect(JSON.parse(stdout.replaceAll(/\.\d+\.draft/g, '.draft'))).toEqual([
    `sync ${data}`,
    `sync ${parent}`,
    `sync ${join(keys, 'data-keys.draft')}`,
    `link ${join(keys, 'data-keys')}`,
    `sync ${keys}`,
  ]);
});
