import { parseArgs } from 'node:util';
import { openDatabase } from '../boot/open-database.ts';
import { moveFiles } from '../files/move-files.ts';
import { faultOf, openObjects } from '../files/open-files.ts';
import type { Place } from '../files/store.ts';
import { runCommand } from './operator-command.ts';

/** Moves uploaded files between the database and the object store, also while servers are running. */
const usage = 'Usage: npm run move-files -- --to s3 | database';

const wished = (): { place: Place } | null => {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
  return to === 's3' || to === 'database' ? { place: to } : null;
};

await runCommand(usage, wished, async ({ place }, configuration) => {
  const from = performance.now();
  const { db, close } = await openDatabase(configuration);
  try {
    const objects = await openObjects(db, configuration);
    if (objects === null) throw new Error('Set S3_BUCKET_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY first.');
    const fault = await faultOf(objects);
    if (fault !== null) throw new Error(fault.sentence);
    const { moved, missing } = await moveFiles({ db, clock: () => new Date() }, objects, place);
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    const where = place === 's3' ? 'the object store' : 'the database';
    const lost = missing === 0 ? '' : `\nWarning: the object store has lost ${missing} files, which were not moved.`;
    const settingOf =
      configuration.FILE_STORE === place
        ? ''
        : `\nNew files still go elsewhere: set FILE_STORE=${place} for every server.`;
    const later =
      place === 's3'
        ? ''
        : '\nServers delete the objects five minutes later: let one run with the S3 settings until then.';
    return `Moved ${moved} files to ${where} in ${seconds} s.${lost}${settingOf}${later}`;
  } finally {
    await close();
  }
});
