import { parseArgs } from 'node:util';
import { restoreCopy } from '../copies/restore-copy.ts';
import { openKeyRing } from '../keys/key-ring.ts';
import { reachDatabase, reasonOf } from '../boot/open-database.ts';
import { runCommand } from './operator-command.ts';

/** Restores a backup into the configured database. */
const usage = 'Usage: npm run restore -- --from COPY.gz --keys KEYS.gz [--replace]';

const wished = (): { from: string; keysFrom: string; isReplacing: boolean } | null => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, keys: { type: 'string' }, replace: { type: 'boolean', default: false } },
  });
  const { from, keys, replace } = values;
  return from === undefined || keys === undefined ? null : { from, keysFrom: keys, isReplacing: replace };
};

await runCommand(usage, wished, async (wish, configuration) => {
  const from = performance.now();
  const { ring } = openKeyRing(configuration);
  const database = await reachDatabase(configuration);
  const restored = await restoreCopy(database.url, { ...wish, ring }).catch((error: unknown) => reasonOf(error));
  await database.stop();
  if (typeof restored === 'string') throw new Error(`Nothing was restored. ${restored}`);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  const gone =
    restored.gone === 0 ? '' : `\nAccounts left out because they were deleted after the backup: ${restored.gone}.`;
  return `Restored ${restored.rows} rows with ${restored.people} accounts in ${seconds} s, as of ${restored.takenAt}.${gone}\nEveryone has to sign in again.`;
});
