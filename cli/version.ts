import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The version of Parsewell. Its file is one folder above this one, in the checkout and in the package alike. */
export const version = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')))
    .version;
