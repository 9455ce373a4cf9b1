import { parseArgs } from 'node:util';
import type { Configuration } from '../boot/configuration.ts';
import { reachDatabase, reasonOf } from '../boot/open-database.ts';
import { restoreCopy, UnknownOutcome } from '../copies/restore-copy.ts';
import { restoredSentences } from '../copies/restored-sentences.ts';
import type { Erasure } from '../erasures/erasure.ts';
import { erasureFolderOf } from '../erasures/erasure-folder-of.ts';
import { coveredSince } from '../erasures/kept-for.ts';
import { readErasures } from '../erasures/read-erasures.ts';
import { s3SettingsOf } from '../files/open-files.ts';
import { createS3Store } from '../files/s3-store.ts';
import { type KeyRing, openKeyRing } from '../keys/key-ring.ts';
import { runCommand } from './operator-command.ts';

/** Restores a backup into the configured database. */
const usage = 'Usage: npm run restore -- --from COPY.gz --keys KEYS.gz [--replace] [--without-erasure-log]';

type Wish = { from: string; keysFrom: string; isReplacing: boolean; isWithoutLog: boolean };

const wished = (): Wish | null => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      keys: { type: 'string' },
      replace: { type: 'boolean', default: false },
      'without-erasure-log': { type: 'boolean', default: false },
    },
  });
  const { from, keys, replace, 'without-erasure-log': isWithoutLog } = values;
  return from === undefined || keys === undefined ? null : { from, keysFrom: keys, isReplacing: replace, isWithoutLog };
};

/** The erasure log of the restored site, without which those who left would come back. */
const erasuresOf = (wish: Wish, configuration: Configuration, ring: KeyRing, now: Date): readonly Erasure[] => {
  if (wish.isWithoutLog) return [];
  const folder = erasureFolderOf(configuration);
  const entries = readErasures(folder, ring, now);
  if (entries === null)
    throw new Error(
      `There is no erasure log in ${folder}: without it, people who deleted their account after the backup may come back. Copy it there, set ERASURE_LOG_DIR to its folder, or do without it (--without-erasure-log).`,
    );
  return entries.map(({ erasure }) => erasure);
};

await runCommand(usage, wished, async (wish, configuration) => {
  const from = performance.now();
  const { ring } = openKeyRing(configuration);
  const now = new Date();
  const erasures = erasuresOf(wish, configuration, ring, now);
  const database = await reachDatabase(configuration);
  const settings = s3SettingsOf(configuration);
  const store = settings === null || configuration.FILE_STORE !== 's3' ? null : createS3Store(settings);
  try {
    const restored = await restoreCopy(database.url, {
      ...wish,
      ring,
      erasures,
      store,
      coveredSince: wish.isWithoutLog ? null : coveredSince(now),
    });
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    return restoredSentences(restored, seconds).join('\n');
  } catch (error) {
    if (error instanceof UnknownOutcome) throw error;
    throw new Error(`Nothing was restored. ${reasonOf(error)}`, { cause: error });
  } finally {
    await database.stop();
  }
});
