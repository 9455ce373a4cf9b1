import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxExportedBytes, readBackWorkspace } from '#contract/api/workspace/read-back.ts';
import { getWorkspace, type Workspace } from '#contract/api/workspace/workspaces.ts';
import { workspaceLimits } from '#contract/product/workspace-limits.ts';
import { createPool } from '../../parsing/pool.ts';
import type { Client } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const golden = {
  name: 'resume.pdf',
  bytes: readFileSync(join(import.meta.dirname, '../../../corpus/two-columns-pdf/resume.pdf')),
};
type Document = Workspace['document'];

let server: TestApp;
let person: Client;
let made: Workspace;
beforeAll(async () => {
  server = await startTestApp({ parser: createPool({ processes: 1 }) });
  person = await server.signedIn('reader');
  const { body } = await person.upload(golden);
  made = getWorkspace.output.parse((await person.post('/api/workspaces', { analysisId: body['id'] })).body);
});
afterAll(() => server.close());

const exported = async (document: Document, format: string): Promise<Buffer> => {
  const answer = await fetch(`${server.address}/api/workspaces/${made.id}/export`, {
    method: 'POST',
    headers: { cookie: person.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ document, design: 'template-1', format }),
  });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};
const sent = (format: string, bytes: Buffer, document = made.document, client = person) =>
  client.post(`/api/workspaces/${made.id}/read-back`, { document, format, file: bytes.toString('base64') });
const readBack = async (format: string, bytes: Buffer, document = made.document) => {
  const { status, body } = await sent(format, bytes, document);
  expect(status, JSON.stringify(body)).toBe(200);
  return readBackWorkspace.output.parse(body);
};

const rows = async () =>
  (await server.db.$client.query('SELECT (SELECT count(*) FROM analyses) a, (SELECT count(*) FROM scan_places) s'))
    .rows;

describe('a download that is read back', () => {
  it.each(['docx', 'pdf'])('as %s has all of its values', async (format) => {
    const { readBack: found } = await readBack(format, await exported(made.document, format));
    expect(found?.differences).toEqual([]);
    expect(found?.same).toBe(found?.all);
    expect(found?.all).toBeGreaterThan(30);
  });

  it('names what was left out of the file, in either format', async () => {
    const without = { ...made.document, contact: made.document.contact.filter((text) => !text.includes('@')) };
    const email = made.document.contact.find((text) => text.includes('@')) ?? '';
    for (const format of ['docx', 'pdf']) {
      const { readBack: found } = await readBack(format, await exported(without, format));
      expect(found?.differences).toEqual([{ field: 'email', written: email, read: null }]);
      expect(found?.same).toBe((found?.all ?? 0) - 1);
    }
  });

  it('says why when it is no resume', async () => {
    const found = await readBack('pdf', Buffer.from('no PDF at all'));
    expect(found).toEqual({ readBack: null, refusal: expect.stringMatching(/\.$/) });
  });

  it('stores nothing and uses up no scan', async () => {
    const before = await rows();
    await readBack('docx', await exported(made.document, 'docx'));
    expect(await rows()).toEqual(before);
  });

  it('A2: of a workspace of somebody else is a 404', async () => {
    const stranger = await server.signedIn('passer-by');
    expect((await sent('docx', Buffer.from('x'), made.document, stranger)).status).toBe(404);
  });

  it('may have the longest document and the largest file, and no more', async () => {
    const words = 'Wort '.repeat(Math.floor(workspaceLimits.characters / 5) - 10);
    const document: Document = {
      name: 'Ada',
      headline: '',
      contact: [],
      links: [],
      sections: [
        {
          id: 'a',
          kind: 'other',
          title: 'All',
          blocks: [{ id: 'b', is: 'text', line: { text: words, needsCheck: false } }],
        },
      ],
    };
    expect((await sent('pdf', Buffer.alloc(maxExportedBytes), document)).status).toBe(200);
    expect((await sent('pdf', Buffer.alloc(maxExportedBytes + 3), document)).status).toBe(400);
    const longest = await Promise.all(['docx', 'pdf'].map((format) => exported(document, format)));
    for (const file of longest) expect(file.length).toBeLessThan(maxExportedBytes);
  });
});
