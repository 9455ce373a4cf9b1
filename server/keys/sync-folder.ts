import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Writes a folder's list of files to disk: without it, a new file can be gone after a power failure although its content was synced. */
export const syncFolder = (folder: string): void => {
  // Windows cannot open folders; its file systems keep their own journal.
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};
