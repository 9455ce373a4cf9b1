import type { RecognizedResume } from '#contract/report/recognized-resume.ts';
import type { Repairs } from '#contract/report/repair.ts';
import type { RepairId } from '#engine/model/repair.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { type App, type AppOptions, createApp } from '../boot/app.ts';
import { openCharging } from '../billing/charges/open-charging.ts';
import { openPayments } from '../billing/provider/payments.ts';
import { connect, type Database } from '../db/connect.ts';
import { users } from '../db/schema.ts';
import { createFiles } from '../files/files.ts';
import { openFiles } from '../files/open-files.ts';
import { createRateLimits } from '../http/rate-limits.ts';
import { loggerTo } from '../http/log.ts';
import { type Journal, openJournal } from '../journal/journal.ts';
import { parseKeyRing } from '../keys/key-ring.ts';
import { createSafe } from '../keys/safe.ts';
import { openErasureLog } from '../erasures/erasure-log.ts';
import { openPostOffice } from '../mail/post-office.ts';
import { createMailTransport } from '../mail/transport.ts';
import type { ParseJob, Parser } from '../parsing/parser.ts';
import type { Ocr } from '../parsing/ocr/ocr.ts';
import { createShares } from '../parsing/shares.ts';
import { openQueue } from '../queue/queue.ts';
import { startReading } from '../resumes/queue/read-uploads.ts';
import { findWaiting } from '../resumes/queue/store.ts';
import { openWaiting } from '../resumes/queue/waiting.ts';
import type { GuardServices } from '../boot/services.ts';
import { clamdAt } from '../scanning/clamd.ts';
import { createTypesetter } from '../typst/typesetter.ts';
import { nothingRead, sampleResult } from './analysis-result.ts';
import { type Client, createClient } from './client.ts';
import { testConfiguration } from './test-configuration.ts';
import { createTestDatabase } from './test-database.ts';

export type TestApp = {
  app: App;
  address: string;
  db: Database;
  services: GuardServices;
  /** Advances the server's clock. */
  pass: (seconds: number) => void;
  /** Documents that reached the parser. */
  parsed: ParseJob[];
  /** What operators will see; call `flush` before reading it. */
  journal: Journal;
  /** Mails as a development server prints them. */
  shown: string[];
  /** Failures of background work; `close` throws the first. */
  faults: unknown[];
  visitor: () => Client;
  signedIn: (username: string, role?: 'user' | 'admin') => Promise<Client & { id: string }>;
  /** The same with Premium, as if paid: for tests that are not about plans. */
  subscriber: (username: string) => Promise<Client & { id: string }>;
  close: () => Promise<void>;
};

export type TestAppOptions = AppOptions & {
  /** Used instead of a new one on the shared server. */
  database?: Database;
  parser?: Parser;
  ocr?: Ocr;
  environment?: Record<string, string>;
  keys?: string;
  /** The folder of the erasure log; a new one without it. */
  erasureFolder?: string;
  hasRoom?: () => Promise<boolean>;
  /** How many uploads are read at once; 0: none. */
  readsAtOnce?: number;
  /** How long a request waits for its analysis. */
  waitMs?: number;
};

export const password = 'correct horse 7';
/** The smallest PNG there is. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==',
  'base64',
);
const keys = `k1:${Buffer.alloc(32, 7).toString('base64')}`;

const recognizedNothing: RecognizedResume = {
  pages: ['Somebody'],
  pageCount: 1,
  ended: 'all-read',
  parsed: nothingRead,
  document: { name: '', headline: '', contact: [], links: [], sections: [] },
};

/** Every repair that was chosen, with one change each. */
const repairsWith = (only: readonly RepairId[]): Repairs => {
  const scores = { atsScore: 80, formatScore: 80, keywordScore: 50, jobRelevanceScore: null };
  const changes = [{ before: 'Really?', after: '' }];
  return {
    before: scores,
    after: { ...scores, atsScore: 100 },
    repairs: only.map((id) => ({ id, title: id, what: 'Mends it.', check: 'comments-left-in', changes, count: 1 })),
  };
};

