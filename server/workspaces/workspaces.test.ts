import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listWorkspaceVersions } from '#contract/api/workspace/versions.ts';
import { getWorkspace, type Workspace } from '#contract/api/workspace/workspaces.ts';
import { workspaceLimits } from '#contract/product/workspace-limits.ts';
import { createPool } from '../parsing/pool.ts';
import { deleteAll } from '../resumes/retention/delete-expired.ts';
import { type Client, createClient } from '../testing/client.ts';
import { password, startTestApp, type TestApp } from '../testing/test-app.ts';
import { unzip } from '../testing/unzip.ts';

const golden = {
  name: 'nurse.docx',
  bytes: readFileSync(join(import.meta.dirname, '../../corpus/clean-docx/resume.docx')),
};

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ parser: createPool({ processes: 1 }) });
});
afterAll(() => server.close());

const upload = async (client: Client, job = ''): Promise<string> =>
  String((await client.upload(golden, job === '' ? {} : { jobDescription: job })).body['id']);
const open = async (client: Client, analysisId?: string): Promise<Workspace> =>
  getWorkspace.output.parse((await client.post('/api/workspaces', { analysisId })).body);
const get = (client: Client, id: string) => client.get(`/api/workspaces/${id}`);
const save = (client: Client, { id, document }: Workspace, revision: number, name: string) =>
  client.put(`/api/workspaces/${id}`, { revision, document: { ...document, name } });
const versionsOf = async (client: Client, id: string) =>
  listWorkspaceVersions.output.parse((await get(client, `${id}/versions`)).body['list']);
const rowsOf = async (id: string): Promise<string> => {
  const { rows } = await server.db.$client.query<{ row: string }>(
    `SELECT w::text AS row FROM workspaces w WHERE id = $1
     UNION ALL SELECT v::text FROM workspace_versions v WHERE workspace_id = $1`,
    [id],
  );
  return rows.map(({ row }) => row).join('\n');
};

