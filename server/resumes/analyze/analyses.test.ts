import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/product/limits.ts';
import { activity, analyses, analysisRequests } from '../../db/schema.ts';
import type { ParseOutcome, Parser } from '../../parsing/parser.ts';
import { sampleResult } from '../../testing/analysis-result.ts';
import type { Client } from '../../testing/client.ts';
import { flood } from '../../testing/flood.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { safeFilename } from '../upload/resume-form.ts';

let server: TestApp;
let person: Client & { id: string };
let people = 0;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await server.subscriber(`person${(people += 1)}`);
});

const pdf = (size = 1000, name = 'Maren Oduya.pdf') => ({ name, bytes: Buffer.alloc(size, '%PDF-1.7 ') });
const rowsOf = (id: string) => server.db.select().from(analyses).where(eq(analyses.userId, id));

describe('analyzing', () => {
  it('A13: returns the result, which its owner can open again', async () => {
    const { status, body } = await person.upload(pdf(), { jobDescription: 'Welder wanted' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ filename: 'Maren Oduya.pdf', atsScore: 82, createdAt: expect.any(String) });
    expect(body['id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const again = await person.get(`/api/analysis/${String(body['id'])}`);
    expect(again.body).toEqual(body);
    expect(server.parsed.at(-1)).toMatchObject({ jobDescription: 'Welder wanted', filename: 'Maren Oduya.pdf' });
  });

  it('returns the date of deletion, thirty days later', async () => {
    const { body } = await person.upload(pdf());
    const days = (Date.parse(String(body['deletedOn'])) - Date.parse(String(body['createdAt']))) / 86_400_000;
    expect(days).toBe(limits.keptForDays);
  });

  it('L7: stores everything a user wrote only encrypted, and the scores in plain text', async () => {
    const secret = 'CANARY-9Q';
    await person.upload(
      { name: `${secret}.pdf`, bytes: Buffer.from(`%PDF ${secret}`) },
      { jobDescription: `${secret} wanted` },
    );
    const [row] = await rowsOf(person.id);
    expect(row).toMatchObject({ atsScore: 82, keywordScore: 70, formatScore: 91, fileBytes: 14 });
    for (const column of [row?.file, row?.filename, row?.jobDescription, row?.result]) {
      expect(column?.length).toBeGreaterThan(28);
      expect(column?.includes(secret)).toBe(false);
      expect(column?.includes('Maren')).toBe(false);
    }
    const safe = await server.services.safe.of(person.id);
    expect(safe.open(row?.id ?? '', 'file', row?.file ?? Buffer.alloc(0)).toString()).toBe(`%PDF ${secret}`);
    // Swapping rows in the database makes decryption fail.
    expect(() => safe.open('another id', 'file', row?.file ?? Buffer.alloc(0))).toThrow('damaged');
    expect(() => safe.open(row?.id ?? '', 'filename', row?.file ?? Buffer.alloc(0))).toThrow('damaged');
  });

  it('is recorded as activity with its score', async () => {
    const { body } = await person.upload(pdf());
    const rows = await server.db.select().from(activity).where(eq(activity.userId, person.id));
    expect(rows.find((row) => row.kind === 'resume_analysis')).toMatchObject({ analysisId: body['id'], atsScore: 82 });
  });

  it('passes on the URL of the job posting, and treats an empty one as absent', async () => {
    const jobUrl = 'https://jobs.lever.co/quillfeather';
    expect((await person.upload(pdf(), { jobUrl })).status).toBe(200);
    expect(server.parsed.at(-1)).toMatchObject({ jobUrl });
    await person.upload(pdf(), { jobUrl: ' ' });
    expect(server.parsed.at(-1)).not.toHaveProperty('jobUrl');
  });

  it.each(['javascript:alert(1)', 'jobs', 'ftp://jobs.lever.co/x', `https://jobs.lever.co/${'x'.repeat(2000)}`])(
    'refuses %.40j as the URL of a job posting',
    async (jobUrl) => {
      expect(await person.upload(pdf(), { jobUrl })).toMatchObject({ status: 400, body: { code: 'bad-input' } });
    },
  );

  it('treats an empty job description as absent', async () => {
    await person.upload(pdf(), { jobDescription: '  \n' });
    expect(server.parsed.at(-1)).not.toHaveProperty('jobDescription');
  });
});

describe('an upload', () => {
  it.each(['resume.txt', 'resume.doc', 'resume.docm', 'resume.exe', 'resume', 'resume.pdf.exe'])(
    'U1: named %s is refused',
    async (name) => {
      const before = server.parsed.length;
      expect(await person.upload(pdf(100, name))).toMatchObject({
        status: 415,
        body: { code: 'wrong-type', message: 'Please upload a PDF or DOCX file' },
      });
      expect(server.parsed.length).toBe(before);
    },
  );

  it('U2: may have five megabytes and not one byte more', async () => {
    expect((await person.upload(pdf(limits.uploadBytes))).status).toBe(200);
    expect(server.parsed.at(-1)?.bytes.length).toBe(limits.uploadBytes);
    expect(await person.upload(pdf(limits.uploadBytes + 1))).toMatchObject({
      status: 413,
      body: { code: 'too-large', message: 'File size must be less than 5MB' },
    });
  });

  it('with a far too large content-length is refused before it is read', async () => {
    const answer = await flood(server.address, {
      head: uploadHead(person, `content-length: ${50 * 1024 * 1024}`),
      upToBytes: 0,
    });
    expect(answer).toMatchObject({ status: 413, connection: 'close' });
  });

  it.each([
    ['in the file', '--b\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n'],
    ['before the first part', 'nothing yet'],
  ])('U2: without a content-length is cut off when it has sent too much %s', async (_where, first) => {
    const answer = await flood(server.address, {
      head: uploadHead(person, 'transfer-encoding: chunked'),
      first: Buffer.from(first),
      upToBytes: 40 * 1024 * 1024,
    });
    expect(answer).toMatchObject({ status: 413, connection: 'close' });
    expect(answer.sentBytes).toBeLessThan(12 * 1024 * 1024);
  });

  it.each([
    ['no file', () => new FormData()],
    ['a file in a field of another name', () => formOf(['cv', new Blob(['%PDF'])])],
    ['two files', () => formOf(['resume', new Blob(['%PDF'])], ['resume', new Blob(['%PDF'])])],
    ['an unknown field', () => formOf(['resume', new Blob(['%PDF'])], ['userId', 'somebody'])],
    [
      'a job description that is too long',
      () => formOf(['jobDescription', 'x'.repeat(20_001)], ['resume', new Blob(['%PDF'])]),
    ],
    ['far too many parts', () => formOf(...Array.from({ length: 30 }, (_, n) => [`f${n}`, 'x'] as const))],
  ])('U11: with %s is refused with a message', async (_what, form) => {
    const { status, body } = await person.call('POST', '/api/analyze', { body: form() });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'bad-input', message: expect.stringMatching(/\.$|selected$/) });
  });

  it('that is truncated is refused', async () => {
    const { status } = await person.call('POST', '/api/analyze', {
      body: '--b\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7 and then',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    expect(status).toBe(400);
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\cv.docx', 'cv.docx'],
    ['a\r\nX: y.pdf', 'aX: y.pdf'],
    ['cv\u202Efdp.pdf', 'cvfdp.pdf'],
    [`${'n'.repeat(400)}.pdf`, `${'n'.repeat(251)}.pdf`],
    ['Lebenslauf – Zoë 🎓.pdf', 'Lebenslauf – Zoë 🎓.pdf'],
  ])('U9: named %j is stored as %j', (name, kept) => {
    expect(safeFilename(name)).toBe(kept);
  });
});

describe('an Idempotency-Key', () => {
  it('makes one analysis of several copies of a request', async () => {
    const send = () => person.upload(pdf(), {}, { 'idempotency-key': 'click-1' });
    const answers = await Promise.all([send(), send(), send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const later = await send();
    for (const { body } of answers) expect(body).toEqual(later.body);
    expect(await rowsOf(person.id)).toHaveLength(1);
  });

  it('belongs to one user', async () => {
    const other = await server.signedIn('other-clicker');
    const mine = await person.upload(pdf(), {}, { 'idempotency-key': 'shared' });
    const theirs = await other.upload(pdf(), {}, { 'idempotency-key': 'shared' });
    expect(theirs.status).toBe(200);
    expect(theirs.body['id']).not.toBe(mine.body['id']);
  });

  it('applies to one file', async () => {
    await person.upload(pdf(), {}, { 'idempotency-key': 'one-file' });
    expect(await person.upload(pdf(2000), {}, { 'idempotency-key': 'one-file' })).toMatchObject({
      status: 400,
      body: { message: 'This Idempotency-Key was already used for another file.' },
    });
  });

  it('that a server of the previous version left behind can be used', async () => {
    const dead = { userId: person.id, key: 'orphan', fingerprint: 'x', leaseUntil: new Date() };
    await server.db.insert(analysisRequests).values(dead);
    const send = () => person.upload(pdf(), {}, { 'idempotency-key': 'orphan' });
    expect((await send()).status).toBe(200);
  });
});

describe('a file that cannot be analyzed', () => {
  const outcomes: readonly (readonly [ParseOutcome, number, Record<string, unknown>])[] = [
    [
      { is: 'unreadable', failure: { code: 'no-text', message: 'This is a picture of a resume.' } },
      422,
      { code: 'unreadable-file', reason: 'no-text', message: 'This is a picture of a resume.' },
    ],
    [
      { is: 'crashed' },
      422,
      { code: 'unreadable-file', reason: 'crashed', message: expect.stringContaining('Export your resume again') },
    ],
    [
      { is: 'too-slow' },
      422,
      { code: 'unreadable-file', reason: 'too-slow', message: expect.stringContaining('took too long') },
    ],
    [
      { is: 'too-large' },
      422,
      { code: 'unreadable-file', reason: 'too-large', message: expect.stringContaining('expands') },
    ],
  ];

  it.each(outcomes)('%o is answered with %i, stores nothing, and releases its key', async (outcome, status, body) => {
    let next: ParseOutcome = outcome;
    const parser: Parser = {
      parse: async () => next,
      draw: async () => ({ is: 'crashed' }),
      draft: async () => ({ is: 'crashed' }),
      posting: async () => ({ is: 'crashed' }),
      import: async () => ({ is: 'crashed' }),
      repair: async () => ({ is: 'crashed' }),
      whatIf: async () => ({ is: 'crashed' }),
      parseAgain: async () => ({ is: 'crashed' }),
      check: async () => ({ is: 'crashed' }),
      readBack: async () => ({ is: 'crashed' }),
      close: async () => undefined,
    };
    const failing = await startTestApp({ parser });
    try {
      const client = await failing.subscriber('unlucky');
      const send = () => client.upload(pdf(), {}, { 'idempotency-key': 'k' });
      const answer = await send();
      expect(answer).toMatchObject({ status, body });
      expect(await failing.db.select().from(analyses)).toEqual([]);
      next = { is: 'result', result: sampleResult({ id: '22222222-2222-4222-8222-222222222222' }) };
      expect((await send()).status).toBe(200);
    } finally {
      await failing.close();
    }
  });

  it('L2: five times an hour for its cost is enough', async () => {
    const parser: Parser = {
      parse: async () => ({ is: 'too-slow' }),
      draw: async () => ({ is: 'crashed' }),
      draft: async () => ({ is: 'crashed' }),
      posting: async () => ({ is: 'crashed' }),
      import: async () => ({ is: 'crashed' }),
      repair: async () => ({ is: 'crashed' }),
      whatIf: async () => ({ is: 'crashed' }),
      parseAgain: async () => ({ is: 'crashed' }),
      check: async () => ({ is: 'crashed' }),
      readBack: async () => ({ is: 'crashed' }),
      close: async () => undefined,
    };
    const slow = await startTestApp({ parser });
    try {
      const client = await slow.signedIn('costly');
      for (let count = 0; count < 5; count += 1) expect((await client.upload(pdf())).status).toBe(422);
      expect(await client.upload(pdf())).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
      slow.pass(3_601);
      expect((await client.upload(pdf())).status).toBe(422);
    } finally {
      await slow.close();
    }
  });

  it('L2: does not block others: bursts are limited per user', async () => {
    const busyOne = await server.subscriber('burst');
    const statuses: number[] = [];
    for (let round = 0; round < 21; round += 1) statuses.push((await busyOne.upload(pdf(10))).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect((await person.upload(pdf(10))).status).toBe(200);
  });
});

const uploadHead = ({ cookie }: Client, lengthHeader: string): string =>
  `POST /api/analyze HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\ncontent-type: multipart/form-data; boundary=b\r\n${lengthHeader}\r\n\r\n`;

const formOf = (...parts: readonly (readonly [string, string | Blob])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'a.pdf');
  }
  return form;
};
