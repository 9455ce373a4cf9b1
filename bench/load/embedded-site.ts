import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { type Client as HttpClient, createClient } from '#server/testing/client.ts';
import { startProgram } from '#server/testing/program.ts';

/** The server as on a box of its own: with its embedded database and one reader. */
export type EmbeddedSite = {
  address: string;
  pid: number;
  /** A logged-in user with a paid plan and a network of their own, so that no rate limit stops a measurement. */
  newPerson(nr: number): Promise<HttpClient>;
  /** A connection to its database. */
  database(): Promise<Client>;
  stop(): Promise<void>;
};

const password = 'a quiet long password';

/** `onStart` is called as soon as there is a process, before it has done much. */
export const startEmbeddedSite = async (
  settings: Readonly<Record<string, string>> = {},
  onStart: (pid: number) => void = () => undefined,
): Promise<EmbeddedSite> => {
  // On a disk, as in real life: the temporary folder may be memory.
  const parent = fs.existsSync('/var/tmp') ? '/var/tmp' : os.tmpdir();
  const DATA_DIR = settings['DATA_DIR'] ?? fs.mkdtempSync(path.join(parent, 'parsewell-bench-'));
  const program = startProgram({
    DATA_DIR,
    HOST: '127.0.0.1',
    TRUST_PROXY: '127.0.0.1',
    PARSER_PROCESSES: '1',
    LOG_LEVEL: 'error',
    ...(process.env['READER_FILE'] === undefined ? {} : { READER_FILE: process.env['READER_FILE'] }),
    ...settings,
  });
  const pid = program.child.pid ?? 0;
  onStart(pid);
  const address = await program.address;
  const database = async (): Promise<Client> => {
    const [port, secret] = ['port', 'password'].map((file) =>
      fs.readFileSync(path.join(DATA_DIR, 'postgres', file), 'utf8').trim(),
    );
    const client = new Client({ connectionString: `postgres://parsewell:${secret}@127.0.0.1:${port}/parsewell` });
    await client.connect();
    return client;
  };
  return {
    address,
    pid,
    database,
    async newPerson(nr) {
      const network = { 'x-forwarded-for': `10.0.${nr >> 8}.${nr & 255}` };
      const client = createClient(address);
      const account = { username: `person${nr}`, email: `person${nr}@example.org`, password };
      await client.post('/api/register', account, network);
      const { status } = await client.post('/api/login', account, network);
      if (status !== 200) throw new Error(`A person could not log in: ${status}.`);
      const db = await database();
      await db.query(`UPDATE users SET subscription_status = 'active' WHERE username = $1`, [account.username]);
      await db.end();
      return client;
    },
    async stop() {
      await program.stop();
      fs.rmSync(DATA_DIR, { recursive: true, force: true });
    },
  };
};

/** The resumes of the corpus, and whether they can be read. */
export const corpusFiles = (): { filename: string; bytes: Buffer }[] =>
  fs
    .readdirSync('corpus', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => ['resume.pdf', 'resume.docx'].map((file) => path.join('corpus', name, file)))
    .filter((file) => fs.existsSync(file))
    .map((file) => ({ filename: path.basename(file), bytes: fs.readFileSync(file) }));
