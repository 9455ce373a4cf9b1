import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewWorkspace } from '#contract/api/workspace/preview.ts';
import { getWorkspace, type Workspace } from '#contract/api/workspace/workspaces.ts';
import { createPool } from '../../parsing/pool.ts';
import type { Client } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const golden = {
  name: 'resume.pdf',
  bytes: readFileSync(join(import.meta.dirname, '../../../corpus/two-columns-pdf/resume.pdf')),
};

let server: TestApp;
let person: Client;
let made: Workspace;
beforeAll(async () => {
  server = await startTestApp({ parser: createPool({ processes: 1 }) });
  person = await server.signedIn('looker');
  const { body } = await person.upload(golden);
  made = getWorkspace.output.parse((await person.post('/api/workspaces', { analysisId: body['id'] })).body);
});
afterAll(() => server.close());

const sent = (change: object, client = person) =>
  client.post(`/api/workspaces/${made.id}/preview`, {
    document: made.document,
    design: 'template-1',
    page: 1,
    ...change,
  });
const drawn = async (change: object = {}) => {
  const { status, body } = await sent(change);
  expect(status, JSON.stringify(body).slice(0, 200)).toBe(200);
  return previewWorkspace.output.parse(body);
};
const pngSize = (png: string): number[] => {
  const bytes = Buffer.from(png, 'base64');
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};
const withMore = (paragraphs: number): Workspace['document'] => ({
  ...made.document,
  sections: [
    ...made.document.sections,
    {
      id: 'more',
      kind: 'other',
      title: 'More',
      blocks: Array.from({ length: paragraphs }, (_, nr) => ({
        id: `more-${nr}`,
        is: 'text',
        line: { text: `Paragraph ${nr} of many.`, needsCheck: false },
      })),
    },
  ],
});

describe('a preview', () => {
  it('is a page of the document that is sent, and says how many there are', async () => {
    const first = await drawn();
    expect(first.pages).toBe(1);
    expect(pngSize(first.png)).toEqual([918, 1188]);
    const document = withMore(150);
    const [one, two] = [await drawn({ document }), await drawn({ document, page: 2 })];
    expect(one.pages).toBeGreaterThan(2);
    expect(two.pages).toBe(one.pages);
    expect(two.png).not.toBe(one.png);
    expect((await sent({ document, page: one.pages })).status).toBe(200);
    expect((await sent({ document, page: one.pages + 1 })).status).toBe(404);
  });

  it('says which plan a design needs, and which characters a PDF of ours cannot have', async () => {
    expect((await sent({ design: 'template-2' })).body).toMatchObject({ code: 'not-in-plan' });
    expect((await sent({ document: { ...made.document, name: '王' } })).body).toMatchObject({ code: 'unprintable' });
  });

  it('A2: of a workspace of somebody else is a 404', async () => {
    expect((await sent({}, await server.signedIn('onlooker'))).status).toBe(404);
  });
});
