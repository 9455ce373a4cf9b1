import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { createPool } from '../../parsing/pool.ts';
import { startDeletionJob } from '../retention/delete-expired.ts';
import { sampleResult } from '../../testing/analysis-result.ts';
import type { Client } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { withoutPerson } from './without-person.ts';

const day = 24 * 60 * 60;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ parser: createPool({ processes: 1 }) });
});
afterAll(() => server.close());

const resume = () => ({
  name: 'Teodor Lindqvist-Hale.pdf',
  bytes: readFileSync(join(import.meta.dirname, '..', '..', '..', 'corpus', 'two-columns-pdf', 'resume.pdf')),
});
const analyzed = async (client: Client, fields = {}): Promise<string> =>
  String((await client.upload(resume(), fields)).body['id']);
const share = async (client: Client, id: string) => (await client.post(`/api/analysis/${id}/share`)).body;
const open = (token: unknown) => server.visitor().get(`/api/shared/${String(token)}`);

describe('a shared report', () => {
  it('A15: has scores and findings, but no name, contact details, file name, links or text of the resume', async () => {
    const person = await server.signedIn('sharer');
    const id = await analyzed(person, { jobDescription: 'A nurse with Epic, BLS and Lindqvist-Hale experience.' });
    const { token } = await share(person, id);
    const { status, body, headers } = await open(token);
    expect(status).toBe(200);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(body).toMatchObject({
      scoreDetails: { ats: { value: 76 } },
      hasJob: true,
    });
    expect(body['findings']).toContainEqual(
      expect.objectContaining({ title: 'Your text is in columns', impact: '+24 points on the overall score' }),
    );
    const said = JSON.stringify(body);
    const mine: StoredAnalysis = Object((await person.get(`/api/analysis/${id}`)).body);
    const { name, email, phone, location, experience, education } = mine.parsed;
    const lines = mine.readings.stream.split('\n').filter((line) => line.length > 12);
    const personal = [
      'Lindqvist',
      mine.filename,
      ...[name, email, phone, location].map((value) => value ?? '?'),
      ...experience.flatMap((job) => [job.employer, job.title, ...job.bullets]),
      ...education.map(({ institution }) => institution),
      ...lines,
      id,
      person.id,
    ];
    expect(personal.length).toBeGreaterThan(20);
    expect(personal.filter((words) => said.includes(words))).toEqual([]);
  });

  it('A15: leaves out every field that could contain what a user wrote', () => {
    const mark = 'KANARI7SHARED';
    const sample = sampleResult();
    const evidence = [{ quote: mark }];
    const check = { id: 'odd', group: 'file', title: 'Ours', why: 'Ours', impact: 'minor', sources: [] } as const;
    const result: StoredAnalysis = {
      ...sample,
      id: mark,
      filename: mark,
      createdAt: '',
      deletedOn: '',
      withheld: null,
      jobDescription: mark,
      jobUrl: mark,
      jobKeywords: [mark],
      matchedKeywords: [`${mark} Ltd`],
      missingKeywords: [`at ${mark}`],
      keywordsByIndustry: { [mark]: [mark] },
      keywordFrequency: { [mark]: 1 },
      structureInsights: { ...sample.structureInsights, sections: [mark] },
      formatIssues: [{ type: 'odd', description: mark, solution: mark, severity: 'minor', evidence }],
      recommendations: [
        { title: 'Ours', priority: 'low', description: mark, category: 'Ours', action: mark, check: 'odd' },
      ],
      atsSystemsAnalysis: { Ours: { score: 1, strengths: [mark], weaknesses: [mark], recommendations: [mark] } },
      atsCompatibility: { Ours: { score: 1, status: 'poor', notes: [{ text: mark, source: 'x' }] } },
      parsed: { ...sample.parsed, name: mark, email: `${mark}@example.org`, links: [mark], summary: mark },
      readings: { stream: mark, visual: mark },
      checks: [
        { ...check, sources: [], outcome: 'fail', findings: [{ message: mark, fix: mark, evidence }] },
        { ...check, sources: [], outcome: 'unsure', because: mark, findings: [] },
      ],
      requirements: [{ label: mark, group: 'must', kind: '', answer: 'shown', quote: mark, lines: [mark], places: [] }],
      knockOutQuestions: [{ question: mark, quote: mark }],
      fieldPlaces: { name: evidence },
      keywordPlaces: { [mark]: evidence },
    };
    expect(JSON.stringify(withoutPerson(result, new Date()))).not.toContain(mark);
  });
});

describe('a link to a report', () => {
  it('A15: is 256 random bits, of which the database has only the hash', async () => {
    const person = await server.signedIn('hasher');
    const { token } = await share(person, await analyzed(person));
    expect(token).toMatch(/^[\w-]{43}$/);
    const { rows } = await server.db.$client.query<{ token_hash: string }>('SELECT token_hash FROM shares');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('A15: ends when it is revoked, when a new one is made, and when the resume is deleted', async () => {
    const person = await server.subscriber('changer');
    const id = await analyzed(person);
    const first = await share(person, id);
    const second = await share(person, id);
    expect((await open(first['token'])).status).toBe(404);
    expect((await open(second['token'])).status).toBe(200);
    expect((await person.call('DELETE', `/api/analysis/${id}/share`)).body).toEqual({ expiresAt: null });
    expect(await open(second['token'])).toMatchObject({
      status: 404,
      body: { code: 'not-found', message: 'This link has expired, or its owner revoked it.' },
    });
    const third = await share(person, id);
    await person.call('DELETE', `/api/analysis/${id}`);
    expect((await open(third['token'])).status).toBe(404);
  });

  it('A15: lasts thirty days, and no longer than its resume', async () => {
    const person = await server.subscriber('waiter');
    const [kept, other] = [await analyzed(person), await analyzed(person)];
    await person.put(`/api/analysis/${kept}/keep`, { keep: true });
    server.pass(10 * day);
    await person.post('/api/login', { username: 'waiter', password: 'correct horse 7' });
    const [long, short] = [await share(person, kept), await share(person, other)];
    const daysOf = ({ expiresAt }: Record<string, unknown>): number =>
      Math.round((Date.parse(String(expiresAt)) - server.services.clock().getTime()) / 1000 / day);
    expect([daysOf(long), daysOf(short)]).toEqual([30, 20]);
    server.pass(21 * day);
    expect([(await open(long['token'])).status, (await open(short['token'])).status]).toEqual([200, 404]);
    server.pass(10 * day);
    expect((await open(long['token'])).status).toBe(404);
  });

  it('is shown to its owner only with its last day, and deleted after it', async () => {
    const person = await server.signedIn('asker');
    const id = await analyzed(person);
    const ask = async () => (await person.get(`/api/analysis/${id}/share`)).body;
    expect(await ask()).toEqual({ expiresAt: null });
    const { expiresAt } = await share(person, id);
    expect(await ask()).toEqual({ expiresAt });
    const later = (): Date => new Date(Date.parse(String(expiresAt)) + 1000);
    const count = async () =>
      (await server.db.$client.query('SELECT 1 FROM shares WHERE analysis_id = $1', [id])).rowCount;
    expect(await count()).toBe(1);
    const stop = startDeletionJob({ ...server.services, clock: later }, (error) => expect(error).toBeNull());
    await expect.poll(count).toBe(0);
    await stop();
  });
});
