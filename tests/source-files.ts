import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = path.resolve(fileURLToPath(import.meta.url), '../..');

/** Every file below a folder of the checkout whose name fits, as paths relative to the checkout with '/'; [] when there is no such folder. */
export const filesBelow = (folder: string, fits: RegExp): readonly string[] => {
  const full = path.join(root, folder);
  if (!fs.existsSync(full)) return [];
  return fs
    .readdirSync(full, { withFileTypes: true })
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(name, fits);
      return fits.test(entry.name) ? [name] : [];
    })
    .sort();
};

export const readSource = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/** What a source file imports, re-exports or loads on demand, as written. */
export const importsOf = (source: string): readonly string[] =>
  [
    ...source.matchAll(
      /^\s*(?:import|export)\b[^'";]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
    ),
  ].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
