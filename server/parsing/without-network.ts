import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const unshare = '/usr/bin/unshare';
/** A user namespace, which needs no rights, with a network of its own that has no way out and not even a loopback. */
const words = ['--user', '--map-current-user', '--net', '--'] as const;

const tried = { prefix: null as readonly string[] | null };

/**
 * What to put before a command so that it has no network; empty where the system does not allow that: without
 * util-linux, or in a container whose policy forbids user namespaces. Tried once.
 */
export const withoutNetwork = (): readonly string[] => {
  tried.prefix ??= isAllowed() ? [unshare, ...words] : [];
  return tried.prefix;
};

const isAllowed = (): boolean =>
  process.platform === 'linux' &&
  existsSync(unshare) &&
  spawnSync(unshare, [...words, '/bin/true'], { stdio: 'ignore', timeout: 5_000 }).status === 0;
