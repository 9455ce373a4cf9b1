import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recognizeText } from '#contract/api/ocr/recognize-text.ts';
import type { RecognizedResume } from '#contract/report/recognized-resume.ts';
import { scanOf } from '#engine/testing/build-scan.ts';
import { buildPdf } from '#engine/testing/build-pdf.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import type { Client } from '../../testing/client.ts';
import { createOcr } from '../../parsing/ocr/ocr.ts';
import { createPool } from '../../parsing/pool.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let person: Client;
let scan: Buffer;
const golden = (name: string, file: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../../../corpus', name, file));
beforeAll(async () => {
  server = await startTestApp({ parser: createPool({ processes: 1 }), ocr: createOcr() });
  person = await server.signedIn('scanner');
  scan = Buffer.from(scanOf(golden('clean-pdf', 'resume.pdf'), await pdfiumForTests()));
});
afterAll(() => server.close());

const send = (bytes: Buffer) => person.upload({ name: 'scan.pdf', bytes }, {}, {}, '/api/recognize-text');

describe('a resume that is a picture', () => {
  it('is read without a score, stored nowhere and counted as no scan, and is refused by the check as before', async () => {
    const left = (await person.get('/api/scan-allowance')).body;
    const { status, body } = await send(scan);
    expect(status, JSON.stringify(body)).toBe(200);
    const recognized: RecognizedResume = recognizeText.output.parse(body);
    expect(recognized).toMatchObject({
      pageCount: 1,
      ended: 'all-read',
      parsed: { name: 'Maren Oduya' },
      document: { name: 'Maren Oduya' },
    });
    expect(recognized.parsed.email).toContain('@');
    expect(recognized.parsed.experience[0]?.title).not.toBe('');
    expect(JSON.stringify(body)).not.toMatch(/score/i);
    const { rows } = await server.db.$client.query<{ count: string }>(
      'SELECT (SELECT count(*) FROM uploads) + (SELECT count(*) FROM workspaces) AS count',
    );
    expect(rows[0]?.count).toBe('0');
    expect(await person.upload({ name: 'scan.pdf', bytes: scan })).toMatchObject({
      status: 422,
      body: { reason: 'no-text' },
    });
    expect((await person.get('/api/scan-allowance')).body).toEqual(left);
  });

  it.each([
    ['with text', () => golden('clean-pdf', 'resume.pdf'), 'This file has text'],
    [
      'without a word',
      () => Buffer.from(buildPdf({ pages: [{ content: '300 0 0 300 0 0 cm /Im1 Do' }] })),
      'We found no words',
    ],
  ])('%s is refused with a sentence', async (_what, bytes, sentence) => {
    const answer = await send(bytes());
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain(sentence);
  });
});
