import { parseArgs } from 'node:util';
import { restoreCopy } from '../copies/restore-copy.ts';
import { openKeyRing } from '../keys/key-ring.ts';
import { reachDatabase, reasonOf } from '../boot/open-database.ts';
import { runCommand } from './operator-command.ts';

/** The operator's way back from a copy, into whatever database the settings name. */
const usage = 'Use: npm run restore -- --from COPY.gz --keys KEYS.gz [--replace]';

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
  const gone = restored.gone === 0 ? '' : `\n${restored.gone} who deleted their account since are not among them.`;
  return `${restored.rows} rows are back, as they were at ${restored.takenAt}, with ${restored.people} people, after ${seconds} s.${gone}\nEverybody has to log in again.`;
});
