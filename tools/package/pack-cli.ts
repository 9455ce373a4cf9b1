import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { bundleCli } from './bundle-cli.ts';

const packageSchema = z.object({ name: z.string(), version: z.string(), description: z.string(), license: z.string() });

/**
 * Assembles the npm package of the command line in `folder` and packs it there. It has no dependencies: everything that
 * it needs is bundled. Returns the path of the tarball.
 */
export const packCli = async (root: string, folder: string): Promise<string> => {
  fs.rmSync(folder, { recursive: true, force: true });
  await bundleCli(root, path.join(folder, 'dist'));
  const program = path.join(folder, 'dist/parsewell.mjs');
  fs.copyFileSync(path.join(root, 'cli/package/parsewell.mjs'), program);
  fs.chmodSync(program, 0o755);
  fs.copyFileSync(path.join(root, 'docs/cli.md'), path.join(folder, 'README.md'));
  fs.copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  fs.copyFileSync(path.join(root, 'engine/lexicon/gazetteers/NOTICE.md'), path.join(folder, 'dist/LISTS.md'));
  const { name, version, description, license } = packageSchema.parse(
    JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')),
  );
  const contents = {
    name,
    version,
    description,
    license,
    type: 'module',
    bin: { parsewell: 'dist/parsewell.mjs' },
    files: ['dist'],
    engines: { node: '>=22' },
    keywords: ['resume', 'cv', 'ats', 'cli', 'mcp'],
  };
  fs.writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(contents, null, 2)}\n`);
  const packed = spawnSync('npm', ['pack', '--silent'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 2],
  });
  if (packed.status !== 0) throw new Error('npm pack failed. See its output above.');
  return path.join(folder, packed.stdout.trim());
};
