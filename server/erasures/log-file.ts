import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '#contract/product/durations.ts';
import { syncFolder } from '../keys/sync-folder.ts';
import { erasuresKeptForDays } from './kept-for.ts';

const extension = '.erasures';

/** A file of the log. No entry in it is younger than its day (UTC), such as '2026-11-23'. */
export type LogFile = { path: string; day: string };

/** '2026-11-23T10:00:00.000Z' is on '2026-11-23'. */
export const dayOf = (at: string): string => at.slice(0, 10);

/** The files of the log that are not past their time, by name. */
export const filesOf = (folder: string, now: Date): LogFile[] => allFiles(folder).filter((file) => !isOld(file, now));

const allFiles = (folder: string): LogFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .toSorted()
    .flatMap((name) => {
      const path = join(folder, name);
      const day = /^(\d{4}-\d\d-\d\d)\./.exec(name)?.[1] ?? lastWritten(path);
      return day === null ? [] : [{ path, day }];
    });

/** For files that were begun before their names had a day; null when another server has just deleted it. */
const lastWritten = (path: string): string | null => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? null : dayOf(found.mtime.toISOString());
};

const isOld = ({ day }: LogFile, now: Date): boolean => now.getTime() - Date.parse(day) >= erasuresKeptForDays * dayMs;

/**
 * Deletes the files whose entries are all older than the log is kept, and returns how many. A file is deleted as a whole
 * and never rewritten, so an interruption leaves nothing half done. No server writes to such a file: each begins another
 * one every day.
 */
export const dropOldFiles = (folder: string, now: Date): number => {
  const old = allFiles(folder).filter((file) => isOld(file, now));
  for (const { path } of old) rmSync(path, { force: true });
  if (old.length > 0) syncFolder(folder);
  return old.length;
};

/** A new file of the log that nobody else writes to; it exists when this returns, even after a power failure. */
export const beginFile = async (folder: string, day: string): Promise<{ handle: FileHandle; file: string }> => {
  const file = randomUUID();
  const handle = await open(join(folder, `${day}.${file}${extension}`), 'ax', 0o600);
  syncFolder(folder);
  return { handle, file };
};

/** Returns when the lines are on disk. */
export const appendLines = async (handle: FileHandle, lines: readonly string[]): Promise<void> => {
  await handle.appendFile(lines.join(''));
  await handle.sync();
};
