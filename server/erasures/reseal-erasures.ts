import type { KeyRing } from '../keys/key-ring.ts';
import { appendLines, beginFile } from './log-file.ts';
import { lineOf } from './erasure.ts';
import { type LoggedErasure, readErasures } from './read-erasures.ts';

/**
 * Writes every entry that the newest key does not open once more, sealed with it, so that older keys can be retired.
 * Returns how many. Nothing is changed in the existing files, to which servers may be writing. The new files have the
 * days of the old ones, so that they are deleted with them.
 */
export const resealErasures = async (folder: string, ring: KeyRing, now: Date): Promise<number> => {
  const outdated = (readErasures(folder, ring, now) ?? []).filter(
    ({ lines }) => !lines.some(({ key }) => key === ring.newest.name),
  );
  for (const [day, entries] of Map.groupBy(outdated, (entry) => entry.day))
    await writeAgain(folder, ring, day, entries);
  return outdated.length;
};

const writeAgain = async (
  folder: string,
  ring: KeyRing,
  day: string,
  entries: readonly LoggedErasure[],
): Promise<void> => {
  const { handle } = await beginFile(folder, day);
  try {
    await appendLines(
      handle,
      entries.map(({ file, nr, erasure }) => lineOf(ring, { file, nr }, erasure)),
    );
  } finally {
    await handle.close();
  }
};
