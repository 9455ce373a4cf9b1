import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analysisResultSchema } from '#contract/report/analysis-result.ts';
import { createPool } from '../../parsing/pool.ts';
import type { Client } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let person: Client;
beforeAll(async () => {
  server = await startTestApp({ parser: createPool({ processes: 1 }) });
  person = await server.subscriber('reader');
});
afterAll(() => server.close());

const golden = (name: string) => ({
  name: `my ${name.split('/')[1] ?? ''}`,
  bytes: readFileSync(join(import.meta.dirname, '..', '..', '..', 'corpus', name)),
});

describe('a real resume, analyzed by the real engine in a parser process', () => {
  it.each(['clean-pdf/resume.pdf', 'clean-docx/resume.docx'])(
    '%s is analyzed, and the result can be opened again',
    async (name) => {
      const { status, body } = await person.upload(golden(name), {
        jobDescription: 'We need a nurse with BLS and Epic.',
        jobUrl: 'https://jobs.lever.co/quillfeather/1',
      });
      expect(status).toBe(200);
      const result = analysisResultSchema.parse(body);
      expect(result.parsed.name).not.toBeNull();
      expect(result.readings.visual.length).toBeGreaterThan(200);
      expect(result.checks.filter((check) => check.outcome === 'error')).toEqual([]);
      expect(result.jobDescription).toBe('We need a nurse with BLS and Epic.');
      expect(result.jobUrl).toBe('https://jobs.lever.co/quillfeather/1');
      expect(result.applyingThrough).toEqual({ id: 'lever', name: 'Lever' });
      expect((await person.get(`/api/analysis/${result.id}`)).body).toEqual(body);
    },
  );

  it('has the same result each time', async () => {
    const [one, two] = [
      await person.upload(golden('clean-pdf/resume.pdf')),
      await person.upload(golden('clean-pdf/resume.pdf')),
    ];
    const constant = { id: '', createdAt: '', deletedOn: '' };
    expect({ ...one.body, ...constant }).toEqual({ ...two.body, ...constant });
  });

  it('gets a reason when a file has no result', async () => {
    const bytes = readFileSync(join(import.meta.dirname, '..', '..', '..', 'corpus', 'clean-docx', 'resume.docx'));
    expect(await person.upload({ name: 'renamed.pdf', bytes })).toMatchObject({
      status: 422,
      body: {
        code: 'unreadable-file',
        reason: 'not-pdf-inside',
        message: expect.stringContaining('its content is not a PDF'),
      },
    });
    expect(await person.upload({ name: 'nothing.pdf', bytes: Buffer.alloc(0) })).toMatchObject({
      status: 422,
      body: { reason: 'empty-file', message: expect.stringContaining('empty') },
    });
  });
});