describe('a workspace', () => {
  it('has every line of the file, its scores and its job, and is made once', async () => {
    const person = await server.signedIn('opener');
    const analysisId = await upload(person, 'We need a nurse with BLS and Epic.');
    expect((await get(person, analysisId)).status).toBe(404);
    const made = await open(person, analysisId);
    const { body: analysis } = await person.get(`/api/analysis/${analysisId}`);
    expect(made).toMatchObject({
      analysisId,
      name: 'nurse.docx',
      revision: 1,
      jobDescription: 'We need a nurse with BLS and Epic.',
      scores: {
        ats: analysis['atsScore'],
        keyword: analysis['keywordScore'],
        format: analysis['formatScore'],
        job: analysis['jobRelevanceScore'],
      },
    });
    expect(made.document.sections.length).toBeGreaterThan(3);
    const again = await Promise.all([open(person, analysisId), open(person, analysisId)]);
    expect(again).toEqual([made, made]);
    expect((await get(person, analysisId)).body).toEqual(made);
    expect((await get(person, made.id.toUpperCase())).body).toEqual(made);
    expect((await person.get('/api/workspaces')).body['list']).toMatchObject([{ id: made.id, name: 'nurse.docx' }]);
  });

  it('is made once by concurrent requests', async () => {
    const person = await server.signedIn('hurried');
    const analysisId = await upload(person);
    const made = await Promise.all([1, 2, 3].map(() => open(person, analysisId)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it('can begin from nothing, and has a name that its owner may change', async () => {
    const person = await server.signedIn('beginner');
    const made = await open(person);
    expect(made).toMatchObject({ analysisId: null, scores: null, document: { name: '', sections: [] } });
    expect(await versionsOf(person, made.id)).toMatchObject([{ number: 1, kind: 'empty' }]);
    const { body } = await person.put(`/api/workspaces/${made.id}/name`, { name: ' For the shipyard ' });
    expect(body).toEqual({ name: 'For the shipyard' });
    expect((await get(person, made.id)).body).toMatchObject({ name: 'For the shipyard' });
  });

  it('keeps what was saved last, and never overwrites what another window saved', async () => {
    const person = await server.signedIn('typist');
    const made = await open(person, await upload(person));
    expect(await save(person, made, 1, 'Lærke “Ø” 張')).toMatchObject({ status: 200, body: { revision: 2 } });
    expect(await save(person, made, 1, 'From an old window')).toMatchObject({
      status: 409,
      body: { code: 'changed-elsewhere' },
    });
    const stored = getWorkspace.output.parse((await get(person, made.id)).body);
    expect(stored).toEqual({
      ...made,
      revision: 2,
      savedAt: stored.savedAt,
      deletedOn: stored.deletedOn,
      document: { ...made.document, name: 'Lærke “Ø” 張' },
    });
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => save(person, made, 2, name)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  });

  it.each([
    ['two parts with the same id', { sections: [1, 2].map(() => ({ id: 's', kind: 'other', title: '', blocks: [] })) }],
    ['too much text', { headline: 'x'.repeat(workspaceLimits.characters + 1) }],
    ['too many parts', { contact: Array.from({ length: workspaceLimits.parts + 1 }, () => '') }],
    ['a kind of section that there is not', { sections: [{ id: 's', kind: 'hobby', title: '', blocks: [] }] }],
    ['a character that cannot be stored', { headline: 'a\0b' }],
  ])('refuses a document with %s', async (what, part) => {
    const person = await server.signedIn(what.replaceAll(/\W/g, '-').slice(0, 20));
    const made = await open(person);
    const document = { ...made.document, ...part };
    const { status } = await person.put(`/api/workspaces/${made.id}`, { revision: 1, document });
    expect(status).toBe(400);
    expect((await get(person, made.id)).body).toMatchObject({ revision: 1 });
  });

  it('may be as long as the limit in any script', async () => {
    const person = await server.signedIn('long-winded');
    const made = await open(person);
    const document = { ...made.document, headline: '履'.repeat(workspaceLimits.characters) };
    expect((await person.put(`/api/workspaces/${made.id}`, { revision: 1, document })).status).toBe(200);
  });

  it('A2: is as absent for other users as one that does not exist', async () => {
    const [person, stranger] = [await server.signedIn('keeper'), await server.signedIn('passer')];
    const analysisId = await upload(person);
    const made = await open(person, analysisId);
    const nobody = '11111111-1111-4111-8111-111111111111';
    for (const id of [made.id, analysisId, nobody, 'no-uuid']) {
      const path = `/api/workspaces/${id}`;
      const answers = [
        await stranger.get(path),
        await stranger.put(path, { revision: 1, document: made.document }),
        await stranger.put(`${path}/name`, { name: 'Mine' }),
        await stranger.get(`${path}/versions`),
        await stranger.get(`${path}/versions/1`),
        await stranger.post(`${path}/versions`, { revision: 1, name: 'Mine' }),
        await stranger.post(`${path}/versions/1/restore`, { revision: 1 }),
        await stranger.call('DELETE', path),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    }
    expect((await stranger.post('/api/workspaces', { analysisId })).status).toBe(404);
    expect((await get(person, made.id)).body).toEqual(made);
  });

  it('can be one of twenty, and the twenty-first is refused', async () => {
    const person = await server.signedIn('collector');
    const analysisId = await upload(person);
    for (let count = 1; count < workspaceLimits.each; count += 1) await open(person);
    const two = await Promise.all([{}, {}].map((input) => person.post('/api/workspaces', input)));
    expect(two.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await person.post('/api/workspaces', { analysisId })).toMatchObject({
      status: 409,
      body: { code: 'workspace-full' },
    });
  });
});

describe('the versions of a workspace', () => {
  it('are the uploaded one, named ones, and one of every ten minutes of work', async () => {
    const person = await server.signedIn('historian');
    const made = await open(person, await upload(person));
    await save(person, made, 1, 'First');
    await save(person, made, 2, 'Second');
    expect(await versionsOf(person, made.id)).toHaveLength(1);
    server.pass(11 * 60);
    await save(person, made, 3, 'Third');
    const named = await person.post(`/api/workspaces/${made.id}/versions`, { revision: 4, name: 'For the bank' });
    expect(named).toMatchObject({ status: 200, body: { number: 3, kind: 'named', name: 'For the bank' } });
    expect(await versionsOf(person, made.id)).toMatchObject([
      { number: 3, kind: 'named', name: 'For the bank' },
      { number: 2, kind: 'automatic', name: null },
      { number: 1, kind: 'uploaded', name: null },
    ]);
    const documents = await Promise.all([1, 2, 3].map((nr) => get(person, `${made.id}/versions/${nr}`)));
    expect(documents.map(({ body }) => Object(body['document'])['name'])).toEqual([
      made.document.name,
      'Second',
      'Third',
    ]);
    expect((await get(person, `${made.id}/versions/4`)).status).toBe(404);
  });

  it('can be gone back to, and what was there before is kept', async () => {
    const person = await server.signedIn('returner');
    const made = await open(person, await upload(person));
    await save(person, made, 1, 'Changed');
    const path = `/api/workspaces/${made.id}/versions/1/restore`;
    expect((await person.post(path, { revision: 1 })).status).toBe(409);
    const { body } = await person.post(path, { revision: 2 });
    expect(body).toMatchObject({ revision: 3, document: made.document });
    expect((await get(person, made.id)).body).toMatchObject({ revision: 3, document: made.document });
    const [last] = await versionsOf(person, made.id);
    expect(last).toMatchObject({ number: 2, kind: 'automatic' });
    const changed = (await get(person, `${made.id}/versions/2`)).body['document'];
    expect(changed).toMatchObject({ name: 'Changed' });
  });

  it('are at most thirty: the oldest automatic one goes first, the uploaded one never', async () => {
    const person = await server.signedIn('hoarder');
    const made = await open(person, await upload(person));
    await save(person, made, 1, 'Automatic');
    await person.post(`/api/workspaces/${made.id}/versions/1/restore`, { revision: 2 });
    const keep = (nr: number) =>
      person.post(`/api/workspaces/${made.id}/versions`, { revision: 3, name: `Named ${nr}` });
    for (let nr = 3; nr <= workspaceLimits.versions; nr += 1) await keep(nr);
    const numbers = async () => (await versionsOf(person, made.id)).map(({ number }) => number).toReversed();
    expect((await numbers()).slice(0, 3)).toEqual([1, 2, 3]);
    await keep(31);
    expect((await numbers()).slice(0, 3)).toEqual([1, 3, 4]);
    await keep(32);
    expect((await numbers()).slice(0, 3)).toEqual([1, 4, 5]);
    expect(await numbers()).toHaveLength(workspaceLimits.versions);
    // All room is taken by named ones: going back still works, without an automatic version.
    await save(person, made, 3, 'Unnamed');
    expect((await person.post(`/api/workspaces/${made.id}/versions/1/restore`, { revision: 4 })).status).toBe(200);
    expect(await numbers()).toHaveLength(workspaceLimits.versions);
  });
});

describe('what a workspace stores', () => {
  it('L7: is encrypted with the key of its owner', async () => {
    const person = await server.signedIn('sealer');
    const made = await open(person, await upload(person, 'KANARI7JOB for a welder'));
    await save(person, made, 1, 'KANARI7NAME');
    await person.post(`/api/workspaces/${made.id}/versions`, { revision: 2, name: 'KANARI7VERSION' });
    await person.put(`/api/workspaces/${made.id}/name`, { name: 'KANARI7TITLE' });
    const text = await rowsOf(made.id);
    expect(text.length).toBeGreaterThan(1000);
    expect(text).not.toContain(Buffer.from('KANARI7').toString('hex'));
    expect(text).not.toContain('KANARI7');
  });

  it('is deleted at once when its owner says so, and its resume stays', async () => {
    const person = await server.signedIn('remover');
    const analysisId = await upload(person);
    const made = await open(person, analysisId);
    expect((await person.call('DELETE', `/api/workspaces/${made.id}`)).body).toEqual({ ok: true });
    expect(await rowsOf(made.id)).toBe('');
    expect((await person.call('DELETE', `/api/workspaces/${made.id}`)).status).toBe(404);
    expect((await person.get(`/api/analysis/${analysisId}`)).status).toBe(200);
  });

  it('is hidden, restored and erased together with a resume that its owner deletes', async () => {
    const person = await server.subscriber('deleter');
    const analysisId = await upload(person);
    const made = await open(person, analysisId);
    await person.call('DELETE', `/api/analysis/${analysisId}`);
    expect((await get(person, made.id)).status).toBe(404);
    expect((await save(person, made, 1, 'Late')).status).toBe(404);
    await person.post(`/api/analysis/${analysisId}/restore`);
    expect((await get(person, made.id)).status).toBe(200);
    await person.call('DELETE', `/api/analysis/${analysisId}`);
    server.pass(11);
    await deleteAll(server.services, server.services.clock());
    expect(await rowsOf(made.id)).toBe('');
  });

  it('outlives a resume that expires, until thirty days after it was saved', async () => {
    const person = createClient(server.address);
    await server.signedIn('patient');
    const signIn = () => person.post('/api/login', { username: 'patient', password });
    await signIn();
    const analysisId = await upload(person);
    const made = await open(person, analysisId);
    server.pass(20 * 24 * 60 * 60);
    await signIn();
    expect((await save(person, made, 1, 'Later')).status).toBe(200);
    server.pass(11 * 24 * 60 * 60);
    await deleteAll(server.services, server.services.clock());
    await signIn();
    expect((await person.get(`/api/analysis/${analysisId}`)).status).toBe(404);
    expect((await get(person, made.id)).body).toMatchObject({ analysisId: null, document: { name: 'Later' } });
    server.pass(20 * 24 * 60 * 60);
    await deleteAll(server.services, server.services.clock());
    expect(await rowsOf(made.id)).toBe('');
  });

  it('stays as long as its resume is kept', async () => {
    const person = createClient(server.address);
    await server.subscriber('collector-of-resumes');
    const signIn = () => person.post('/api/login', { username: 'collector-of-resumes', password });
    await signIn();
    const analysisId = await upload(person);
    const made = await open(person, analysisId);
    expect(made.deletedOn).not.toBeNull();
    await person.put(`/api/analysis/${analysisId}/keep`, { keep: true });
    expect((await get(person, made.id)).body).toMatchObject({ deletedOn: null });
    server.pass(90 * 24 * 60 * 60);
    await deleteAll(server.services, server.services.clock());
    await signIn();
    expect((await get(person, made.id)).status).toBe(200);
  });

  it('is in the export of its owner, with all versions', async () => {
    const person = await server.signedIn('exporter');
    const made = await open(person, await upload(person, 'A welder'));
    await save(person, made, 1, 'Ada Palmgren');
    await person.post(`/api/workspaces/${made.id}/versions`, { revision: 2, name: 'For the bank' });
    const response = await fetch(`${server.address}/api/account/export`, { headers: { cookie: person.cookie } });
    const files = unzip(Buffer.from(await response.arrayBuffer()));
    const exported: unknown = JSON.parse(String(files[`workspaces/${made.id}.json`]));
    expect(z.record(z.string(), z.unknown()).parse(exported)).toMatchObject({
      name: 'nurse.docx',
      jobDescription: 'A welder',
      document: { name: 'Ada Palmgren' },
      versions: [
        { number: 1, document: made.document },
        { number: 2, name: 'For the bank', document: { name: 'Ada Palmgren' } },
      ],
    });
  });
});
