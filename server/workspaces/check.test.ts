import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '#contract/api/endpoint.ts';
import { checkWorkspace } from '#contract/api/workspace/check.ts';
import { getWorkspace, type Workspace } from '#contract/api/workspace/workspaces.ts';
import { createPool } from '../parsing/pool.ts';
import { designs } from '../templates/designs.ts';
import { fileNameOf } from '../templates/file-name-of.ts';
import { printedFrom } from '../templates/printed-from.ts';
import { titleOf } from '../templates/title-of.ts';
import { writeWord } from '../templates/write-word.ts';
import type { Client } from '../testing/client.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { pastedInto } from '#tests/laws/pasted-terms.ts';

const golden = {
  name: 'resume.pdf',
  bytes: readFileSync(join(import.meta.dirname, '../../corpus/two-columns-pdf/resume.pdf')),
};
const job = `Registered Nurse, Emergency Department. Required: RN license, BLS, ACLS, three years of critical care, triage,
telemetry and IV therapy. Nice to have: TNCC, Spanish, Cerner.`;

type Checked = OutputOf<typeof checkWorkspace>;
type Document = Workspace['document'];

let server: TestApp;
let person: Client;
let made: Workspace;
beforeAll(async () => {
  server = await startTestApp({ parser: createPool({ processes: 1 }) });
  person = await server.subscriber('checker');
  const { body } = await person.upload(golden, { jobDescription: job });
  made = getWorkspace.output.parse((await person.post('/api/workspaces', { analysisId: body['id'] })).body);
});
afterAll(() => server.close());

const check = async (document: Document, client = person, id = made.id): Promise<Checked> => {
  const answer = await client.post(`/api/workspaces/${id}/check`, { document, design: 'template-1' });
  expect({ status: answer.status, message: answer.body['message'] }).toEqual({ status: 200, message: undefined });
  return checkWorkspace.output.parse(answer.body);
};
const titles = (list: unknown): unknown[] => (Array.isArray(list) ? list.map((one) => Object(one)['title']) : []);

describe('a check of a document', () => {
  it('says what an upload of the Word file says that is downloaded', async () => {
    const checked = await check(made.document);
    const resume = printedFrom(made.document);
    const file = {
      name: `${fileNameOf(resume.name)}.docx`,
      bytes: await writeWord(designs['template-1'], resume, titleOf(resume.name)),
    };
    const { body } = await person.upload(file, { jobDescription: job });
    expect(checked.after).toEqual({
      ats: body['atsScore'],
      keyword: body['keywordScore'],
      format: body['formatScore'],
      job: body['jobRelevanceScore'],
    });
    expect(checked.before).toEqual(made.scores);
    expect(checked.keywords.missing).toEqual(body['missingKeywords']);
    expect(checked.fixes.map(({ title }) => title)).toEqual(titles(body['recommendations']));
  });

  it('names the place of each finding in the document', async () => {
    const [entry] = made.document.sections.flatMap(({ blocks }) => blocks.filter(({ is }) => is === 'entry'));
    expect(entry).toBeDefined();
    const sections = made.document.sections.map((section) => ({
      ...section,
      title: section.kind === 'experience' ? 'Where I have been so far' : section.title,
    }));
    const { fixes } = await check({ ...made.document, name: '', contact: [], sections });
    const placesOf = (check_: string) =>
      fixes.filter((fix) => fix.check === check_).flatMap(({ findings }) => findings.flatMap(({ places }) => places));
    expect(fixes.map((fix) => fix.check)).toContain('missing-contact');
    expect(placesOf('missing-contact')).toEqual(['/contact/0']);
    const index = sections.findIndex(({ kind }) => kind === 'experience');
    expect(placesOf('missing-name')).toEqual(['/name']);
    // The line with its dates.
    expect(placesOf('missing-experience')).toContain(`/sections/${index}/blocks/0/at`);
    const textOf = (place: string): unknown =>
      place
        .split('/')
        .slice(1)
        .reduce<unknown>((value, key) => Object(value)[key], { ...made.document, sections });
    const all = fixes.flatMap(({ findings }) => findings.flatMap(({ places }) => places));
    expect(all.length).toBeGreaterThan(2);
    for (const place of all.filter((one) => !/^\/(?:name|contact\/0)$/.test(one))) expect(textOf(place)).toBeDefined();
  });

  it('is refused with a reason for an empty document, and has no scores then', async () => {
    const empty = getWorkspace.output.parse((await person.post('/api/workspaces', {})).body);
    const checked = await check(empty.document, person, empty.id);
    expect(checked).toMatchObject({
      before: null,
      after: null,
      refusal: expect.stringMatching(/^There is /),
      fixes: [],
    });
  });

  it('stores nothing and uses up no scan', async () => {
    const free = await server.signedIn('free-checker');
    const own = getWorkspace.output.parse((await free.post('/api/workspaces', {})).body);
    const rows = async () =>
      (await server.db.$client.query('SELECT (SELECT count(*) FROM analyses) a, (SELECT count(*) FROM scan_places) s'))
        .rows;
    const before = await rows();
    const checked = await check(made.document, free, own.id);
    expect(checked.after?.job).toBeNull();
    expect(await rows()).toEqual(before);
    expect((await free.get(`/api/workspaces/${own.id}`)).body).toEqual(own);
  });

  it('shows Free no more missing keywords than its report does', async () => {
    const free = await server.signedIn('free-reader');
    const { body } = await free.upload(golden, { jobDescription: job });
    const own = getWorkspace.output.parse((await free.post('/api/workspaces', { analysisId: body['id'] })).body);
    const [all, few] = [await check(made.document), await check(made.document, free, own.id)];
    expect(few.keywords.missing.length + few.keywords.withheld).toBe(all.keywords.missing.length);
    expect(few.keywords.withheld).toBeGreaterThan(0);
    expect(few.after).toEqual(all.after);
  });
});

