import { parseArgs } from 'node:util';
import { takeCopy } from '../copies/take-copy.ts';
import { reachDatabase, reasonOf } from '../boot/open-database.ts';
import { runCommand } from './operator-command.ts';

/** The operator's way to a copy of the database, also while servers run. */
const usage = 'Use: npm run backup -- --to COPY.gz --keys KEYS.gz';

const filesNamed = (): { to: string; keysTo: string } | null => {
  const { to, keys } = parseArgs({ options: { to: { type: 'string' }, keys: { type: 'string' } } }).values;
  return to === undefined || keys === undefined ? null : { to, keysTo: keys };
};

await runCommand(usage, filesNamed, async (files, configuration) => {
  const from = performance.now();
  const database = await reachDatabase(configuration);
  const taken = await takeCopy(database.url, files).catch((error: unknown) => reasonOf(error));
  await database.stop();
  if (typeof taken === 'string') throw new Error(`There is no copy: ${taken}`);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  return `${taken.rows} rows of ${taken.tables} tables are in ${files.to}, as they were at ${taken.takenAt}, after ${seconds} s.
What opens them is in ${files.keysTo}, once for all copies: keep only the newest, or the data of people who deleted their account stay readable.
That in turn opens with DATA_KEYS only, which are in neither file: keep a copy of them somewhere else.`;
});
