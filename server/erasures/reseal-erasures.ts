import type { KeyRing } from '../keys/key-ring.ts';
import { appendLines, beginFile } from './log-file.ts';
import { lineOf } from './erasure.ts';
import { readErasures } from './read-erasures.ts';

/**
 * Writes every entry that the newest key does not open once more, sealed with it, so that older keys can be retired.
 * Returns how many. Nothing is changed in the existing files, to which servers may be writing.
 */
export const resealErasures = async (folder: string, ring: KeyRing): Promise<number> => {
  const outdated = (readErasures(folder, ring) ?? []).filter(
    ({ lines }) => !lines.some(({ key }) => key === ring.newest.name),
  );
  if (outdated.length === 0) return 0;
  const { handle } = await beginFile(folder);
  try {
    await appendLines(
      handle,
      outdated.map(({ file, nr, erasure }) => lineOf(ring, { file, nr }, erasure)),
    );
  } finally {
    await handle.close();
  }
  return outdated.length;
};
