import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getWorkspace, openWorkspace, type Workspace } from '#contract/api/workspace/workspaces.ts';
import { createPool } from '../parsing/pool.ts';
import type { Client } from '../testing/client.ts';
import { printedFrom } from '../templates/printed-from.ts';
import { writeFile } from '../templates/write-file.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTypesetter } from '../typst/typesetter.ts';

let server: TestApp;
let person: Client;
beforeAll(async () => {
  server = await startTestApp({ parser: createPool({ processes: 1 }) });
  person = await server.signedIn('importer');
});
afterAll(() => server.close());

const send = (name: string, bytes: Buffer | string) =>
  person.upload({ name, bytes: Buffer.from(bytes) }, {}, {}, '/api/workspaces/import');
const started = async (name: string, bytes: Buffer | string): Promise<Workspace> => {
  const { status, body } = await send(name, bytes);
  expect(status, JSON.stringify(body)).toBe(200);
  return getWorkspace.output.parse(body);
};
const exported = async ({ id, document }: Workspace, format: string): Promise<Buffer> => {
  const answer = await fetch(`${server.address}/api/workspaces/${id}/export`, {
    method: 'POST',
    headers: { cookie: person.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ document, design: 'template-1', format }),
  });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};
/** The words of a document, without what only a file of its format shows. */
const wordsOf = ({ document }: Workspace): string =>
  JSON.stringify(document, (key, value: unknown) =>
    ['extras', 'id', 'period', 'needsCheck'].includes(key) ? undefined : value,
  );

/** A PDF of the document that carries other data. */
const attached = async (document: Workspace['document'], data: object): Promise<Uint8Array> => {
  const typesetter = createTypesetter();
  try {
    const now = new Date('2026-11-23');
    return await writeFile(typesetter, 'template-1', 'pdf', printedFrom(document), now, JSON.stringify(data));
  } finally {
    typesetter.close();
  }
};

const sample = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('@jsonresume/schema')), 'sample.resume.json'),
);

