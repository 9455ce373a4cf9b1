import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell watch '));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** As programs replace a file: written under another name, then renamed. */
const put = (golden: string, name: string): void => {
  fs.copyFileSync(path.join(root, 'corpus', golden), path.join(folder, 'new'));
  fs.renameSync(path.join(folder, 'new'), path.join(folder, name));
};

test('--watch checks a file again when it is replaced, and a new one that the pattern matches', async () => {
  put('clean-pdf/resume.pdf', 'a.pdf');
  const words = [path.join(root, 'cli/main.ts'), 'check', '*.pdf', '--watch', '--json'];
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node') },
  });
  try {
    let out = '';
    let err = '';
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    child.stderr.on('data', (data: Buffer) => (err += data.toString()));
    const scores = (): [string, number][] =>
      [...out.matchAll(/^\{"id":"([^"]+)".*?"atsScore":(\d+)/gm)].map(([, name = '', score]) => [name, Number(score)]);
    const within = { timeout: 30_000, interval: 50 };

    await vi.waitFor(() => expect(err).toContain('Press Ctrl-C'), within);
    expect(scores()).toEqual([['a.pdf', 100]]);
    put('two-columns-pdf/resume.pdf', 'a.pdf');
    await vi.waitFor(() => expect(scores()).toHaveLength(2), within);
    put('clean-nurse-pdf/resume.pdf', 'b.pdf');
    await vi.waitFor(() => expect(scores()).toHaveLength(3), within);
    expect(scores()).toEqual([
      ['a.pdf', 100],
      ['a.pdf', expect.toSatisfy((score: number) => score < 100)],
      ['b.pdf', expect.any(Number)],
    ]);
  } finally {
    child.kill();
  }
});
