import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** Every article: a file in `content/articles` is all it takes. Runs at build time only. */
export const articleSlugs = (): string[] =>
  readdirSync(resolve(import.meta.dirname, '../../content/articles'))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.slice(0, -'.mdx'.length))
    .toSorted();
