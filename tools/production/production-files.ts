import fs from 'node:fs';
import path from 'node:path';

/**
 * What a server or a worker needs of the checkout, as paths from its root. Packages are not listed: they are installed
 * from the lockfile.
 */
export const productionPaths = [
  '.npmrc',
  'LICENSE',
  'build/client',
  'build/reader',
  'content',
  'contract',
  'engine',
  'package-lock.json',
  'package.json',
  'processes',
  'server',
] as const;

/** Tests and what only tests import stay behind. */
const isForTests = (file: string): boolean => /\.test\.tsx?$|(^|\/)testing(\/|$)/.test(file);

/** Copies the listed files of a checkout into a folder that is created for them. */
export const copyProductionFiles = (root: string, target: string): void => {
  for (const name of productionPaths)
    fs.cpSync(path.join(root, name), path.join(target, name), {
      recursive: true,
      filter: (source) => !isForTests(path.relative(root, source).split(path.sep).join('/')),
    });
};
