import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '#contract/product/durations.ts';
import { limits } from '#contract/product/limits.ts';
import { type Group, getGroup } from '#contract/api/groups.ts';
import { createShares } from '../parsing/shares.ts';
import type { ParseJob, Parser } from '../parsing/parser.ts';
import { openQueue } from '../queue/queue.ts';
import { startReading } from '../resumes/queue/read-uploads.ts';
import { deleteAll } from '../resumes/retention/delete-expired.ts';
import { sampleResult } from '../testing/analysis-result.ts';
import type { Client } from '../testing/client.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const file = (name: string) => ({ name, bytes: Buffer.from(`%PDF-1.7 ${name}`) });
const patience = { timeout: 30_000, interval: 50 };

const found = {
  recommendations: [
    { title: 'Your phone is in the header', priority: 'high' as const, description: '', category: 'Contact' },
  ],
  checks: [
    {
      id: 'details-in-header',
      group: 'contact',
      outcome: 'fail' as const,
      title: 'Your phone is in the header',
      why: 'Some parsers skip headers.',
      impact: 'major' as const,
      sources: [],
      findings: [{ message: 'Maren Oduya', fix: 'Move it', evidence: [] }],
    },
  ],
};

/** Finds the same in every file, but cannot read those called 'scan'. */
const parser = (begun: ParseJob[] = []): Parser => ({
  async parse(job) {
    begun.push(job);
    if (job.filename.startsWith('scan'))
      return { is: 'unreadable', failure: { code: 'empty-file', message: 'It is empty.' } };
    return { is: 'result', result: sampleResult({ ...found, id: job.id, filename: job.filename }) };
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
});

const make = async (client: Client, name = 'Spring class'): Promise<string> =>
  String((await client.post('/api/groups', { name, hasPermission: true })).body['id']);
const add = (client: Client, id: string, name: string) =>
  client.upload(file(name), {}, {}, `/api/groups/${id}/resumes`);
const read = async (client: Client, id: string): Promise<Group> =>
  getGroup.output.parse((await client.get(`/api/groups/${id}`)).body);
const allRead = async (client: Client, id: string): Promise<Group> => {
  await expect
    .poll(async () => (await read(client, id)).rows.some(({ status }) => status === 'waiting'), patience)
    .toBe(false);
  return read(client, id);
};

describe('a group of resumes', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ parser: parser(), environment: { COUNSELORS: 'other, Job-Center' } });
  });
  afterAll(() => server.close());

  it('is part of Premium, or of an account that the operator named; others are told before a file is read', async () => {
    const [free, named] = [await server.signedIn('freely'), await server.signedIn('job-center')];
    const refused = await free.post('/api/groups', { name: 'Class', hasPermission: true });
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'not-in-plan', message: expect.stringContaining('Nothing was sent') },
    });
    expect((await free.get('/api/groups')).body).toEqual({ mayAdd: false, groups: [] });
    const id = await make(named);
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) expect((await add(named, id, name)).status).toBe(200);
    // A group uses up no scan of the day.
    expect((await named.get('/api/scan-allowance')).body).toMatchObject({ left: 1 });
    expect((await free.post('/api/groups', { name: 'Class', hasPermission: false })).status).toBe(400);
  });

  it('shows each file with its scores and first fix, or why it was not read, and takes the same file once', async () => {
    const person = await server.subscriber('counselor');
    const id = await make(person);
    for (const name of ['=ada.pdf', 'ben.pdf', 'scan.pdf']) await add(person, id, name);
    expect((await add(person, id, 'ben.pdf')).body).toMatchObject({ isRepeated: true });
    const { rows, resumes } = await allRead(person, id);
    expect(resumes).toBe(3);
    expect(rows).toMatchObject([
      { name: '=ada.pdf', status: 'read', entry: { atsScore: 82, firstFix: 'Your phone is in the header' } },
      { name: 'ben.pdf', status: 'read', entry: { checksFailed: 1 } },
      { name: 'scan.pdf', status: 'refused', reason: 'It is empty.', entry: null },
    ]);
    expect((await person.get(`/api/analysis/${rows[0]?.id}`)).status).toBe(200);
    const csv = await person.get(`/api/groups/${id}/export`);
    expect(csv.headers.get('content-disposition')).toContain('.csv');
    expect(csv.body['text']).toContain("\r\n'=ada.pdf,Read,82,70,91,,Your phone is in the header,1\r\n");
    // They are not among the resumes of the counselor, but the counselor's data export has them.
    expect((await person.get(`/api/user/${person.id}/resumes`)).body['list']).toEqual([]);
    const exported = Buffer.from(
      await (await fetch(`${server.address}/api/account/export`, { headers: { cookie: person.cookie } })).arrayBuffer(),
    ).toString('latin1');
    for (const name of ['ben.pdf', 'group-names.json', 'group_resumes.json']) expect(exported).toContain(name);
  });

  it('stores no word of what it shows in plain text', async () => {
    const person = await server.subscriber('sealed');
    const id = await make(person, 'CANARY class');
    await add(person, id, 'CANARY.pdf');
    await allRead(person, id);
    const { rows } = await server.db.$client.query<{ row: string }>(
      `SELECT g.name::text || coalesce(r.entry::text, 'none') AS row FROM resume_groups g JOIN group_resumes r ON r.group_id = g.id WHERE g.id = $1`,
      [id],
    );
    const bytes = Buffer.from((rows[0]?.row ?? '').replaceAll('\\x', ''), 'hex').toString('latin1');
    expect(bytes.length).toBeGreaterThan(100);
    expect(bytes).not.toMatch(/CANARY|header/);
  });

  it('belongs to its owner alone', async () => {
    const [person, stranger] = [await server.subscriber('owner'), await server.subscriber('stranger')];
    const id = await make(person);
    await add(person, id, 'a.pdf');
    await allRead(person, id);
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/export'],
      ['DELETE', ''],
    ])
      expect((await stranger.call(method ?? '', `/api/groups/${id}${path ?? ''}`)).status).toBe(404);
    expect((await add(stranger, id, 'b.pdf')).status).toBe(404);
    expect((await stranger.get('/api/groups')).body['groups']).toEqual([]);
    expect((await read(person, id)).rows).toHaveLength(1);
  });

  it('ends with its resumes: deleted by its owner, or after thirty days', async () => {
    const person = await server.subscriber('leaving');
    const [deleted, old] = [await make(person, 'One'), await make(person, 'Two')];
    for (const id of [deleted, old]) await add(person, id, 'a.pdf');
    const [inDeleted, inOld] = [await allRead(person, deleted), await allRead(person, old)];
    expect((await person.call('DELETE', `/api/groups/${deleted}`)).status).toBe(200);
    expect((await person.get(`/api/groups/${deleted}`)).status).toBe(404);
    expect((await person.get(`/api/analysis/${inDeleted.rows[0]?.id}`)).status).toBe(404);
    const { db, erasures } = server.services;
    const later = new Date(Date.now() + limits.keptForDays * dayMs + 60_000);
    await deleteAll({ db, erasures }, later);
    expect((await person.get(`/api/groups/${old}`)).status).toBe(404);
    expect((await person.get(`/api/analysis/${inOld.rows[0]?.id}`)).status).toBe(404);
    const left = await db.$client.query('SELECT FROM group_resumes WHERE user_id = $1', [person.id]);
    expect(left.rowCount).toBe(0);
  });

  it('holds 200 resumes', async () => {
    const person = await server.subscriber('full');
    const id = await make(person);
    await server.db.$client.query(
      `WITH made AS (INSERT INTO uploads (id, user_id, created_at, round, filename, file_bytes, refused_at)
         SELECT gen_random_uuid(), $1, now(), 0, '', 1, NULL FROM generate_series(1, 199) RETURNING id)
       INSERT INTO group_resumes (resume_id, group_id, user_id, added_at) SELECT id, $2, $1, now() FROM made`,
      [person.id, id],
    );
    const answers = await Promise.all(['x.pdf', 'y.pdf'].map((name) => add(person, id, name)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    await server.db.$client.query('DELETE FROM uploads WHERE user_id = $1', [person.id]);
  });
});

