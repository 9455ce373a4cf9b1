import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportFormats } from '#contract/api/workspace/export.ts';
import { getWorkspace, type Workspace } from '#contract/api/workspace/workspaces.ts';
import { linesOf, readDocxBytes } from '#engine/testing/read-built-docx.ts';
import { createPool } from '../../parsing/pool.ts';
import type { Client } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { textOfPdf } from '../../testing/text-of-pdf.ts';

const golden = {
  name: 'resume.pdf',
  bytes: readFileSync(join(import.meta.dirname, '../../../corpus/two-columns-pdf/resume.pdf')),
};

let server: TestApp;
let person: Client;
let made: Workspace;
beforeAll(async () => {
  server = await startTestApp({ parser: createPool({ processes: 1 }) });
  person = await server.signedIn('exporter');
  const { body } = await person.upload(golden);
  made = getWorkspace.output.parse((await person.post('/api/workspaces', { analysisId: body['id'] })).body);
});
afterAll(() => server.close());

const exported = async (format: string, more: object = {}) => {
  const answer = await fetch(`${server.address}/api/workspaces/${made.id}/export`, {
    method: 'POST',
    headers: { cookie: person.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ document: made.document, design: 'template-1', format, ...more }),
  });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

const texts: Record<string, (bytes: Buffer) => string | Promise<string>> = {
  docx: (bytes) => linesOf(readDocxBytes(bytes)).join('\n'),
  pdf: async (bytes) => (await textOfPdf(bytes)).text,
  md: (bytes) => bytes.toString().replaceAll(/\\(.)/g, '$1'),
  txt: (bytes) => bytes.toString(),
  json: (bytes) => bytes.toString(),
};
const isAttached = async (more: object): Promise<boolean> =>
  (await exported('pdf', more)).bytes.includes('/EmbeddedFile');
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

describe('an export', () => {
  // Europass has dates as numbers and headings of its own: `server/formats/europass/europass.test.ts`.
  it.each(exportFormats.filter((format) => format !== 'xml'))(
    'as %s has every word of the document, and a name that says whose it is',
    async (format) => {
      const { status, headers, bytes } = await exported(format);
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename="?[^"]+-Resume\\.${format}`),
      );
      const found = new Set(wordsIn(String(await texts[format]?.(bytes))));
      const { name, headline, contact, links, sections } = made.document;
      const lines = sections.flatMap(({ title, blocks }) => [
        title,
        ...blocks.flatMap((block) =>
          block.is === 'entry'
            ? [
                block.title,
                block.at,
                block.place,
                block.dates,
                ...[...block.notes, ...block.bullets].map(({ text }) => text),
              ]
            : [block.line.text],
        ),
      ]);
      const words = wordsIn([name, headline, ...contact, ...links, ...lines].join('\n'));
      expect(words.length).toBeGreaterThan(100);
      expect(words.filter((word) => !found.has(word))).toEqual([]);
    },
  );

  it.each(['docx', 'pdf'])('as %s of a document with little more than a heading can be made', async (format) => {
    const document = { ...made.document, name: '', headline: '', contact: [], links: [], sections: [] };
    expect((await exported(format, { document })).status).toBe(200);
  });

  it('as pdf carries data only if that was not left out', async () => {
    expect(await Promise.all([isAttached({}), isAttached({ carriesData: false })])).toEqual([true, false]);
  });

  it('as Europass is XML with its jobs', async () => {
    const { status, headers, bytes } = await exported('xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(bytes.toString()).toContain('<EmployerHistory><hr:OrganizationName>');
  });

  it('escapes what Markdown would take for marks', async () => {
    const document = { ...made.document, sections: [], name: '# *Ada* <b>', contact: ['1. _a_'] };
    const { bytes } = await exported('md', { document });
    expect(bytes.toString()).toContain(String.raw`# \# \*Ada\* \<b\>`);
    expect(bytes.toString()).toContain(String.raw`1\. \_a\_`);
  });

  it('in a premium design requires Premium, and in plain text does not', async () => {
    expect((await exported('docx', { design: 'template-2' })).status).toBe(403);
    expect((await exported('txt', { design: 'template-2' })).status).toBe(200);
  });

  it('A2: of a workspace of somebody else is a 404', async () => {
    const stranger = await server.signedIn('passer');
    const answer = await stranger.post(`/api/workspaces/${made.id}/export`, {
      document: made.document,
      design: 'template-1',
      format: 'txt',
    });
    expect(answer.status).toBe(404);
  });
});
