import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * What Node is started with for servers and workers, also by `tools/run.mjs` and `deploy/Dockerfile`. V8 lets the space
 * for young objects grow to 96 MB while the modules are loaded, and never returns it: without the flag a server holds 110 MB
 * more, for no speed that could be measured.
 */
export const nodeFlags: readonly string[] = z
  .array(z.string())
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'node-flags.json'), 'utf8')));
