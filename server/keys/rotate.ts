import type { Database } from '../db/connect.ts';
import type { KeyRing } from './key-ring.ts';
import { rewrap } from './safe.ts';
import { findOutdatedKeys, replaceDataKey } from './store.ts';

const batch = 500;

/**
 * Wraps every data key, people's and the house's, with the newest key of the ring, and answers how many were wrapped anew. The data keys
 * themselves stay, so servers that know both keys read and write all the while. Two who rotate at once do no harm.
 */
export const rotateKeys = async (db: Database, ring: KeyRing): Promise<number> => {
  let rotated = 0;
  for (;;) {
    const outdated = await findOutdatedKeys(db, ring.newest.name, batch);
    for (const { holder, ...old } of outdated)
      if (await replaceDataKey(db, holder, old.keyName, rewrap(ring, holder, old))) rotated += 1;
    if (outdated.length < batch) return rotated;
  }
};
