import { minuteMs } from '#contract/product/durations.ts';
import type { Database } from '../db/connect.ts';
import { putObject } from './files.ts';
import type { ObjectStore } from './object-store.ts';
import {
  deleteAt,
  type FileTable,
  fileTables,
  findElsewhere,
  findFile,
  type Place,
  replaceByFile,
  replaceByKey,
} from './store.ts';

export type Moved = { moved: number; missing: number };

type Sources = { db: Database; clock: () => Date };
type Objects = { store: ObjectStore; folder: string };

const batch = 100;
const atOnce = 4;
const firstId = '00000000-0000-0000-0000-000000000000';
/** A server that has just looked up where a file is still finds it there. */
const graceMs = 5 * minuteMs;

/** 'gone': the row was deleted or moved meanwhile. 'missing': the object store does not have the file. */
type Outcome = 'moved' | 'gone' | 'missing';

const toObjects = async (sources: Sources, objects: Objects, table: FileTable, id: string): Promise<Outcome> => {
  const sealed = await findFile(sources.db, table, id);
  if (sealed === null) return 'gone';
  const file = await putObject(sources, objects, sealed);
  try {
    return await sources.db.transaction(async (transaction) => {
      if (!(await replaceByKey(transaction, table, id, file.fileKey))) return 'gone';
      await file.claim(transaction);
      return 'moved';
    });
  } finally {
    await file.release();
  }
};

const toDatabase = async (
  { db, clock }: Sources,
  { store }: Objects,
  table: FileTable,
  { id, fileKey }: { id: string; fileKey: string },
): Promise<Outcome> => {
  const file = await store.get(fileKey);
  if (file === null) return 'missing';
  return db.transaction(async (transaction) => {
    if (!(await replaceByFile(transaction, table, { id, fileKey, file }))) return 'gone';
    await deleteAt(transaction, fileKey, new Date(clock().getTime() + graceMs));
    return 'moved';
  });
};

/**
 * Moves all files to `place`, while servers keep working. Each file is in one of the two places at any time, so it can be
 * interrupted and run again. `missing` counts files that the object store has lost.
 */
export const moveFiles = async (sources: Sources, objects: Objects, place: Place): Promise<Moved> => {
  const counts = { moved: 0, gone: 0, missing: 0 };
  for (const table of fileTables) {
    let after = firstId;
    for (;;) {
      const rows = await findElsewhere(sources.db, table, { place, after, maxRows: batch });
      for (let from = 0; from < rows.length; from += atOnce) {
        const outcomes = await Promise.allSettled(
          rows
            .slice(from, from + atOnce)
            .map(({ id, fileKey }) =>
              fileKey === null
                ? toObjects(sources, objects, table, id)
                : toDatabase(sources, objects, table, { id, fileKey }),
            ),
        );
        // Only when nothing is being moved any more.
        const failed = outcomes.find((outcome) => outcome.status === 'rejected');
        if (failed !== undefined) throw failed.reason;
        for (const outcome of outcomes) if (outcome.status === 'fulfilled') counts[outcome.value] += 1;
      }
      after = rows.at(-1)?.id ?? after;
      if (rows.length < batch) break;
    }
  }
  return { moved: counts.moved, missing: counts.missing };
};
