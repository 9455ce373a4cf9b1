import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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
  /** Forces garbage collection in the server and returns the remaining memory in MB: heap, and buffers outside it. */
  collect(): Promise<{ heapMb: number; buffersMb: number }>;
  stop(): Promise<void>;
};

const password = 'a quiet long password';

/** Each user has a different IP network in the proxy headers, so that only the per-user rate limits apply. */
const networkOf = (nr: number): Record<string, string> => ({
  'x-forwarded-for': `10.${nr >> 16}.${(nr >> 8) & 255}.${nr & 255}`,
});

export const startSite = async (count: number, plan: 'free' | 'premium'): Promise<Site> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-bench-'));
  const database = await openEmbeddedDatabase(path.join(folder, 'postgres'));
  await migrate(database.url);
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: path.join(folder, 'keys'),
    HOST: '127.0.0.1',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
  };
  const program = startProgram(settings, { preload: 'tell-memory.ts' });
  const address = await program.address;
  const db = connect(database.url);
  const people: Site['people'] = [];
  for (let nr = 0; nr < count; nr += 1) {
    const client = createClient(address);
    const account = { username: `person${nr}`, email: `person${nr}@example.org`, password };
    const { body } = await client.post('/api/register', account, networkOf(nr));
    await client.post('/api/login', account, networkOf(nr));
    people.push(Object.assign(client, { id: String(Object(body['user']).id) }));
  }
  if (plan === 'premium') await db.$client.query(`UPDATE users SET subscription_status = 'active'`);
  return {
    address,
    pid: program.child.pid ?? 0,
    db,
    people,
    async collect() {
      const said = (): string[][] => [...program.said().matchAll(/^memory (\d+) (\d+)$/gm)];
      const before = said().length;
      program.child.kill('SIGUSR2');
      while (said().length === before) await sleep(10);
      const [, heap = '0', buffers = '0'] = said().at(-1) ?? [];
      return { heapMb: Number(heap) / 1024 ** 2, buffersMb: Number(buffers) / 1024 ** 2 };
    },
    async stop() {
      await db.$client.end();
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
