import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { connect, type Database } from '#server/db/connect.ts';
import { openEmbeddedDatabase } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Client, createClient } from '#server/testing/client.ts';
import { startProgram } from '#server/testing/program.ts';

/**
 * The server as an operator starts it, with a temporary database and logged-in users. Linux only: figures come from
 * /proc.
 */
export type Site = {
  address: string;
  pid: number;
  db: Database;
  people: (Client & { id: string })[];
  /** The process ids of its workers. */
  workers: number[];
  stop(): Promise<void>;
};

export type SiteOptions = {
  settings?: Readonly<Record<string, string>>;
  /** How many `npm run worker` run beside the server. */
  workers?: number;
  /** A file of `server/testing/` that servers and workers load first. */
  preload?: string;
};

const password = 'a quiet long password';
const registrationsAtOnce = 4;

/** Each user has a different IP network in the proxy headers, so that only the per-user rate limits apply. */
const networkOf = (nr: number): Record<string, string> => ({
  'x-forwarded-for': `10.${nr >> 16}.${(nr >> 8) & 255}.${nr & 255}`,
});

export const startSite = async (
  count: number,
  plan: 'free' | 'premium',
  { settings: more = {}, workers: workerCount = 0, preload }: SiteOptions = {},
): Promise<Site> => {
  // On a disk, as in real life: the temporary folder may be memory.
  const parent = fs.existsSync('/var/tmp') ? '/var/tmp' : os.tmpdir();
  const folder = fs.mkdtempSync(path.join(parent, 'parsewell-bench-'));
  const database = await openEmbeddedDatabase(path.join(folder, 'postgres'));
  await migrate(database.url);
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: path.join(folder, 'keys'),
    DATA_KEYS: `bench:${randomBytes(32).toString('base64')}`,
    HOST: '127.0.0.1',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
    ...(process.env['READER_FILE'] === undefined ? {} : { READER_FILE: process.env['READER_FILE'] }),
    ...more,
  };
  const words = preload === undefined ? {} : { preload };
  const program = startProgram(settings, words);
  const address = await program.address;
  const workers = Array.from({ length: workerCount }, () =>
    startProgram(settings, { ...words, script: 'boot/worker.ts' }),
  );
  const db = connect(database.url);
  const newPerson = async (nr: number): Promise<Site['people'][number]> => {
    const client = createClient(address);
    const account = { username: `person${nr}`, email: `person${nr}@example.org`, password };
    const { body } = await client.post('/api/register', account, networkOf(nr));
    await client.post('/api/login', account, networkOf(nr));
    return Object.assign(client, { id: String(Object(body['user']).id) });
  };
  const people: Site['people'] = [];
  while (people.length < count) {
    const some = Array.from(
      { length: Math.min(registrationsAtOnce, count - people.length) },
      (_, nr) => people.length + nr,
    );
    people.push(...(await Promise.all(some.map(newPerson))));
  }
  if (plan === 'premium') await db.$client.query(`UPDATE users SET subscription_status = 'active'`);
  return {
    address,
    pid: program.child.pid ?? 0,
    db,
    people,
    workers: workers.map(({ child }) => child.pid ?? 0),
    async stop() {
      await db.$client.end();
      await Promise.all(workers.map((worker) => worker.stop()));
      await program.stop();
      await database.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A resume as a PDF, with `attachedBytes` of incompressible data. */
export const resumePdf = (attachedBytes: number): Promise<Buffer> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const document = new PDFDocument();
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    for (const line of lines) document.text(line);
    if (attachedBytes > 0) document.file(randomBytes(attachedBytes), { name: 'photo' });
    document.end();
  });

const lines = [
  'Jane Example',
  'jane@example.org | +1 555 010 0199 | Portland, OR',
  'Experience',
  'Warehouse Manager, Example Ltd, 03/2019 - 11/2025',
  ...Array.from(
    { length: 24 },
    (_, nr) => `Cut the time to load a truck by ${nr + 5} % with a plan for each of ${nr + 2} docks.`,
  ),
  'Education',
  'BSc Logistics, Example University, 2014 - 2018',
  'Skills',
  'Inventory management, forklift, Excel, SQL, scheduling',
];

export type Usage = { serverMb: number; allMb: number; descriptors: number };

/** Memory in use now, of the server alone and with its child processes, and the server's open files. */
export const usageOf = (pid: number): Usage => ({
  serverMb: residentMb(pid),
  allMb: [pid, ...childrenOf(pid)].reduce((sum, each) => sum + residentMb(each), 0),
  descriptors: fs.readdirSync(`/proc/${pid}/fd`).length,
});

const residentMb = (pid: number): number => {
  try {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    // The process has exited in the meantime.
    return 0;
  }
};

const childrenOf = (pid: number): number[] => {
  const direct = fs
    .readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((word) => word !== '')
    .map(Number);
  return direct;
};
