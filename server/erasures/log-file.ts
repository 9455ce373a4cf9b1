import { randomUUID } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../keys/sync-folder.ts';

export const logExtension = '.erasures';

/** A new file of the log that nobody else writes to; it exists when this returns, even after a power failure. */
export const beginFile = async (folder: string): Promise<{ handle: FileHandle; file: string }> => {
  const file = randomUUID();
  const handle = await open(join(folder, `${file}${logExtension}`), 'ax', 0o600);
  syncFolder(folder);
  return { handle, file };
};

/** Returns when the lines are on disk. */
export const appendLines = async (handle: FileHandle, lines: readonly string[]): Promise<void> => {
  await handle.appendFile(lines.join(''));
  await handle.sync();
};
