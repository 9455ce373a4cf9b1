import { parseArgs } from 'node:util';
import { takeCopy } from '../copies/take-copy.ts';
import { s3SettingsOf } from '../files/open-files.ts';
import { createS3Store } from '../files/s3-store.ts';
import { reachDatabase, reasonOf } from '../boot/open-database.ts';
import { runCommand } from './operator-command.ts';

/** Backs up the database, also while servers are running. */
const usage = 'Usage: npm run backup -- --to COPY.gz --keys KEYS.gz';

const filesNamed = (): { to: string; keysTo: string } | null => {
  const { to, keys } = parseArgs({ options: { to: { type: 'string' }, keys: { type: 'string' } } }).values;
  return to === undefined || keys === undefined ? null : { to, keysTo: keys };
};

await runCommand(usage, filesNamed, async (files, configuration) => {
  const from = performance.now();
  const database = await reachDatabase(configuration);
  const settings = s3SettingsOf(configuration);
  const store = settings === null ? null : createS3Store(settings);
  const taken = await takeCopy(database.url, files, store).catch((error: unknown) => reasonOf(error));
  await database.stop();
  if (typeof taken === 'string') throw new Error(`No backup was made: ${taken}`);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  const objects = taken.objects === 0 ? '' : ` and ${taken.objects} files of the object store`;
  const lost =
    taken.lost === 0 ? '' : `\nWarning: the object store has lost ${taken.lost} files, which are not in the backup.`;
  return `Backed up ${taken.rows} rows of ${taken.tables} tables${objects} to ${files.to} in ${seconds} s, as of ${taken.takenAt}.${lost}
The keys to all backups are in ${files.keysTo}. Keep only the newest of these key files: with an older one, the data of deleted accounts could still be read.
The file with the keys can only be opened with DATA_KEYS, which neither file contains: keep a copy of DATA_KEYS somewhere else.`;
});
