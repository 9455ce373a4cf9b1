import fs from 'node:fs';
import path from 'node:path';
import { packCli } from './package/pack-cli.ts';

// `npm run pack-cli`: the npm package of the command line, in build/cli-package.
const root = path.join(import.meta.dirname, '..');
const tarball = await packCli(root, path.join(root, 'build/cli-package'));
const megabytes = (fs.statSync(tarball).size / 1024 / 1024).toFixed(1);
console.log(`${path.relative(root, tarball)} (${megabytes} MB)`);
