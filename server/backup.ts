import { parseArgs } from 'node:util';
import { readConfiguration } from './configuration/read-configuration.ts';
import { takeCopy } from './copies/take-copy.ts';
import { reachDatabase, reasonOf } from './open-database.ts';

/** The operator's way to a copy of the database, also while servers run. */
const usage = 'Use: npm run backup -- --to COPY.gz --keys KEYS.gz';

const end = (code: number, sentence: string): never => {
  (code === 0 ? process.stdout : process.stderr).write(`${sentence}\n`);
  process.exit(code);
};

const filesNamed = (): { to: string; keysTo: string } => {
  try {
    const { to, keys } = parseArgs({ options: { to: { type: 'string' }, keys: { type: 'string' } } }).values;
    return to === undefined || keys === undefined ? end(64, usage) : { to, keysTo: keys };
  } catch {
    return end(64, usage);
  }
};

const files = filesNamed();
const configuration = readConfiguration(process.env);
if (!configuration.ok) end(1, configuration.faults.join('\n'));
else {
  const from = performance.now();
  const database = await reachDatabase(configuration.value);
  const taken = await takeCopy(database.url, files).catch((error: unknown) => reasonOf(error));
  await database.stop();
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  if (typeof taken === 'string') end(1, `There is no copy: ${taken}`);
  else
    end(
      0,
      `${taken.rows} rows of ${taken.tables} tables are in ${files.to}, as they were at ${taken.takenAt}, after ${seconds} s.
What opens them is in ${files.keysTo}, once for all copies: keep only the newest, or the data of people who deleted their account stay readable.
That in turn opens with DATA_KEYS only, which are in neither file: keep a copy of them somewhere else.`,
    );
}
