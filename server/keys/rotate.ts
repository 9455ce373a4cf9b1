import type { Database } from '../db/connect.ts';
import type { KeyRing } from './key-ring.ts';
import { rewrap } from './safe.ts';
import { findOutdatedKeys, replaceUserKey } from './store.ts';

const batch = 500;

/**
 * Wraps every person's data key with the newest key of the ring, and answers how many were wrapped anew. The data keys
 * themselves stay, so servers that know both keys read and write all the while. Two who rotate at once do no harm.
 */
export const rotateKeys = async (db: Database, ring: KeyRing): Promise<number> => {
  let rotated = 0;
  for (;;) {
    const outdated = await findOutdatedKeys(db, ring.newest.name, batch);
    for (const { userId, ...old } of outdated)
      if (await replaceUserKey(db, userId, old.keyName, rewrap(ring, userId, old))) rotated += 1;
    if (outdated.length < batch) return rotated;
  }
};
