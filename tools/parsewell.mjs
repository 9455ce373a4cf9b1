#!/usr/bin/env node
// `npx parsewell`: sets up the checkout if necessary (without the web pages), then runs the command line under Node 24.
import fs from 'node:fs';
import path from 'node:path';

// `npm pack` in the root of the repository packs this file without the rest.
if (!fs.existsSync(new URL('setup/prepare.mjs', import.meta.url))) {
  console.error(
    'This package has no program in it, because it was packed in the root of the repository. Run `npm run pack-cli` there, which makes the right one.',
  );
  process.exit(1);
}
const { handOver } = await import('./setup/hand-over.mjs');
const { prepare } = await import('./setup/prepare.mjs');
const { root } = await import('./setup/root.mjs');

try {
  const { node, env } = prepare({ needsWeb: false });
  // Hundreds of small TypeScript files: Node's compile cache halves the start-up time of every later call.
  const withCache = { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'), ...env };
  handOver(node, [path.join(root, 'cli/main.ts'), ...process.argv.slice(2)], withCache, process.cwd());
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
