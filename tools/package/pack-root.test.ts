import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../..');

test('npm pack in the root packs no code, and what it packs says which command is right', () => {
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--offline'], { cwd: root, encoding: 'utf8' });
  const [packed] = z.array(z.object({ files: z.array(z.object({ path: z.string() })) })).parse(JSON.parse(stdout));
  expect(packed?.files.map((file) => file.path).toSorted()).toEqual([
    'LICENSE',
    'README.md',
    'docs/cli.md',
    'package.json',
    'tools/parsewell.mjs',
  ]);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-packed-'));
  const program = path.join(folder, 'parsewell.mjs');
  fs.copyFileSync(path.join(root, 'tools/parsewell.mjs'), program);
  const run = spawnSync(process.execPath, [program, 'check'], { encoding: 'utf8' });
  fs.rmSync(folder, { recursive: true });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('npm run pack-cli');
});

test('npm publish in the root has nowhere to go', () => {
  const { publishConfig } = z
    .object({ publishConfig: z.object({ registry: z.url() }) })
    .parse(JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')));
  // A domain that can never exist (RFC 2606); npm shows it with its error.
  expect(new URL(publishConfig.registry).hostname).toBe('run-npm-run-pack-cli-instead.invalid');
});
