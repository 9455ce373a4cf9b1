import type { Database } from '../db/connect.ts';
import type { KeyRing } from './key-ring.ts';
import { rewrap } from './safe.ts';
import { findOutdatedKeys, replaceDataKey } from './store.ts';

const batch = 500;

/** Wraps every data key, of users and of the site, with the newest key, and returns how many were rewrapped. The data keys themselves stay the same, so servers that know both keys keep working meanwhile. Concurrent rotations are harmless. */
export const rotateKeys = async (db: Database, ring: KeyRing): Promise<number> => {
  let rotated = 0;
  for (;;) {
    const outdated = await findOutdatedKeys(db, ring.newest.name, batch);
    for (const { holder, ...old } of outdated)
      if (await replaceDataKey(db, holder, old.keyName, rewrap(ring, holder, old))) rotated += 1;
    if (outdated.length < batch) return rotated;
  }
};
