import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired } from '../retention/delete-expired.ts';
import type { Client } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const pdf = (name = 'resume.pdf', text = '') => ({ name, bytes: Buffer.from(`%PDF-1.7${text}`) });
const upload = async (client: Client, name?: string): Promise<string> =>
  String((await client.upload(pdf(name))).body['id']);
const forJob = (client: Client, id: string, jobDescription = 'A nurse', key?: string) =>
  client.post(
    `/api/analysis/${id}/another-job`,
    { jobDescription },
    key === undefined ? {} : { 'idempotency-key': key },
  );
const newVersion = (client: Client, id: string, name = 'better.docx', headers: Record<string, string> = {}) =>
  client.upload(pdf(name, ' 2'), { jobDescription: 'A nurse' }, headers, `/api/analysis/${id}/versions`);
const imagine = (client: Client, id: string, text: string) => client.post(`/api/analysis/${id}/what-if`, { text });
const versionsOf = async (client: Client, id: string): Promise<Record<string, unknown>[]> =>
  Object((await client.get(`/api/analysis/${id}/versions`)).body)['list'];

describe('another job', () => {
  it('analyzes the stored file against another job posting, without an upload, as a version of the same resume', async () => {
    const person = await server.subscriber('jobs');
    const id = await upload(person, 'cv.pdf');
    const { status, body } = await forJob(person, id, 'Charge nurse\nWe require BLS.');
    expect(status).toBe(200);
    const job = server.parsed.at(-1);
    expect([job?.filename, job?.jobDescription, Buffer.from(job?.bytes ?? []).toString()]).toEqual([
      'cv.pdf',
      'Charge nurse\nWe require BLS.',
      '%PDF-1.7',
    ]);
    expect(await versionsOf(person, id)).toMatchObject([
      { id: body['id'], filename: 'cv.pdf', job: 'Charge nurse' },
      { id, job: null },
    ]);
  });

  it('counts as an analysis and uses up the daily scan', async () => {
    const person = await server.signedIn('onescan');
    const id = await upload(person);
    expect(await forJob(person, id)).toMatchObject({ status: 429, body: { code: 'quota-exceeded' } });
    server.pass(24 * 60 * 60);
    expect((await forJob(person, id)).status).toBe(200);
    expect((await forJob(person, id)).status).toBe(429);
  });

  it('runs once for each Idempotency-Key, which applies to one job posting', async () => {
    const person = await server.subscriber('twice');
    const id = await upload(person);
    const first = await forJob(person, id, 'A nurse', 'key-1');
    const again = await forJob(person, id, 'A nurse', 'key-1');
    expect(again.body['id']).toBe(first.body['id']);
    expect((await forJob(person, id, 'A welder', 'key-1')).status).toBe(400);
    expect(await versionsOf(person, id)).toHaveLength(2);
  });

  it('requires a job description', async () => {
    const person = await server.subscriber('empty');
    expect(await forJob(person, await upload(person), ' ')).toMatchObject({
      status: 400,
      body: { fields: { jobDescription: 'Please paste the job description.' } },
    });
  });
});

describe('another version', () => {
  it('belongs to the same resume, also with another file name, and keeps its name', async () => {
    const person = await server.subscriber('versions');
    const id = await upload(person, 'cv.pdf');
    await person.put(`/api/analysis/${id}/name`, { name: 'For hospitals' });
    const { body } = await newVersion(person, id);
    const third = await newVersion(person, String(body['id']), 'third.pdf');
    expect(await versionsOf(person, id)).toMatchObject([
      { id: third.body['id'], name: 'For hospitals', filename: 'third.pdf' },
      { id: body['id'], name: 'For hospitals', filename: 'better.docx' },
      { id, name: 'For hospitals', filename: 'cv.pdf' },
    ]);
  });

  it('stays a version of the same resume when another one, even the first, is deleted', async () => {
    const person = await server.subscriber('survivor');
    const first = await upload(person);
    const second = String((await newVersion(person, first)).body['id']);
    const third = String((await newVersion(person, second)).body['id']);
    await person.call('DELETE', `/api/analysis/${first}`);
    server.pass(11);
    await deleteExpired(server.services, server.services.clock());
    expect((await versionsOf(person, third)).map(({ id }) => id)).toEqual([third, second]);
    expect((await person.get(`/api/analysis/${third}/compare/${second}`)).status).toBe(200);
    expect((await person.get(`/api/analysis/${third}/compare/${first}`)).status).toBe(404);
    const fourth = String((await newVersion(person, second)).body['id']);
    expect(await versionsOf(person, fourth)).toHaveLength(3);
  });

  it('A2: is refused for the resume of another user, and the file is not read', async () => {
    const [person, stranger] = [await server.subscriber('mine'), await server.subscriber('yours')];
    const id = await upload(person);
    const read = server.parsed.length;
    expect((await newVersion(stranger, id)).status).toBe(404);
    expect((await forJob(stranger, id)).status).toBe(404);
    expect(server.parsed).toHaveLength(read);
    const own = await upload(stranger);
    expect((await stranger.get(`/api/analysis/${own}/compare/${id}`)).status).toBe(404);
    expect((await stranger.get(`/api/analysis/${id}/versions`)).status).toBe(404);
  });
});

describe('the comparison', () => {
  it('names both sides and says what changed', async () => {
    const person = await server.subscriber('comparer');
    const before = await upload(person, 'cv.pdf');
    const after = String((await newVersion(person, before)).body['id']);
    const { status, body } = await person.get(`/api/analysis/${after}/compare/${before}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      before: { id: before, filename: 'cv.pdf' },
      after: { id: after, filename: 'better.docx' },
      scores: [{ kind: 'ats', before: 82, after: 82, parts: [] }, { kind: 'keyword' }, { kind: 'format' }],
      keywords: { won: [], lost: [], phrases: { won: [], lost: [] }, withheld: 0 },
    });
  });
});

describe('what if', () => {
  it('returns scores for a text, does not count as an analysis, and stores nothing', async () => {
    const person = await server.signedIn('dreamer');
    const id = await upload(person);
    const before = await server.db.$client.query('SELECT id FROM analyses WHERE user_id = $1', [person.id]);
    expect(await imagine(person, id, 'welding and rigging')).toMatchObject({
      status: 200,
      body: { keywordScore: 50, jobScore: null, keywords: { won: [], lost: [], withheld: 0 } },
    });
    expect(await imagine(person, id, '')).toMatchObject({ status: 200 });
    const after = await server.db.$client.query('SELECT id FROM analyses WHERE user_id = $1', [person.id]);
    expect(after.rows).toEqual(before.rows);
  });

  it('accepts at most sixty thousand characters, and 600 requests a minute while typing', async () => {
    const person = await server.signedIn('typist');
    const id = await upload(person);
    expect((await imagine(person, id, 'x'.repeat(60_001))).status).toBe(400);
    for (let count = 0; count < 598; count += 1) await server.services.rateLimits.count('what-if', person.id);
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await imagine(person, id, 'x')).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 429, 429, 429]);
  });
});
