#!/usr/bin/env node
// The program of the npm package. It is not bundled, so that an old Node can still read it and say what is missing.
import module from 'node:module';

const neededMajor = 22;
if (Number(process.versions.node.split('.')[0]) < neededMajor) {
  console.error(`Parsewell needs Node ${neededMajor} or newer. Install it from nodejs.org and try again.`);
  process.exit(1);
}
// Compiled code is kept in the folder for temporary files: the next start is faster.
module.enableCompileCache?.();
await import(new URL('main.js', import.meta.url).href);
