import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/** The open, locked file, for `closeSync` and as a file descriptor that child processes inherit. */
export type FolderLock = number;

/**
 * Locks a folder; null when somebody else holds the lock. The kernel keeps it with the open file, so it holds between
 * containers on one volume, whatever process ids they see, and ends with the last process that has the file open,
 * however that ends. Give the descriptor to the server that is started: then the folder is locked for as long as any of
 * its processes lives.
 */
export const lockFolder = (folder: string): FolderLock | null => {
  mkdirSync(folder, { recursive: true });
  const file = openSync(join(folder, 'lock'), 'a', 0o600);
  try {
    if (tryLock(file)) return file;
  } catch (error) {
    closeSync(file);
    throw error;
  }
  closeSync(file);
  return null;
};
