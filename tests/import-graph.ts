import path from 'node:path';
import { filesBelow, importsOf, readSource } from './source-files.ts';

/** Each file with the files of the checkout that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The import as a path from the checkout ('engine/model/check.ts'), 'npm:<package>' or 'node:<module>'. */
export const targetOf = (file: string, specifier: string): string => {
  const [local = ''] = specifier.split('?', 1);
  if (specifier.startsWith('#')) return local.slice(1);
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), local);
  return specifier.startsWith('node:') ? specifier : `npm:${specifier}`;
};

/** Every source file in the given folders with its imports. */
export const importGraphOf = (folders: readonly string[]): ImportGraph =>
  new Map(
    folders
      .flatMap((folder) => filesBelow(folder, /\.(ts|tsx|mts|mjs)$/))
      .map((file) => [file, importsOf(readSource(file)).map((specifier) => targetOf(file, specifier))]),
  );
