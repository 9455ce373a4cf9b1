import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { opens } from '#contract/product/plans.ts';
import { createApp } from '../../boot/app.ts';
import type { ParseJob, Parser, ParseOutcome } from '../../parsing/parser.ts';
import { sampleResult } from '../../testing/analysis-result.ts';
import { type Client, createClient } from '../../testing/client.ts';
import { password, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { forPlan } from './for-plan.ts';

const pdf = (name = 'resume.pdf') => ({ name, bytes: Buffer.from('%PDF-1.7') });
const source = (id: string) =>
  ({ id, publisher: id, title: id, address: `https://${id}.example`, kind: 'vendor', readOn: '2026-01-01' }) as const;
const note = (text: string, cited: string) => ({ text, source: cited });
const ask = (label: string, answer: 'shown' | 'missing') =>
  ({
    label,
    answer,
    group: 'must',
    kind: 'term',
    quote: '',
    lines: [],
    places: [],
  }) satisfies AnalysisResult['requirements'][number];

/** Seven keywords are missing, two systems have notes. */
const rich = {
  jobDescription: 'We weld.',
  missingKeywords: ['Rigging', 'TIG', 'MIG', 'Plasma cutting', 'Blueprints', 'Hoists', 'Forklift'],
  jobKeywords: ['welding', 'Rigging', 'Hoists', 'Forklift'],
  requirements: [ask('welding', 'shown'), ask('Rigging or Hoists', 'missing'), ask('Forklift', 'missing')],
  atsCompatibility: {
    Workday: { score: 80, status: 'good' as const, notes: [note('One.', 'workday'), note('Two.', 'shared')] },
    Lever: { score: 70, status: 'fair' as const, notes: [note('Three.', 'lever')] },
    Taleo: { score: 60, status: 'fair' as const, notes: [{ ...note('Met.', 'taleo'), check: 'file-type' }] },
  },
  checks: [
    {
      id: 'file-type',
      group: 'file',
      outcome: 'pass' as const,
      title: 'A type that software reads',
      why: 'It is read.',
      impact: 'minor' as const,
      sources: ['shared'],
      findings: [],
    },
  ],
  sources: [source('workday'), source('shared'), source('lever'), source('taleo')],
};

const parserOf = (answer: (job: ParseJob) => ParseOutcome | Promise<ParseOutcome>): Parser => ({
  parse: async (job) => answer(job),
  draw: async () => ({ is: 'busy', retryAfterSeconds: 1 }),
  draft: async () => ({ is: 'crashed' }),
  posting: async () => ({ is: 'crashed' }),
  import: async () => ({ is: 'crashed' }),
  repair: async () => ({ is: 'crashed' }),
  whatIf: async () => ({ is: 'crashed' }),
  parseAgain: async () => ({ is: 'crashed' }),
  check: async () => ({ is: 'crashed' }),
  readBack: async () => ({ is: 'crashed' }),
  close: async () => undefined,
});
const good = (job: ParseJob): ParseOutcome => ({
  is: 'result',
  result: sampleResult({ ...rich, id: job.id, filename: job.filename }),
});

const keep = (client: Client, id: string) => client.put(`/api/analysis/${id}/keep`, { keep: true });

describe('the part of an analysis that the plan includes', () => {
  let server: TestApp;
  let free: Client & { id: string };
  let premium: Client & { id: string };
  beforeAll(async () => {
    server = await startTestApp({ parser: parserOf(good) });
    free = await server.signedIn('free');
    premium = await server.subscriber('premium');
  });
  afterAll(() => server.close());

  it('A12: sends Free the five keywords with the largest gain, the count of the rest, and the notes on systems that its file meets', async () => {
    const { body } = await free.upload(pdf());
    expect(body['missingKeywords']).toEqual(['Rigging', 'TIG', 'MIG', 'Plasma cutting', 'Blueprints']);
    expect(body['jobKeywords']).toEqual(['welding', 'Rigging']);
    expect(Object(body['requirements']).map((row: { label: string }) => row.label)).toEqual([
      'welding',
      'Rigging or Hoists',
    ]);
    expect(body['atsCompatibility']).toEqual({
      Workday: { score: 80, status: 'good', notes: [] },
      Lever: { score: 70, status: 'fair', notes: [] },
      Taleo: { score: 60, status: 'fair', notes: [{ text: 'Met.', source: 'taleo', check: 'file-type' }] },
    });
    expect(Object(body['sources']).map((row: { id: string }) => row.id)).toEqual(['shared', 'taleo']);
    expect(body['withheld']).toEqual({
      keywords: 1,
      phrases: 0,
      requirements: 1,
      mustHaves: 1,
      mustPhrases: 0,
      systemNotes: 3,
    });
    // Nowhere in the whole response, nor when the analysis is requested again.
    for (const answer of [body, (await free.get(`/api/analysis/${String(body['id'])}`)).body])
      expect(JSON.stringify(answer)).not.toMatch(/Forklift|One\.|Two\.|Three\.|lever\.example/);
  });

  it('A12: sends Premium everything', async () => {
    const { body } = await premium.upload(pdf());
    expect(body).toMatchObject({ ...rich, withheld: null });
  });

  it('reports nothing as withheld when nothing is', () => {
    const times = { createdAt: '', deletedOn: '', withheld: null };
    expect(forPlan({ ...sampleResult(), ...times }, 'free').withheld).toBeNull();
  });

  it('shows what was withheld as soon as the user has Premium', async () => {
    const later = await server.signedIn('later');
    const { body } = await later.upload(pdf());
    await server.db.$client.query(`UPDATE users SET subscription_status = 'active' WHERE id = $1`, [later.id]);
    expect((await later.get(`/api/analysis/${String(body['id'])}`)).body).toMatchObject({ ...rich, withheld: null });
  });

  it('lets Free keep one resume, also with concurrent requests, and Premium any number', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) ids.push(String((await premium.upload(pdf())).body['id']));
    expect((await Promise.all(ids.map((id) => keep(premium, id)))).map(({ status }) => status)).toEqual([
      200, 200, 200, 200,
    ]);
    await server.db.$client.query('UPDATE analyses SET kept_since = NULL WHERE user_id = $1', [premium.id]);
    await server.db.$client.query(`UPDATE users SET subscription_status = 'canceled' WHERE id = $1`, [premium.id]);
    const answers = await Promise.all(ids.map((id) => keep(premium, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 403, body: { code: 'not-in-plan' } });
    expect(refused?.body['message']).toMatch(/^The Free plan keeps 1 resume for longer than 30 days/);
  });
});