/** The required terms that the resume lacks, without the licenses. */
const missing = async (): Promise<string[]> =>
  (await check(made.document)).requirements.flatMap(({ label, kind, answer }) =>
    kind === 'term' && answer === 'missing' && !/TNCC|ACLS|BLS|license/.test(label) ? [label] : [],
  );

describe('terms of the posting that are pasted', () => {
  it('earns nothing for the terms of the posting as a bare list, in whichever section', async () => {
    const before = await check(made.document);
    const terms = await missing();
    expect(terms.length).toBeGreaterThan(1);
    for (const { where, document } of pastedInto(made.document, terms)) {
      const { after, requirements } = await check(document);
      expect({ where, job: after?.job, keyword: after?.keyword }).toEqual({
        where,
        job: before.after?.job,
        keyword: before.after?.keyword,
      });
      for (const term of terms)
        expect(requirements, where).toContainEqual(
          expect.objectContaining({ label: term, answer: 'listed', isOnlyAddedToList: true }),
        );
    }
  });

  it('counts in full in a sentence that says what was done', async () => {
    const before = await check(made.document);
    const terms = await missing();
    const sections = made.document.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block, index) =>
        section.kind === 'experience' && block.is === 'entry' && index === 0
          ? {
              ...block,
              bullets: [...block.bullets, { text: `Trained 12 nurses in ${terms.join(', ')}.`, needsCheck: false }],
            }
          : block,
      ),
    }));
    const { after } = await check({ ...made.document, sections });
    expect(after?.job ?? 0).toBeGreaterThan(before.after?.job ?? 100);
  });
});

describe('another job description', () => {
  it('changes the scores of the uploaded file to those for it', async () => {
    const { body } = await person.put(`/api/workspaces/${made.id}/job`, {
      jobDescription: ' Welder with TIG and MIG. ',
    });
    expect(body).toMatchObject({ jobDescription: 'Welder with TIG and MIG.', scores: { ats: made.scores?.ats } });
    const { before } = await check(made.document);
    expect(before).toEqual(body['scores']);
    const none = await person.put(`/api/workspaces/${made.id}/job`, { jobDescription: '' });
    expect(none.body).toMatchObject({ jobDescription: null, scores: { job: null } });
    const back = await person.put(`/api/workspaces/${made.id}/job`, { jobDescription: job });
    expect(back.body['scores']).toEqual(made.scores);
  });
});
