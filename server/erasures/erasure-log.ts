import { mkdirSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { KeyRing } from '../keys/key-ring.ts';
import { syncFolder } from '../keys/sync-folder.ts';
import { type Erasure, lineOf } from './erasure.ts';
import { appendLines, beginFile, dayOf } from './log-file.ts';
import { readErasures } from './read-erasures.ts';

/** What was erased at somebody's request, recorded outside the database, so that a restore can erase it again. */
export type ErasureLog = {
  /** Returns when these are on disk. Call it before erasing: what cannot be recorded must not be reported as erased. */
  record(erasures: readonly Erasure[]): Promise<void>;
  /** The accounts that were erased, and when. Throws a sentence when the log cannot be read completely. */
  accounts(now: Date): ReadonlyMap<string, Date>;
  close(): Promise<void>;
};

/**
 * Opens the log in a folder, which is created. Each process writes files of its own, one for each day with an entry, so
 * servers that share a folder never write to the same file, on any file system; nothing is ever overwritten.
 */
export const openErasureLog = (folder: string, ring: KeyRing): ErasureLog => {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined) syncFolder(dirname(folder));
  let current: { handle: FileHandle; file: string; day: string; nr: number } | null = null;
  let writing: Promise<unknown> = Promise.resolve();

  const append = async (erasures: readonly Erasure[]): Promise<void> => {
    const day = erasures.map(({ at }) => dayOf(at)).reduce((newest, one) => (one > newest ? one : newest));
    if (current !== null && day > current.day) {
      await current.handle.close();
      current = null;
    }
    current ??= { ...(await beginFile(folder, day)), day, nr: 0 };
    const { handle, file, nr } = current;
    try {
      await appendLines(
        handle,
        erasures.map((erasure, index) => lineOf(ring, { file, nr: nr + index + 1 }, erasure)),
      );
      current.nr += erasures.length;
    } catch (error) {
      // The file may end in half a line: the next entry begins another one.
      current = null;
      await handle.close().catch(() => undefined);
      throw error;
    }
  };

  return {
    record(erasures) {
      if (erasures.length === 0) return Promise.resolve();
      const written = writing.then(() => append(erasures));
      writing = written.catch(() => undefined);
      return written;
    },
    accounts(now) {
      const erased = (readErasures(folder, ring, now) ?? []).map(({ erasure }) => erasure);
      return new Map(erased.flatMap(({ kind, id, at }) => (kind === 'account' ? [[id, new Date(at)]] : [])));
    },
    async close() {
      await writing;
      await current?.handle.close();
      current = null;
    },
  };
};