// Sessions use the real clock, so days are relative to today.
const midnight = (inDays: number): number => (Math.floor(Date.now() / 86_400_000) + inDays) * 86_400_000;
const setClock = (server: TestApp, time: number): void =>
  server.pass((time - server.services.clock().getTime()) / 1000);

describe('daily scans', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  it('R18: are limited to one for Free; the second is refused with the time of the next one', async () => {
    setClock(server, midnight(1.5));
    const nextAt = new Date(midnight(2)).toISOString();
    const person = await server.signedIn('daily');
    expect((await person.get('/api/scan-allowance')).body).toEqual({
      perDay: 1,
      left: 1,
      nextAt,
    });
    expect((await person.upload(pdf())).status).toBe(200);
    const { status, body, headers } = await person.upload(pdf());
    expect({ status, ...body }).toMatchObject({
      status: 429,
      code: 'quota-exceeded',
      message:
        "You have used today's free scan. The next one is available in about 12 hours. Premium has no daily limit.",
      nextAt,
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(11.9 * 3600);
    expect((await person.get('/api/scan-allowance')).body).toMatchObject({ left: 0 });

    setClock(server, midnight(2) - 10_000);
    expect((await person.upload(pdf())).status).toBe(429);
    setClock(server, midnight(2) + 1_000);
    expect((await person.upload(pdf())).status).toBe(200);
  });

  it('are not counted for Premium', async () => {
    const person = await server.subscriber('tireless');
    for (let count = 0; count < 3; count += 1) expect((await person.upload(pdf())).status).toBe(200);
    expect((await person.get('/api/scan-allowance')).body).toEqual({ perDay: null, left: null, nextAt: null });
  });

  it('stay used up when the resume is deleted', async () => {
    const person = await server.signedIn('swapper');
    const { body } = await person.upload(pdf());
    await person.call('DELETE', `/api/analysis/${String(body['id'])}`);
    expect((await person.upload(pdf())).status).toBe(429);
  });

  it('R12: are not used up when the disk is full; stored analyses can still be read', async () => {
    let isFull = false;
    const small = await startTestApp({ hasRoom: async () => !isFull });
    try {
      const person = await small.signedIn('patient');
      const other = await small.signedIn('early');
      const { body } = await other.upload(pdf('before.pdf'));
      isFull = true;
      expect(await person.upload(pdf('now.pdf'))).toMatchObject({ status: 507, body: { code: 'no-room' } });
      expect((await other.get(`/api/analysis/${String(body['id'])}`)).status).toBe(200);
      expect((await small.visitor().post('/api/login', { username: 'early', password })).status).toBe(200);
      isFull = false;
      expect((await person.upload(pdf('later.pdf'))).status).toBe(200);
    } finally {
      await small.close();
    }
  });

  it('are not used up by a repeated Idempotency-Key', async () => {
    const person = await server.signedIn('repeater');
    const key = { 'idempotency-key': 'the-same' };
    const first = await person.upload(pdf(), {}, key);
    const again = await person.upload(pdf(), {}, key);
    expect([first.status, again.status, again.body['id']]).toEqual([200, 200, first.body['id']]);
  });
});

describe('scans that fail', () => {
  it.each([
    ['an unreadable file', { is: 'unreadable', failure: { code: 'damaged', message: 'It is damaged.' } }, 422],
    ['a file that crashes the parser', { is: 'crashed' }, 422],
  ] as const)('L1: %s does not use up the daily scan', async (_what, answer, status) => {
    const answers: ParseOutcome[] = [answer];
    const server = await startTestApp({ parser: parserOf((job) => answers.shift() ?? good(job)) });
    try {
      const person = await server.signedIn('patient');
      expect((await person.upload(pdf())).status).toBe(status);
      expect((await person.upload(pdf())).status).toBe(200);
      expect((await person.upload(pdf())).status).toBe(429);
    } finally {
      await server.close();
    }
  });
});

const sleep = (ms: number): Promise<'later'> => new Promise((done) => void setTimeout(() => done('later'), ms));

describe('concurrent requests', () => {
  it('L1 R5 R7: exactly one of 200 requests of a Free user on two servers is accepted', async () => {
    const slow = parserOf((job) => new Promise((done) => void setTimeout(() => done(good(job)), 150)));
    const server = await startTestApp({ parser: slow });
    // A second server on the same database. The burst limit has its own test below.
    server.services.rateLimits = { ...server.services.rateLimits, take: async () => undefined };
    const second = await createApp(server.services);
    try {
      const person = await server.signedIn('rusher');
      const other = createClient(await second.listen({ port: 0, host: '127.0.0.1' }));
      other.cookie = person.cookie;
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? person : other).upload(pdf(`${index}.pdf`))),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 429)).toHaveLength(199);
      const { rows } = await server.db.$client.query('SELECT count(*)::int AS n FROM analyses');
      expect(rows).toEqual([{ n: 1 }]);
    } finally {
      await second.close();
      await server.close();
    }
  });

  it('L2: Premium runs two at once and the others wait; twenty in a minute', async () => {
    const open: (() => void)[] = [];
    const held = parserOf((job) => new Promise((done) => void open.push(() => done(good(job)))));
    const server = await startTestApp({ parser: held });
    try {
      const person = await server.subscriber('busy');
      const running = [1, 2, 3].map((number) => person.upload(pdf(`${number}.pdf`)));
      await expect.poll(() => open.length, { timeout: 9_000 }).toBe(2);
      await sleep(1_200);
      expect(open.length).toBe(2);
      for (const answer of open.splice(0)) answer();
      await expect.poll(() => open.length, { timeout: 9_000 }).toBe(1);
      const statuses: number[] = [];
      const finisher = setInterval(() => open.splice(0).forEach((answer) => answer()), 5);
      expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200, 200]);
      for (let count = 0; count < 20; count += 1) statuses.push((await person.upload(pdf(`${count}.pdf`))).status);
      clearInterval(finisher);
      expect(statuses).toEqual([...Array(17).fill(200), 429, 429, 429]);
      expect(opens.premium.scansPerDay).toBeNull();
    } finally {
      await server.close();
    }
  });
});
