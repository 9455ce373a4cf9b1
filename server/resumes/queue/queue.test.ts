import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '#contract/product/durations.ts';
import { limits } from '#contract/product/limits.ts';
import { createApp } from '../../boot/app.ts';
import { uploads } from '../../db/schema.ts';
import type { ParseJob, Parser } from '../../parsing/parser.ts';
import { tidy } from '../../housekeeping/tidy.ts';
import { createShares } from '../../parsing/shares.ts';
import { openQueue } from '../../queue/queue.ts';
import { sampleResult } from '../../testing/analysis-result.ts';
import { type Client, createClient } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { readUpload } from './read-upload.ts';
import { startReading } from './read-uploads.ts';
import type { ReadingServices } from './reading-services.ts';
import { restoreJobs } from './restore-jobs.ts';

const pdf = (name = 'resume.pdf') => ({ name, bytes: Buffer.from('%PDF-1.7') });
const patience = { timeout: 30_000, interval: 50 };

/** Reads what it is told to, when it is told to. */
const heldParser = () => {
  const begun: ParseJob[] = [];
  const finish: (() => void)[] = [];
  const parser: Parser = {
    parse: (job) => {
      begun.push(job);
      return new Promise((done) => void finish.push(() => done({ is: 'result', result: sampleResult() })));
    },
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
  return { begun, finish, parser };
};

/** Another process that reads: with services of its own, as a worker has them. */
const startOther = (server: TestApp, parser: Parser, atOnce = 1) => {
  const { db, safe, files, clock } = server.services;
  const faults: unknown[] = [];
  const queue = openQueue(db, (error) => faults.push(error));
  const services: ReadingServices = { db, safe, files, clock, parser, queue, shares: createShares() };
  const stop = startReading(services, atOnce, (error) => faults.push(error));
  return {
    faults,
    async stop() {
      await stop();
      await queue.close();
    },
  };
};

const placeOf = ({ body }: { body: Record<string, unknown> }): { id: string; place: number; filename: string } =>
  Object(body['queued']);

describe('an upload that is not read in time', () => {
  let server: TestApp;
  let person: Client & { id: string };
  beforeAll(async () => {
    server = await startTestApp({ readsAtOnce: 0, waitMs: 50 });
    person = await server.subscriber('patient');
    person.followsQueue = false;
  });
  afterAll(() => server.close());

  it('R5: is answered with 202 and its place in the queue, and stored encrypted', async () => {
    const first = await person.upload(pdf('CANARY-1.pdf'));
    expect(first.status).toBe(202);
    expect(first.headers.get('retry-after')).toBe('1');
    expect(placeOf(first)).toMatchObject({ filename: 'CANARY-1.pdf', place: 1 });
    expect(placeOf(await person.upload(pdf('second.pdf')))).toMatchObject({ place: 2 });
    const [row] = await server.db
      .select()
      .from(uploads)
      .where(eq(uploads.id, placeOf(first).id));
    for (const column of [row?.file, row?.filename]) {
      expect(column?.length).toBeGreaterThan(28);
      expect(column?.includes('CANARY')).toBe(false);
    }
    // A reload, and another server, find it again.
    const second = await createApp(server.services);
    const other = createClient(await second.listen({ port: 0, host: '127.0.0.1' }));
    Object.assign(other, { cookie: person.cookie, followsQueue: false });
    expect(placeOf(await other.get(`/api/uploads/${placeOf(first).id}`))).toEqual(placeOf(first));
    await second.close();
  });

  it('goes before the second upload of another user', async () => {
    const greedy = await server.subscriber('greedy');
    const modest = await server.subscriber('modest');
    Object.assign(greedy, { followsQueue: false });
    Object.assign(modest, { followsQueue: false });
    for (const name of ['1.pdf', '2.pdf', '3.pdf']) await greedy.upload(pdf(name));
    const mine = placeOf(await modest.upload(pdf('mine.pdf')));
    const { rows } = await server.db.$client.query<{ user_id: string; round: number }>(
      'SELECT user_id, round FROM uploads WHERE user_id = ANY($1) ORDER BY round, created_at',
      [[greedy.id, modest.id]],
    );
    expect(rows.map(({ user_id: id, round }) => [id === modest.id ? 'modest' : 'greedy', round])).toEqual([
      ['greedy', 0],
      ['modest', 0],
      ['greedy', 1],
      ['greedy', 2],
    ]);
    expect(mine.place).toBeLessThan(5);
  });

  it('can be taken out of the queue, which returns the scan', async () => {
    const free = await server.signedIn('undecided');
    free.followsQueue = false;
    const key = { 'idempotency-key': 'once' };
    const { id } = placeOf(await free.upload(pdf(), {}, key));
    expect((await free.upload(pdf('other.pdf'))).status).toBe(429);
    expect((await free.call('DELETE', `/api/uploads/${id}`)).body).toEqual({ ok: true });
    expect((await free.get(`/api/uploads/${id}`)).status).toBe(404);
    expect((await free.call('DELETE', `/api/uploads/${id}`)).status).toBe(404);
    const again = await free.upload(pdf(), {}, key);
    expect([again.status, placeOf(again).id === id]).toEqual([202, false]);
  });

  it('is one of at most twenty that a user has in the queue', async () => {
    const many = await server.subscriber('collector');
    many.followsQueue = false;
    await server.db.$client.query(
      `INSERT INTO uploads (id, user_id, created_at, round, filename, file_bytes)
       SELECT gen_random_uuid(), $1, now(), 0, '', 0 FROM generate_series(1, $2)`,
      [many.id, limits.waitingUploads],
    );
    expect(await many.upload(pdf())).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    await server.db.delete(uploads).where(eq(uploads.userId, many.id));
  });

  it('is read by any process with the same keys, and a repeated request returns the analysis', async () => {
    const key = { 'idempotency-key': 'again' };
    const client = await server.signedIn('elsewhere');
    client.followsQueue = false;
    const { id } = placeOf(await client.upload(pdf('mine.pdf'), { jobDescription: 'Welder wanted' }, key));
    const read: ParseJob[] = [];
    const worker = startOther(server, {
      ...heldParser().parser,
      parse: async (job) => {
        read.push(job);
        return { is: 'result', result: sampleResult({ filename: job.filename }) };
      },
    });
    await expect.poll(async () => (await client.get(`/api/uploads/${id}`)).status, patience).toBe(200);
    expect(read.find((job) => job.id === id)).toMatchObject({
      person: client.id,
      filename: 'mine.pdf',
      jobDescription: 'Welder wanted',
    });
    const repeated = await client.upload(pdf('mine.pdf'), { jobDescription: 'Welder wanted' }, key);
    expect(repeated).toMatchObject({ status: 200, body: { id, filename: 'mine.pdf' } });
    await expect.poll(() => server.db.$count(uploads), patience).toBe(0);
    await worker.stop();
    expect(worker.faults).toEqual([]);
    const { rows } = await server.db.$client.query('SELECT count(*)::int AS jobs FROM pgboss.job');
    expect(rows).toEqual([{ jobs: 0 }]);
  });

  it('ends quietly when its owner deletes their account while it is being read', async () => {
    const client = await server.signedIn('leaver');
    client.followsQueue = false;
    const { id } = placeOf(await client.upload(pdf()));
    const { db, safe, files, clock, queue } = server.services;
    const leaving = {
      ...safe,
      find: async (userId: string) => {
        await db.$client.query('DELETE FROM users WHERE id = $1', [userId]);
        return safe.find(userId);
      },
    };
    const services = { db, safe: leaving, files, clock, queue, parser: heldParser().parser, shares: createShares() };
    await readUpload(services, { id, userId: client.id, tries: 0 });
    expect((await db.$client.query('SELECT id FROM pgboss.job WHERE id = $1', [id])).rows).toEqual([]);
  });

  it('gets a job again when it has none, as after a restore', async () => {
    const client = await server.signedIn('restored');
    client.followsQueue = false;
    const { id } = placeOf(await client.upload(pdf()));
    await server.db.$client.query('DELETE FROM pgboss.job');
    server.pass(61);
    await restoreJobs(server.services);
    server.pass(-61);
    const worker = startOther(server, {
      ...heldParser().parser,
      parse: async () => ({ is: 'result', result: sampleResult() }),
    });
    await expect.poll(async () => (await client.get(`/api/uploads/${id}`)).status, patience).toBe(200);
    await worker.stop();
  });

  it('that cannot be read tells its owner why, for a day', async () => {
    const client = await server.signedIn('refused');
    client.followsQueue = false;
    const { id } = placeOf(await client.upload(pdf()));
    const failure = { code: 'no-text', message: 'CANARY: this is a picture.' } as const;
    const worker = startOther(server, {
      ...heldParser().parser,
      parse: async () => ({ is: 'unreadable', failure }),
    });
    const refused = { status: 422, body: { code: 'unreadable-file', message: failure.message, reason: 'no-text' } };
    await expect.poll(() => client.get(`/api/uploads/${id}`), patience).toMatchObject(refused);
    expect((await person.get(`/api/uploads/${id}`)).status).toBe(404);
    const [row] = await server.db.select().from(uploads).where(eq(uploads.id, id));
    expect([row?.file, row?.refusal?.includes('CANARY')]).toEqual([null, false]);
    await worker.stop();
    const after = async (days: number): Promise<number> => {
      await tidy(server.db, new Date(Date.now() + days * dayMs));
      return (await client.get(`/api/uploads/${id}`)).status;
    };
    expect(await after(0.9)).toBe(422);
    await server.db
      .update(uploads)
      .set({ refusedAt: new Date(Date.now() - 0.2 * dayMs) })
      .where(eq(uploads.id, id));
    expect(await after(0.9)).toBe(404);
  });

  it('and that nobody reads for thirty days is deleted', async () => {
    const client = await server.signedIn('forgotten');
    client.followsQueue = false;
    const { id } = placeOf(await client.upload(pdf()));
    const at = (days: number) =>
      server.db
        .update(uploads)
        .set({ createdAt: new Date(Date.now() - days * dayMs) })
        .where(eq(uploads.id, id));
    await at(29.9);
    await tidy(server.db, new Date());
    expect((await client.get(`/api/uploads/${id}`)).status).toBe(202);
    await at(30.1);
    await tidy(server.db, new Date());
    expect((await client.get(`/api/uploads/${id}`)).status).toBe(404);
  });
});

describe('reading', () => {
  it('L2: runs two uploads of a user at once, on all processes together, and others beside them', async () => {
    const server = await startTestApp({ readsAtOnce: 0, waitMs: 50 });
    const [one, two] = [heldParser(), heldParser()];
    const others = [startOther(server, one.parser, 4), startOther(server, two.parser, 4)];
    try {
      const greedy = await server.subscriber('greedy');
      greedy.followsQueue = false;
      const begun = () => [...one.begun, ...two.begun];
      for (let count = 0; count < 6; count += 1) expect((await greedy.upload(pdf(`${count}.pdf`))).status).toBe(202);
      await expect.poll(() => begun().length, patience).toBe(2);
      const victim = await server.signedIn('victim');
      victim.followsQueue = false;
      await victim.upload(pdf('mine.pdf'));
      await expect
        .poll(
          () =>
            begun()
              .map(({ person }) => person)
              .includes(victim.id),
          patience,
        )
        .toBe(true);
      expect(begun().filter(({ person }) => person === greedy.id)).toHaveLength(2);
    } finally {
      for (const finish of [...one.finish, ...two.finish]) finish();
      for (const other of others) await other.stop();
      await server.close();
    }
  });

  it('R1: takes over what a process has begun that was killed, and counts one scan', async () => {
    const server = await startTestApp({ readsAtOnce: 0, waitMs: 50 });
    const dead = heldParser();
    const dying = startOther(server, dead.parser);
    const client = await server.signedIn('survivor');
    client.followsQueue = false;
    const { id } = placeOf(await client.upload(pdf()));
    await expect.poll(() => dead.begun.length, patience).toBe(1);
    // Stopping waits for five seconds and puts the job back; nobody touches it any more.
    await dying.stop();
    const worker = startOther(server, {
      ...dead.parser,
      parse: async () => ({ is: 'result', result: sampleResult() }),
    });
    await expect.poll(async () => (await client.get(`/api/uploads/${id}`)).status, patience).toBe(200);
    // The first process finishes after all: its result is dropped.
    for (const finish of dead.finish) finish();
    await worker.stop();
    const { rows } = await server.db.$client.query('SELECT count(*)::int AS analyses FROM analyses');
    expect(rows).toEqual([{ analyses: 1 }]);
    expect((await client.get('/api/scan-allowance')).body).toMatchObject({ left: 0 });
    await server.close();
  });
});
