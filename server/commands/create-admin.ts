import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { createAdmin } from '../identity/accounts/create-admin.ts';
import { openDatabase } from '../boot/open-database.ts';
import { runCommand, textIn } from './operator-command.ts';

/** Creates an admin: asks for the password, or reads it from a file or from standard input. */
const usage = 'Usage: npm run create-admin -- --email you@example.org [--username admin] [--password-file FILE]';

type Wish = { email: string; username: string; passwordFile: string | undefined };

const wished = (): Wish | null => {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, username: { type: 'string' }, 'password-file': { type: 'string' } },
  });
  const { email, username = 'admin', 'password-file': passwordFile } = values;
  return email === undefined ? null : { email, username, passwordFile };
};

/** Typed twice without echo in a terminal; read once from a pipe or a file. */
const passwordFrom = async (file: string | undefined): Promise<string> => {
  if (file !== undefined) return onOneLine(textIn(file));
  if (!process.stdin.isTTY) return onOneLine(readFileSync(0, 'utf8'));
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stdout.write('Password: ');
  const password = await terminal.question('');
  process.stdout.write('\nRepeat the password: ');
  const again = await terminal.question('');
  process.stdout.write('\n');
  terminal.close();
  if (password !== again) throw new Error('The passwords do not match. Nothing was changed.');
  return password;
};

const onOneLine = (text: string): string => text.replace(/\r?\n$/, '');

await runCommand(usage, wished, async ({ email, username, passwordFile }, configuration) => {
  const password = await passwordFrom(passwordFile);
  const { db, close } = await openDatabase(configuration);
  const fault = await createAdmin(db, { username, email, password }, new Date());
  await close();
  if (fault !== null) throw new Error(fault);
  return `${username} (${email}) is now an admin.`;
});