/** The whole server on a free port, with its own database and a parser that finds the same in every file. */
export const startTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const own = options.database === undefined ? await createTestDatabase() : null;
  const configuration = testConfiguration(options.environment ?? {});
  const db = options.database ?? connect(own?.url ?? '');
  const parsed: ParseJob[] = [];
  const parser: Parser = options.parser ?? {
    async parse(job) {
      parsed.push(job);
      return { is: 'result', result: sampleResult({ id: job.id, filename: job.filename }) };
    },
    // Finds each requested keyword that the text contains.
    whatIf: async ({ text, jobDescription = '' }) => {
      const asked = jobDescription.split(/\W+/).filter((word) => word !== '');
      return {
        is: 'words',
        words: {
          keywordScore: 50,
          jobScore: jobDescription === '' ? null : 60,
          matchedKeywords: asked.filter((word) => text.includes(word)),
          missingKeywords: asked.filter((word) => !text.includes(word)),
          requirements: [],
        },
      };
    },
    parseAgain: async ({ id, filename }) => ({ is: 'result', result: sampleResult({ id, filename }) }),
    check: async () => ({ is: 'busy', retryAfterSeconds: 1 }),
    readBack: async () => ({ is: 'busy', retryAfterSeconds: 1 }),
    draft: async () => ({
      is: 'draft',
      draft: { name: '', headline: '', contact: [], links: [], sections: [] },
      dataInFile: 'none',
    }),
    posting: async ({ bytes }) => ({ is: 'posting', text: Buffer.from(bytes).toString() }),
    import: async () => ({
      is: 'draft',
      draft: { name: '', headline: '', contact: [], links: [], sections: [] },
      dataInFile: 'none',
    }),
    repair: async ({ wantsFile, only = ['comments'] }) => ({
      is: 'repaired',
      repairs: repairsWith(only),
      file: wantsFile ? Buffer.from('PK') : null,
    }),
    draw: async ({ page }) => ({ is: 'picture', png: page === 1 ? onePixel : null, pages: 1 }),
    close: async () => undefined,
  };
  let offsetMs = 0;
  const clock = (): Date => new Date(Date.now() + offsetMs);
  const ring = parseKeyRing(options.keys ?? keys);
  const safe = createSafe(db, ring);
  const erasureFolder = options.erasureFolder ?? mkdtempSync(join(tmpdir(), 'parsewell-erasures-'));
  const erasures = openErasureLog(erasureFolder, ring);
  // Without an object store there is nothing to check, and some tests have no database.
  const { files } =
    configuration.S3_BUCKET_URL === undefined
      ? { files: createFiles({ db, clock }, null) }
      : await openFiles({ db, clock }, configuration);
  const shown: string[] = [];
  const faults: unknown[] = [];
  const transport = createMailTransport(configuration, (text) => shown.push(text));
  const mail = openPostOffice({ db, safe, clock }, transport, (error) => faults.push(error));
  const queue = openQueue(db, (error) => faults.push(error));
  const shares = createShares(queue.share);
  const ocr: Ocr = options.ocr ?? {
    recognize: async () => ({ is: 'recognized', recognized: recognizedNothing }),
    close: async () => undefined,
  };
  const waiting = openWaiting(queue.bell, (ids) => findWaiting(db, ids), options.waitMs);
  const payments = openPayments(configuration);
  const charging = openCharging({ db, clock, mail, configuration }, payments, (error) => faults.push(error));
  const services: GuardServices = {
    configuration,
    db,
    clock,
    rateLimits: createRateLimits(db.$client, configuration.REGISTRATIONS_PER_HOUR),
    safe,
    erasures,
    files,
    mail,
    parser,
    ocr,
    queue,
    waiting,
    typesetter: createTypesetter({ shares }),
    payments,
    charging,
    scanner: configuration.CLAMD_ADDRESS === undefined ? null : clamdAt(configuration.CLAMD_ADDRESS),
    hasRoom: options.hasRoom ?? (async () => true),
  };
  const journal = openJournal(db);
  const logger = loggerTo('silent', () => undefined, journal.write);
  const app = await createApp(services, { logger, isStrict: true, ...options });
  const reading = { db, safe, files, clock, parser, queue, shares };
  const stopReading = startReading(reading, options.readsAtOnce ?? 4, (error) => faults.push(error));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const testApp: TestApp = {
    app,
    address,
    db,
    services,
    parsed,
    journal,
    shown,
    faults,
    pass: (seconds) => {
      offsetMs += seconds * 1000;
    },
    visitor: () => createClient(address),
    async signedIn(username, role = 'user') {
      const client = createClient(address);
      const email = `${username}@example.org`;
      const { body } = await client.post('/api/register', { username, email, password });
      const id = String(Object(body['user']).id);
      if (role === 'admin') await db.update(users).set({ role }).where(eq(users.id, id));
      await client.post('/api/login', { username, password });
      return Object.assign(client, { id });
    },
    async subscriber(username) {
      const client = await testApp.signedIn(username);
      await db.update(users).set({ subscriptionStatus: 'active' }).where(eq(users.id, client.id));
      return client;
    },
    async close() {
      await app.close();
      await charging.close();
      await stopReading();
      waiting.close();
      await queue.close();
      await mail.close();
      await parser.close();
      await ocr.close();
      services.typesetter.close();
      await journal.close();
      await erasures.close();
      if (options.erasureFolder === undefined) rmSync(erasureFolder, { recursive: true, force: true });
      await db.$client.end();
      await own?.drop();
      if (faults.length > 0) throw faults[0];
    },
  };
  return testApp;
};
