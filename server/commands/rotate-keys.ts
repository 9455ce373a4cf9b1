import { openKeyRing } from '../keys/key-ring.ts';
import { erasureFolderOf } from '../erasures/erasure-folder-of.ts';
import { resealErasures } from '../erasures/reseal-erasures.ts';
import { rotateKeys } from '../keys/rotate.ts';
import { createSafe } from '../keys/safe.ts';
import { openDatabase } from '../boot/open-database.ts';
import { runCommand } from './operator-command.ts';

/** Retires an old key. Servers may keep running, provided that each of them already has the new key. */
const usage = 'Usage: npm run rotate-keys';
const how = 'To add a new key, put it first (DATA_KEYS=new:<base64 of 32 bytes>,old:...) and restart every server.';

await runCommand(
  usage,
  () => (process.argv.length > 2 ? null : {}),
  async (_options, configuration) => {
    const { ring } = openKeyRing(configuration);
    const { db, close } = await openDatabase(configuration);
    const fault = await createSafe(db, ring).fault();
    const rotated = fault === null ? await rotateKeys(db, ring) : 0;
    await close();
    const resealed = fault === null ? await resealErasures(erasureFolderOf(configuration), ring, new Date()) : 0;
    if (fault !== null) throw new Error(fault);
    const { name } = ring.newest;
    if (rotated === 0 && resealed === 0) return `Nothing to do: everything is encrypted with the key ${name}. ${how}`;
    return `Data keys now encrypted with the key ${name}: ${rotated}. Once every server has stopped using older keys and a new backup is made, no other key is needed.`;
  },
);
