import { readFileSync } from 'node:fs';
import type { Configuration } from '../../boot/configuration.ts';
import type { Database } from '../../db/connect.ts';
import { createAdmin } from './create-admin.ts';
import { hasAdmin } from './store.ts';

/** Creates the configured admin if there is no admin yet. Returns a sentence for the operator, or null. */
export const ensureFirstAdmin = async (
  db: Database,
  { ADMIN_EMAIL: email, ADMIN_PASSWORD_FILE: passwordFile }: Pick<Configuration, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD_FILE'>,
  now: Date,
): Promise<string | null> => {
  if (await hasAdmin(db)) return null;
  if (email === undefined || passwordFile === undefined)
    return 'There is no admin yet. Create one with: npm run create-admin -- --email you@example.org';
  const password = readFileSync(passwordFile, 'utf8').replace(/\r?\n$/, '');
  const fault = await createAdmin(db, { username: 'admin', email, password }, now);
  // Two servers that start together both try; the second finds the admin already there.
  if (fault !== null && (await hasAdmin(db))) return null;
  return fault === null
    ? `Created the first admin: admin (${email}).`
    : `The first admin could not be created. ${fault}`;
};
