#!/usr/bin/env node
// `npx parsewell`: sets up the checkout if necessary (without the web pages), then runs the command line under Node 24.
import path from 'node:path';
import { handOver } from './setup/hand-over.mjs';
import { prepare } from './setup/prepare.mjs';
import { root } from './setup/root.mjs';

try {
  const { node, env } = prepare({ needsWeb: false });
  // Hundreds of small TypeScript files: Node's compile cache halves the start-up time of every later call.
  const withCache = { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'), ...env };
  handOver(node, [path.join(root, 'cli/main.ts'), ...process.argv.slice(2)], withCache, process.cwd());
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
