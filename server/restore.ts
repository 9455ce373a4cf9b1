import { parseArgs } from 'node:util';
import { readConfiguration } from './configuration/read-configuration.ts';
import { restoreCopy } from './copies/restore-copy.ts';
import { openKeyRing } from './keys/key-ring.ts';
import { reachDatabase, reasonOf } from './open-database.ts';

/** The operator's way back from a copy, into whatever database the settings name. */
const usage = 'Use: npm run restore -- --from COPY.gz --keys KEYS.gz [--replace]';

const end = (code: number, sentence: string): never => {
  (code === 0 ? process.stdout : process.stderr).write(`${sentence}\n`);
  process.exit(code);
};

const wished = (): { from: string; keysFrom: string; isReplacing: boolean } => {
  try {
    const { values } = parseArgs({
      options: { from: { type: 'string' }, keys: { type: 'string' }, replace: { type: 'boolean', default: false } },
    });
    const { from, keys, replace } = values;
    return from === undefined || keys === undefined ? end(64, usage) : { from, keysFrom: keys, isReplacing: replace };
  } catch {
    return end(64, usage);
  }
};

const wish = wished();
const configuration = readConfiguration(process.env);
if (!configuration.ok) end(1, configuration.faults.join('\n'));
else {
  const from = performance.now();
  const { ring } = openKeyRing(configuration.value);
  const database = await reachDatabase(configuration.value);
  const restored = await restoreCopy(database.url, { ...wish, ring }).catch((error: unknown) => reasonOf(error));
  await database.stop();
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  if (typeof restored === 'string') end(1, `Nothing was restored. ${restored}`);
  else
    end(
      0,
      `${restored.rows} rows are back, as they were at ${restored.takenAt}, with ${restored.people} people, after ${seconds} s.${
        restored.gone === 0 ? '' : `\n${restored.gone} who deleted their account since are not among them.`
      }\nEverybody has to log in again.`,
    );
}
