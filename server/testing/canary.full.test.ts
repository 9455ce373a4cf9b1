import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { type Mailbox, startMailbox, tokenIn } from './mailbox.ts';
import { type Program, startProgram } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'parsewell-canary-'));
const [DATA_DIR, TMPDIR] = [join(folder, 'data'), join(folder, 'tmp')];
mkdirSync(TMPDIR);

let mailbox: Mailbox;
let server: Program;
beforeAll(async () => {
  mailbox = await startMailbox();
  const settings = { DATA_DIR, TMPDIR, LOG_LEVEL: 'debug', SMTP_URL: mailbox.url, MAIL_FROM: 'p@example.org' };
  server = startProgram(settings);
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await mailbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const resume = (marked: string): Promise<Buffer> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const document = new PDFDocument({ compress: false });
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    const lines = ['Jane Example', 'jane@example.org', 'Experience', `Keeper of ${marked}, Example Ltd, 2019 - 2023`];
    for (const line of lines) document.text(line);
    document.end();
  });

const filesBelow = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** As plain text, and as PostgreSQL and PDF encode bytes. */
const shapesOf = (text: string): Buffer[] =>
  [text, Buffer.from(text).toString('hex'), Buffer.from(text).toString('base64').slice(0, -4)].map((shape) =>
    Buffer.from(shape),
  );

it(
  'L7: user input and uploads are nowhere in the data folder, the log, temporary files or error responses',
  { timeout: 180_000 },
  async () => {
    const client = createClient(await server.address);
    const marks = {
      resume: 'KANARI7RESUME',
      file: 'KANARI7FILE',
      job: 'KANARI7JOB',
      name: 'KANARI7NAME',
      text: 'KANARI7TEXT',
      draft: 'KANARI7DRAFT',
      password: 'KANARI7PASSWORD',
    };
    const account = { username: 'keeper', email: 'keeper@example.org', password: marks.password };
    const answers = [
      await client.post('/api/register', account),
      await client.post('/api/login', { ...account, password: `${marks.password}wrong` }),
      await client.post('/api/login', account),
      await client.upload(
        { name: `${marks.file}.txt`, bytes: await resume(marks.resume) },
        { jobDescription: marks.job },
      ),
      await client.upload({ name: `${marks.file}.pdf`, bytes: Buffer.from(`%PDF ${marks.resume}`) }),
      await client.put('/api/account/password', {
        currentPassword: `${marks.password}no`,
        newPassword: marks.password,
      }),
    ];
    const errors = answers.filter(({ status }) => status >= 400);
    expect(errors.length).toBeGreaterThanOrEqual(4);

    const kept = await client.upload(
      { name: `${marks.file}.pdf`, bytes: await resume(marks.resume) },
      { jobDescription: `We look for somebody who knows ${marks.job}.` },
    );
    expect(kept.status).toBe(200);
    expect(JSON.stringify(kept.body)).toContain(marks.resume);
    const id = String(kept.body['id']);
    const renamed = await client.put(`/api/analysis/${id}/name`, { name: marks.name });
    const imagined = await client.post(`/api/analysis/${id}/what-if`, { text: `Keeper\n${marks.text}` });
    const drafted = await client.put(`/api/analysis/${id}/draft`, { text: `Keeper\n${marks.draft}` });
    expect([renamed.status, imagined.status, drafted.status]).toEqual([200, 200, 200]);
    const report = await client.get(`/api/analysis/${id}/download`);
    const summary = await client.get('/api/user/reports/optimization-summary');
    const all = await client.get('/api/user/reports/download-all');
    expect([report.status, summary.status, all.status]).toEqual([200, 200, 200]);
    const share = String((await client.post(`/api/analysis/${id}/share`)).body['token']);
    const shared = await client.get(`/api/shared/${share}`);
    expect(shared.status).toBe(200);
    for (const mark of Object.values(marks)) expect(JSON.stringify(shared.body)).not.toContain(mark);
    await client.post('/api/reset-password', { email: account.email });
    const tokens = (await mailbox.mailsTo(account.email, 2)).map(tokenIn);
    expect(tokens.map((token) => token.length)).toEqual([43, 43]);

    await server.stop();

    const secrets = [...Object.values(marks), ...tokens, share];
    const places = [
      ...filesBelow(DATA_DIR).map((file) => ({ name: file, bytes: readFileSync(file) })),
      ...filesBelow(TMPDIR).map((file) => ({ name: file, bytes: readFileSync(file) })),
      { name: 'the log', bytes: Buffer.from(server.said()) },
      { name: 'an error answer', bytes: Buffer.from(JSON.stringify(errors)) },
    ];
    const found = places.flatMap(({ name, bytes }) =>
      secrets
        .filter((secret) => shapesOf(secret).some((shape) => bytes.includes(shape)))
        .map((secret) => `${secret} in ${name}`),
    );
    expect(found).toEqual([]);
    // Proves that the search works: the address, which must be stored in plain text for login, is found.
    expect(places.some(({ bytes }) => bytes.includes(Buffer.from(account.email)))).toBe(true);
  },
);
