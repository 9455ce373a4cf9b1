import { createHash, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Configuration } from '../boot/configuration.ts';
import { syncFolder } from './sync-folder.ts';

/** The operator's keys by name, newest first: the newest wraps, all unwrap. */
export type KeyRing = { newest: { name: string; key: Buffer }; find(name: string): Buffer | null };

/** `name:<base64 of 32 bytes>`, separated by commas. Throws a sentence that never contains the key. */
export const parseKeyRing = (text: string): KeyRing => {
  const keys = text
    .trim()
    .split(',')
    .map((entry) => {
      const [, name = '', encoded = ''] = /^\s*([\w-]{1,32}):([A-Za-z0-9+/_=-]+)\s*$/.exec(entry) ?? [];
      return { name, key: Buffer.from(encoded, 'base64') };
    });
  if (keys.some(({ name, key }) => name === '' || key.length !== 32))
    throw new Error('DATA_KEYS must be a list such as k2:<base64 of 32 bytes>,k1:<base64 of 32 bytes>, newest first.');
  if (new Set(keys.map(({ name }) => name)).size < keys.length)
    throw new Error('DATA_KEYS contains the same key name twice.');
  const [newest] = keys;
  if (newest === undefined) throw new Error('DATA_KEYS is empty.');
  return { newest, find: (name) => keys.find((entry) => entry.name === name)?.key ?? null };
};

/** The configured keys, or those of a file in the data folder, which is created at the first start. `warning` is for the operator. */
export const openKeyRing = (
  configuration: Pick<Configuration, 'DATA_KEYS' | 'DATA_KEYS_FILE' | 'DATA_DIR'>,
): { ring: KeyRing; warning: string | null } => {
  if (configuration.DATA_KEYS !== undefined) return { ring: parseKeyRing(configuration.DATA_KEYS), warning: null };
  if (configuration.DATA_KEYS_FILE !== undefined)
    return { ring: parseKeyRing(readFileSync(configuration.DATA_KEYS_FILE, 'utf8')), warning: null };

  const folder = join(configuration.DATA_DIR, 'keys');
  const file = join(folder, 'data-keys');
  if (!existsSync(file)) generate(folder, file);
  return {
    ring: parseKeyRing(readFileSync(file, 'utf8')),
    warning: `The keys that encrypt what people upload are in ${file}. Back them up separately from the database: without the keys, the database cannot be read.`,
  };
};

const generate = (folder: string, file: string): void => {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 }) ?? null;
  // Each new folder has to be known to the one that contains it.
  if (made !== null) for (let one = folder; one.length >= made.length; one = dirname(one)) syncFolder(dirname(one));
  const key = randomBytes(32);
  const name = `k${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;
  const draft = `${file}.${process.pid}.draft`;
  // Without the key, everything that it encrypts is lost: it is on disk before it is used.
  writeFileSync(draft, `${name}:${key.toString('base64')}\n`, { mode: 0o600, flush: true });
  try {
    // Atomic, and never overwrites the file of another process that starts at the same moment.
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
  syncFolder(folder);
};
