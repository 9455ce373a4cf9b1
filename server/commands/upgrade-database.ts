import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { moveDatabase } from '../copies/move-database.ts';
import { upgradeCluster } from '../db/upgrade/upgrade-cluster.ts';
import { runCommand } from './operator-command.ts';

/** Moves the embedded database to this release's version of PostgreSQL. */
const usage = 'Usage: npm run upgrade-database [-- --old FOLDER]';

const wished = (): { old: string | null } => {
  const { old } = parseArgs({ options: { old: { type: 'string' } } }).values;
  return { old: old === undefined ? null : resolve(old) };
};

await runCommand(usage, wished, async ({ old }, configuration) => {
  if (configuration.DATABASE_URL !== undefined)
    throw new Error('The database at DATABASE_URL is not ours to upgrade: use the tools of whoever runs it.');
  const from = performance.now();
  const folder = join(configuration.DATA_DIR, 'postgres');
  const upgraded = await upgradeCluster(folder, old, moveDatabase);
  if (upgraded === null) return `Nothing to do: the data in ${folder} is of this release's version of PostgreSQL.`;
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  return `Moved the database from PostgreSQL ${upgraded.from} to ${upgraded.to} in ${seconds} s. Start the server, look at the site, and then delete the old data, at the latest after 30 days: ${upgraded.kept}`;
});
