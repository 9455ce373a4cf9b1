import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const inPath = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));

/** Debian's package, for machines with apt. */
const installed = (): string | undefined => {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0)
    return undefined;
  console.error('Installing Chromium for the browser tests (Debian package) ...');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'], options);
  return inPath();
};

/** Path of the browser for journeys and screenshots: the one named by CHROMIUM_PATH, the one in PATH, else a fresh install. */
export const chromiumPath = (): string => {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && !fs.existsSync(named))
    throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file.`);
  const found = named ?? inPath() ?? installed();
  if (found === undefined)
    throw new Error(
      'The browser tests need Chromium. Install it (on Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
    );
  return found;
};
