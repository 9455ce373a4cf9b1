import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { createAdmin } from './accounts/create-admin.ts';
import { readConfiguration } from './configuration/read-configuration.ts';
import { openDatabase } from './open-database.ts';

/** The operator's way to make an admin: asks for the password, or reads it from a file or the standard input. */
const usage = 'Use: npm run create-admin -- --email you@example.org [--username admin] [--password-file FILE]';

const end = (code: number, sentence: string): never => {
  (code === 0 ? process.stdout : process.stderr).write(`${sentence}\n`);
  process.exit(code);
};

const optionsOf = () => {
  try {
    return parseArgs({
      options: { email: { type: 'string' }, username: { type: 'string' }, 'password-file': { type: 'string' } },
    }).values;
  } catch {
    return end(64, usage);
  }
};

/** Typed twice and not shown; a pipe or a file says it once. */
const askPassword = async (): Promise<string> => {
  if (!process.stdin.isTTY) return readFileSync(0, 'utf8').replace(/\r?\n$/, '');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stdout.write('Password: ');
  const password = await terminal.question('');
  process.stdout.write('\nOnce more: ');
  const again = await terminal.question('');
  process.stdout.write('\n');
  terminal.close();
  return password === again ? password : end(1, 'The two passwords are not the same. Nothing was changed.');
};

const { email, username = 'admin', 'password-file': passwordFile } = optionsOf();
if (email === undefined) end(64, usage);
else {
  const configuration = readConfiguration(process.env);
  if (!configuration.ok) end(1, configuration.faults.join('\n'));
  else {
    const password =
      passwordFile === undefined ? await askPassword() : readFileSync(passwordFile, 'utf8').replace(/\r?\n$/, '');
    const { db, close } = await openDatabase(configuration.value);
    const fault = await createAdmin(db, { username, email, password }, new Date());
    await close();
    end(fault === null ? 0 : 1, fault ?? `${username} (${email}) is an admin now.`);
  }
}