describe('a workspace from a file', () => {
  it('of JSON Resume has its name and words, and gives back every field as it was saved', async () => {
    const made = await started('richard.json', sample);
    expect(made).toMatchObject({ name: 'richard', document: { name: 'Richard Hendriks', headline: 'Programmer' } });
    const { body } = await person.get(`/api/workspaces/${made.id}`);
    const resume: unknown = JSON.parse((await exported(getWorkspace.output.parse(body), 'json')).toString());
    const { meta: _, ...given } = Object(JSON.parse(sample.toString()));
    expect(resume).toMatchObject(given);
    expect(wordsOf(await started('again.json', JSON.stringify(resume)))).toBe(wordsOf(made));
    const versions = await person.get(`/api/workspaces/${made.id}/versions`);
    expect(versions.body['list']).toMatchObject([{ number: 1, kind: 'uploaded' }]);
  });

  it.each(['md', 'txt'])('of %s has the entries that its export showed', async (format) => {
    const text = `Maren Oduya\nHarbor engineer\nLisbon | maren@example.com\n\nExperience\nHarbor Engineer\nQuay Works\nMarch 2020 – Present\n- Moved the quay\n\nSkills\n- Welding`;
    const made = await started('Pasted text.txt', text);
    expect(made.document).toMatchObject({ name: 'Maren Oduya', headline: 'Harbor engineer' });
    expect(made.document.sections[0]?.blocks).toMatchObject([
      {
        title: 'Harbor Engineer',
        at: 'Quay Works',
        dates: 'March 2020 – Present',
        bullets: [{ text: 'Moved the quay' }],
      },
    ]);
    expect(wordsOf(await started(`resume.${format}`, await exported(made, format)))).toBe(wordsOf(made));
  });

  it.each([
    ['resume.json', '{"a": 1}', 422, 'is not a JSON Resume'],
    ['resume.json', '{', 422, 'not valid JSON'],
    ['resume.json', `{"work":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 422, 'not valid JSON'],
    ['resume.txt', Buffer.from([0xff, 0xfe, 0x00]), 422, 'not plain text in UTF-8'],
    ['resume.md', ' \n', 422, 'There is no text'],
    ['resume.exe', 'MZ', 415, 'JSON Resume (.json)'],
  ])('%s of %.20j is refused with a sentence that says why', async (name, bytes, status, sentence) => {
    const answer = await send(name, bytes);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(sentence);
  });

  describe('of a PDF with data', () => {
    const kept = { 'x-theme': { color: 'red' }, meta: { version: 'v1.0.0' } };
    const resume = {
      ...kept,
      basics: { name: 'Maren Oduya', label: 'Harbor engineer', email: 'maren@example.com', image: 'maren.png' },
      work: [
        {
          name: 'Quay Works',
          position: 'Engineer',
          startDate: '2020-03-15',
          highlights: ['Moved the fjørd quay'],
          team: 7,
        },
        {
          name: 'Boat Yard',
          position: 'Welder',
          startDate: '2016-01',
          endDate: '2020-02',
          highlights: ['Welded hulls'],
        },
      ],
      skills: [{ name: 'Welding', keywords: ['MIG', 'TIG'] }],
    };
    let readers = 0;
    /** By somebody new, because an account has few scans. */
    const opened = async (bytes: Uint8Array): Promise<Workspace> => {
      const reader = await server.signedIn(`reader-${(readers += 1)}`);
      const { body } = await reader.upload({ name: 'resume.pdf', bytes: Buffer.from(bytes) });
      const answer = await reader.post('/api/workspaces', { analysisId: body['id'] });
      return openWorkspace.output.parse(answer.body);
    };
    it('has every field of the document that the PDF was made of, from both doors', async () => {
      const made = await started('maren.json', JSON.stringify(resume));
      const json = (await exported(made, 'json')).toString();
      const pdf = await exported(made, 'pdf');
      const again = await started('resume.pdf', pdf);
      expect((await exported(again, 'json')).toString()).toBe(json);
      const fromReport = await opened(pdf);
      expect(fromReport.dataInFile).toBe('used');
      expect(wordsOf(fromReport)).toBe(wordsOf(made));
      expect(fromReport.document.extras).toBe(again.document.extras);
      expect(JSON.parse(json)).toMatchObject(resume);
    });

    it('goes by the pages when the data says something else, and says so', async () => {
      const made = await started('maren.json', JSON.stringify(resume));
      const basics = { ...resume.basics, label: 'Harbor master' };
      const changed = await attached(made.document, { ...resume, basics });
      expect(await opened(changed)).toMatchObject({ dataInFile: 'ignored', document: { headline: 'Harbor engineer' } });
      expect(JSON.stringify((await send('resume.pdf', Buffer.from(changed))).body)).toContain('does not match');
    });

    it('is refused where there is none', async () => {
      const bytes = readFileSync(join(import.meta.dirname, '../../corpus/two-columns-pdf/resume.pdf'));
      expect(JSON.stringify((await send('resume.pdf', bytes)).body)).toContain('contains no resume data');
      expect((await opened(bytes)).dataInFile).toBeUndefined();
      expect((await opened(bytes)).document.name).not.toBe('');
    });
  });

  it("of LinkedIn's data export has its jobs", async () => {
    const csv = strToU8('Company Name,Title,Started On,Finished On\nQuay Works,Engineer,Mar 2020,');
    const made = await started('Basic_LinkedInDataExport.zip', Buffer.from(zipSync({ 'Positions.csv': csv })));
    expect(made.document.sections[0]?.blocks).toMatchObject([{ title: 'Engineer', dates: 'March 2020 – Present' }]);
  });

  it('that has too much to edit is refused', async () => {
    const work = Array.from({ length: 5_000 }, (_, index) => ({ name: `Quay ${index}` }));
    expect((await send('long.json', JSON.stringify({ work }))).body).toMatchObject({ code: 'too-long-to-edit' });
  });
});
