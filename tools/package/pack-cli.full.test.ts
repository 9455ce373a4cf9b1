import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packCli } from './pack-cli.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell package '));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const home = path.join(folder, 'someone');
const installed = path.join(home, 'node_modules/parsewell');

const run = (program: string, words: readonly string[]): { code: number | null; out: string; err: string } => {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: home,
    encoding: 'utf8',
    // Nothing of the checkout, and an empty cache of packages.
    env: { PATH: process.env['PATH'] ?? '', HOME: home, npm_config_cache: path.join(home, '.npm') },
  });
  return { code: status, out: stdout, err: stderr };
};
const golden = (name: string): string => path.join(root, 'corpus', name);

beforeAll(async () => {
  const tarball = await packCli(root, path.join(folder, 'build'));
  fs.mkdirSync(home);
  const { code, err } = run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball]);
  expect(code, err).toBe(0);
});

test('installs into an empty folder, without a registry and without other packages, in less than 40 MB', () => {
  expect(fs.readdirSync(path.join(home, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    'parsewell',
  ]);
  const files = fs.readdirSync(installed, { recursive: true, encoding: 'utf8' });
  const bytes = files.reduce((sum, file) => sum + fs.statSync(path.join(installed, file)).size, 0);
  expect(bytes).toBeGreaterThan(1024 * 1024);
  expect(bytes).toBeLessThan(40 * 1024 * 1024);
});

test('has no code of the server, and the license of each package in it', () => {
  const licenses = fs.readFileSync(path.join(installed, 'dist/LICENSES.md'), 'utf8');
  const packages = [...licenses.matchAll(/^## (\S+) - /gm)].map(([, name]) => name);
  expect(packages).toEqual(expect.arrayContaining(['@embedpdf/pdfium', 'nspell', 'zod']));
  for (const name of ['fastify', 'pg', 'pg-boss', 'drizzle-orm', 'react', 'stripe'])
    expect(packages).not.toContain(name);
  expect(fs.existsSync(path.join(installed, 'dist/LICENSE.pdfium'))).toBe(true);
});

test('prints what the checkout prints, for one file and in processes', () => {
  const files = [path.join(golden('clean-pdf'), 'resume.pdf'), path.join(golden('tables-docx'), 'resume.docx')];
  const source = path.join(root, 'cli/main.ts');
  for (const words of [files.slice(0, 1), files]) {
    const packaged = run('npx', ['--no-install', 'parsewell', 'check', ...words, '--json']);
    expect(packaged).toEqual(run(process.execPath, [source, 'check', ...words, '--json']));
    expect(packaged.out).toContain('Maren Oduya');
  }
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  expect(run('npx', ['--no-install', 'parsewell', '--version']).out).toBe(`${version}\n`);
});

test('reads job postings from saved pages and emails like the checkout, for one file and in processes', () => {
  const requirements = '<h2>Requirements</h2><ul><li>SQL</li><li>Budgeting</li><li>Kubernetes</li></ul>';
  const page = path.join(folder, 'posting.html');
  fs.writeFileSync(page, `<html><body><main><h1>Financial Analyst</h1>${requirements}</main></body></html>`);
  const mail = path.join(folder, 'posting.eml');
  const head =
    'From: a@example.org\r\nSubject: Financial Analyst\r\nMIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n';
  fs.writeFileSync(mail, `${head}<html><body>${requirements}</body></html>`);
  const damaged = path.join(folder, 'posting.pdf');
  fs.writeFileSync(damaged, '%PDF-1.7 and no more');
  const list = path.join(folder, 'jobs.txt');
  fs.writeFileSync(list, 'posting.eml\nposting.pdf\n');
  const files = [path.join(golden('clean-pdf'), 'resume.pdf'), path.join(golden('tables-docx'), 'resume.docx')];
  const source = path.join(root, 'cli/main.ts');
  const packaged = (words: readonly string[]) => {
    const said = run('npx', ['--no-install', 'parsewell', 'check', ...words, '--json']);
    expect(said).toEqual(run(process.execPath, [source, 'check', ...words, '--json']));
    return said;
  };
  for (const words of [
    [...files.slice(0, 1), '--job', page],
    [...files, '--job', mail],
  ])
    for (const line of packaged(words).out.trim().split('\n'))
      expect(JSON.parse(line).jobDescription).toContain('Kubernetes');
  const { code, out } = packaged([...files, '--jobs', list]);
  expect(code).toBe(2);
  const [first, second] = out.trim().split('\n');
  expect(first).toContain('Kubernetes');
  expect(JSON.parse(second ?? '')).toMatchObject({ error: { code: 'unreadable-job' } });
});

test('serves assistants, too', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const args = ['--no-install', 'parsewell', 'mcp'];
  await client.connect(new StdioClientTransport({ command: 'npx', args, cwd: home }));
  const resume = path.join(golden('clean-pdf'), 'resume.pdf');
  const { structuredContent } = await client.callTool({ name: 'check_resume', arguments: { resume } });
  expect(structuredContent).toMatchObject({ read: { name: 'Maren Oduya' } });
  await client.close();
});
