import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const manifestFile = /^manifest-\w+\.js$/;
const assignment = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s;

/**
 * React Router's list of routes names, for each route, the files that its module imports. The browser learns them from
 * the module, and from the preloads in the HTML; React Router itself needs them only for `<Link prefetch>`, which we do
 * not use. They are half of a file that every page loads.
 */
export const withoutImports = (script: string): string => {
  const [, json] = assignment.exec(script) ?? [];
  if (json === undefined) throw new Error('React Router writes its manifest in another way: mend shrink-manifest.ts');
  const manifest: unknown = JSON.parse(json, (key, value: unknown) =>
    isRoute(value) && key !== 'entry' ? { ...value, imports: [] } : value,
  );
  return `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
};

const isRoute = (value: unknown): value is { module: string; imports: unknown } =>
  typeof value === 'object' && value !== null && 'module' in value && 'imports' in value;

/** Takes the imports of routes out of the manifest of a built site. */
export const shrinkManifest = (folder: string): void => {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => manifestFile.test(name));
  if (names.length !== 1) throw new Error('React Router names its manifest in another way: mend shrink-manifest.ts');
  for (const name of names) writeFileSync(join(assets, name), withoutImports(readFileSync(join(assets, name), 'utf8')));
};
