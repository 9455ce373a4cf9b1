import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repairsSchema } from '#contract/report/repair.ts';
import { readPackage } from '#engine/testing/read-package.ts';
import { createPool } from '../../parsing/pool.ts';
import type { Client } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let person: Client & { id: string };
let headerId = '';
beforeAll(async () => {
  server = await startTestApp({ parser: createPool({ processes: 1 }) });
  person = await server.subscriber('mender');
  headerId = await uploaded('contact-in-header-docx/resume.docx');
});
afterAll(() => server.close());

const golden = (name: string): Buffer => readFileSync(join(import.meta.dirname, '..', '..', '..', 'corpus', name));
const uploaded = async (name: string): Promise<string> => {
  const file = { name: `Maren – ${name.split('/')[1] ?? ''}`, bytes: golden(name) };
  return String((await person.upload(file)).body['id']);
};
const fetched = async (path: string) => {
  const answer = await fetch(`${server.address}${path}`, { headers: { cookie: person.cookie } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const storedAnalyses = async () =>
  (await server.db.$client.query<{ n: string }>('SELECT count(*) AS n FROM analyses')).rows;
const listOf = async (only = '') =>
  repairsSchema.parse((await person.get(`/api/analysis/${headerId}/repairs${only}`)).body);

describe('the repairs of a Word file', () => {
  it('are listed with what they change, and with the scores of what comes out', async () => {
    const { before, after, repairs } = await listOf();
    expect(repairs.map(({ id }) => id)).toEqual(['header-contact', 'file-properties']);
    expect(repairs[0]?.changes[0]).toEqual({ before: 'In the page header: Maren Oduya', after: 'Maren Oduya' });
    expect(after.atsScore).toBeGreaterThan(before.atsScore);
    expect(after.jobRelevanceScore).toBeNull();
  });

  it('can be left out: then the scores are those without them', async () => {
    const { before, after, repairs } = await listOf('?only=file-properties,unheard-of');
    expect(after.atsScore).toBe(before.atsScore);
    expect(repairs).toHaveLength(2);
    expect((await listOf('?only=')).after).toEqual(before);
  });

  it('come as a download that keeps what they do not touch', async () => {
    const { status, headers, bytes } = await fetched(`/api/analysis/${headerId}/repaired?only=file-properties`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain("UTF-8''Maren%20%E2%80%93%20resume-repaired.docx");
    expect(headers.get('content-security-policy')).toBe('sandbox');
    const [before, after] = [readPackage(golden('contact-in-header-docx/resume.docx')), readPackage(bytes)];
    expect([...before.keys()].filter((name) => before.get(name) !== after.get(name))).toEqual(['docProps/core.xml']);
  });

  it('are refused for a PDF, with the reason', async () => {
    const id = await uploaded('clean-pdf/resume.pdf');
    expect(await person.get(`/api/analysis/${id}/repairs`)).toMatchObject({
      status: 422,
      body: { code: 'unreadable-file', reason: 'not-docx-inside' },
    });
  });

  it('store nothing', async () => {
    const before = await storedAnalyses();
    await listOf();
    await fetched(`/api/analysis/${headerId}/repaired`);
    expect(await storedAnalyses()).toEqual(before);
  });
});