describe('a group that waits in the queue', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ readsAtOnce: 0, waitMs: 20 });
  });
  afterAll(() => server.close());

  /** A process that reads, two files at once. */
  const startReader = (begun: ParseJob[]) => {
    const { db, safe, files, clock } = server.services;
    const faults: unknown[] = [];
    const queue = openQueue(db, (error) => faults.push(error));
    const stop = startReading(
      { db, safe, files, clock, parser: parser(begun), queue, shares: createShares() },
      2,
      (error) => faults.push(error),
    );
    return async () => {
      await stop();
      await queue.close();
      expect(faults).toEqual([]);
    };
  };

  it('never delays the one file of somebody else, and survives the loss of its reader', async () => {
    const person = await server.subscriber('batch');
    const victim = await server.signedIn('victim');
    victim.followsQueue = false;
    const id = await make(person);
    const count = 60;
    for (let at = 0; at < count; at += 20)
      await Promise.all(Array.from({ length: 20 }, (_, more) => add(person, id, `${at + more}.pdf`)));
    expect((await read(person, id)).rows.filter(({ status }) => status === 'waiting')).toHaveLength(count);
    await victim.upload(file('mine.pdf'));
    const begun: ParseJob[] = [];
    const stop = startReader(begun);
    await expect.poll(() => begun.length, patience).toBeGreaterThan(10);
    await stop();
    // Two of the group may be running when the other file comes: no more than these are read before it.
    expect(begun.findIndex((job) => job.person === victim.id)).toBeLessThanOrEqual(2);
    expect(begun.length).toBeLessThan(count);
    const stopNext = startReader(begun);
    await allRead(person, id);
    await stopNext();
    expect((await read(person, id)).rows.filter(({ status }) => status === 'read')).toHaveLength(count);
  });

  it('is taken out of the queue when its owner deletes it', async () => {
    const person = await server.subscriber('undecided');
    const id = await make(person);
    for (const name of ['a.pdf', 'b.pdf']) await add(person, id, name);
    expect((await person.call('DELETE', `/api/groups/${id}`)).status).toBe(200);
    const left = await server.db.$client.query('SELECT FROM uploads WHERE user_id = $1', [person.id]);
    expect(left.rowCount).toBe(0);
  });
});
