import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachmentOf } from '../../downloads/attachment-of.ts';
import { createPool } from '../../parsing/pool.ts';
import type { Client } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let person: Client & { id: string };
let pdfId = '';
let docxId = '';
beforeAll(async () => {
  server = await startTestApp({ parser: createPool({ processes: 1 }) });
  person = await server.subscriber('looker');
  pdfId = await uploaded('two-columns-pdf/resume.pdf');
  docxId = await uploaded('clean-docx/resume.docx');
});
afterAll(() => server.close());

const golden = (name: string): Buffer => readFileSync(join(import.meta.dirname, '..', '..', '..', 'corpus', name));
const uploaded = async (name: string): Promise<string> => {
  const file = { name: `Maren – ${name.split('/')[1] ?? ''}`, bytes: golden(name) };
  return String((await person.upload(file)).body['id']);
};
/** The raw response, including its bytes. */
const fetched = async (path: string) => {
  const answer = await fetch(`${server.address}${path}`, { headers: { cookie: person.cookie } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('a picture of a page', () => {
  it('W7: is a PNG of the whole page with 1.5 pixels per point, and is not stored', async () => {
    const { status, headers, bytes } = await fetched(`/api/analysis/${pdfId}/pages/1`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([918, 1188]);
  });

  it('is dark where the name is and white where nothing is', async () => {
    const { bytes } = await fetched(`/api/analysis/${pdfId}/pages/1`);
    const length = bytes.readUInt32BE(33);
    expect(bytes[25], 'in shades of grey').toBe(0);
    const rows = inflateSync(bytes.subarray(41, 41 + length));
    const darkest = (top: number, bottom: number): number => {
      let min = 255;
      for (let y = top; y < bottom; y += 1)
        for (let x = 0; x < 918; x += 1) min = Math.min(min, rows[y * 919 + 1 + x] ?? 255);
      return min;
    };
    expect(darkest(85, 115)).toBeLessThan(40);
    expect(darkest(800, 1180)).toBe(255);
  });

  it.each(['2', '99'])('of page %s of a one-page file is not found', async (page) => {
    expect(await person.get(`/api/analysis/${pdfId}/pages/${page}`)).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
  });

  it.each(['0', '-1', 'x', '1.5'])('of page %j is refused', async (page) => {
    expect((await person.get(`/api/analysis/${pdfId}/pages/${page}`)).status).toBe(400);
  });

  it('of a Word document is refused with a reason', async () => {
    expect(await person.get(`/api/analysis/${docxId}/pages/1`)).toMatchObject({
      status: 422,
      body: { code: 'unreadable-file' },
    });
  });

  it('is deleted with its analysis', async () => {
    const id = await uploaded('clean-pdf/resume.pdf');
    expect((await fetched(`/api/analysis/${id}/pages/1`)).status).toBe(200);
    await person.call('DELETE', `/api/analysis/${id}`);
    expect((await fetched(`/api/analysis/${id}/pages/1`)).status).toBe(404);
    expect((await fetched(`/api/analysis/${id}/file`)).status).toBe(404);
  });
});

describe('the original file', () => {
  it('U10: is returned unchanged, as a download that cannot run scripts on our origin', async () => {
    const { status, headers, bytes } = await fetched(`/api/analysis/${docxId}/file`);
    expect(status).toBe(200);
    expect(bytes.equals(golden('clean-docx/resume.docx'))).toBe(true);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe('sandbox');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Maren _ resume.docx"; filename*=UTF-8''Maren%20%E2%80%93%20resume.docx`,
    );
  });

  it.each([
    ['a"b\\c.pdf', `attachment; filename="a_b_c.pdf"; filename*=UTF-8''a%22b%5Cc.pdf`],
    ["O'Neil (1).pdf", `attachment; filename="O'Neil (1).pdf"; filename*=UTF-8''O%27Neil%20%281%29.pdf`],
    ['half \ud83c.pdf', `attachment; filename="half _.pdf"; filename*=UTF-8''half%20%EF%BF%BD.pdf`],
  ])('U9: named %j is sent with a header that cannot be injected into', (name, header) => {
    expect(attachmentOf(name)).toBe(header);
  });
});
