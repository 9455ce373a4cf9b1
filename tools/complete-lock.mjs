// Runs after each package install: `npm ci` rejects a lockfile that lacks optional packages for other systems, and some
// registries leave them out. This adds an entry (version, system, processor) for each missing one.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './setup/root.mjs';

const systems = [
  'openharmony',
  'darwin',
  'win32',
  'windows',
  'android',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'linux',
];
const processors = {
  wasm32: 'wasm32',
  arm64: 'arm64',
  aarch64: 'arm64',
  arm: 'arm',
  ia32: 'ia32',
  ppc64: 'ppc64',
  s390x: 's390x',
  riscv64: 'riscv64',
  loong64: 'loong64',
  mips64el: 'mips64el',
  x64: 'x64',
};

const file = path.join(root, 'package-lock.json');
const lock = JSON.parse(fs.readFileSync(file, 'utf8'));

/** Whether a dependency of `from` is listed at any level where Node would resolve it. */
const isListed = (from, name) => {
  const levels = from.split('/node_modules/');
  return (
    levels.some((_, index) => {
      const base = levels.slice(0, levels.length - index).join('/node_modules/');
      return lock.packages[`${base}/node_modules/${name}`] !== undefined;
    }) || lock.packages[`node_modules/${name}`] !== undefined
  );
};

const entryOf = (name, range) => {
  const words = name.split('/').pop();
  const system = systems.find((word) => words.includes(word));
  const processor = Object.keys(processors).find((word) => words.includes(word));
  if (system === undefined && processor === undefined) return null;
  return {
    version: range.replace(/^[\^~>=]+/, ''),
    optional: true,
    ...(system === undefined ? {} : { os: [system === 'windows' ? 'win32' : system] }),
    ...(processor === undefined ? {} : { cpu: [processors[processor]] }),
    ...(words.includes('musl') ? { libc: ['musl'] } : {}),
  };
};

const missing = Object.entries(lock.packages).flatMap(([from, entry]) =>
  Object.entries(entry.optionalDependencies ?? {}).flatMap(([name, range]) =>
    isListed(from, name) ? [] : [{ name, range }],
  ),
);
for (const { name, range } of missing) {
  const entry = entryOf(name, range);
  if (entry !== null) lock.packages[`node_modules/${name}`] = entry;
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`Completed the lockfile: ${missing.length} entries looked at.`);
