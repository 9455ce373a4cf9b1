import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createClient } from './client.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { type Program, startProgram } from './program.ts';
import { startProvider, type TestProvider } from './provider.ts';
import { createTestDatabase } from './test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'parsewell-outbound-'));
const RECORD_TO = join(folder, 'connections');

let mailbox: Mailbox;
let provider: TestProvider;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
/** An address that people give us in every way they can; nobody may ever come there. */
let bait: Server;
let visits = 0;
let server: Program;
beforeAll(async () => {
  [mailbox, provider, database] = await Promise.all([startMailbox(), startProvider(), createTestDatabase()]);
  bait = createServer((_request, answer) => {
    visits += 1;
    answer.end();
  });
  await new Promise<void>((resolve) => bait.listen(0, '127.0.0.1', resolve));
  const settings = {
    RECORD_TO,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.url,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'post@example.org',
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
    GOOGLE_ISSUER: provider.issuer,
  };
  server = startProgram(settings, { preload: 'record-connections.ts' });
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  bait.close();
  await Promise.all([mailbox.close(), provider.close(), database.drop()]);
  rmSync(folder, { recursive: true, force: true });
});

const hostOf = (url: string): string => new URL(url).host;

/** A resume whose links, picture and form lead to the bait. */
const baited = (address: string): Promise<Buffer> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const document = new PDFDocument({ compress: false });
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    for (const line of ['Jane Example', 'jane@example.org', 'Experience', 'Gardener, Example Ltd, 2019 - 2023'])
      document.text(line);
    document.text('Portfolio', { link: address });
    const launch = document.ref({ S: 'Launch', F: address });
    launch.end('');
    document.annotate(50, 50, 20, 20, { SubType: 'Link', A: launch });
    document.end();
  });

it(
  'L14: connects to its database, mail server and providers, and to no address that a user entered',
  { timeout: 90_000 },
  async () => {
    const bound = bait.address();
    const baitAddress = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/canary`;
    const client = createClient(await server.address);
    const account = { username: 'outward', email: 'outward@example.org', password: 'a quiet long password' };
    await client.post('/api/register', account);
    await client.post('/api/login', account);
    const { status } = await client.upload(
      { name: 'resume.pdf', bytes: await baited(baitAddress) },
      { jobDescription: `We hire gardeners: ${baitAddress}`, jobUrl: baitAddress },
    );
    expect(status).toBe(200);
    await client.post('/api/reset-password', { email: account.email });
    await mailbox.mailsTo(account.email, 2);
    expect((await client.post('/api/login/google/start', { redirect: baitAddress })).status).toBe(200);
    await client.call('GET', '/api/me', {
      headers: { host: new URL(baitAddress).host, 'x-forwarded-host': 'evil.example' },
    });
    await server.stop();

    const called = new Set(readFileSync(RECORD_TO, 'utf8').trim().split('\n'));
    const configured = [database.url, mailbox.url, provider.issuer, inject('databaseUrl')].map(hostOf);
    expect([...called].filter((host) => !configured.includes(host))).toEqual([]);
    // The recording itself works: all three were called.
    for (const host of [database.url, mailbox.url, provider.issuer].map(hostOf)) expect([...called]).toContain(host);
    expect(visits).toBe(0);
  },
);
