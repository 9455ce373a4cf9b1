import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired } from '../retention/delete-expired.ts';
import type { Client } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const day = 24 * 60 * 60;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const upload = async (client: Client, name = 'resume.pdf'): Promise<string> => {
  const { body } = await client.upload({ name, bytes: Buffer.from('%PDF-1.7') });
  return String(body['id']);
};
const resumesOf = async (client: Client & { id: string }) => (await client.get(`/api/user/${client.id}/resumes`)).body;
const erase = (client: Client, id: string) => client.call('DELETE', `/api/analysis/${id}`);
const restore = (client: Client, id: string) => client.post(`/api/analysis/${id}/restore`);
const keep = (client: Client, id: string, wanted: boolean) => client.put(`/api/analysis/${id}/keep`, { keep: wanted });
const rename = (client: Client, id: string, name: string) => client.put(`/api/analysis/${id}/name`, { name });
const isStored = async (id: string): Promise<boolean> =>
  (await server.db.$client.query('SELECT 1 FROM analyses WHERE id = $1', [id])).rows.length === 1;
const tidyAfter = (days: number) =>
  deleteExpired(server.services, new Date(server.services.clock().getTime() + days * day * 1000));
const tidy = () => tidyAfter(0);

describe("a person's resumes", () => {
  it('are listed with name, score and the day they will be deleted, the newest first', async () => {
    const person = await server.subscriber('lister');
    expect(await resumesOf(person)).toEqual({ list: [] });
    const first = await upload(person, 'Lebenslauf für Müller.pdf');
    server.pass(60);
    const second = await upload(person, 'two.pdf');
    const { list } = await resumesOf(person);
    expect(list).toMatchObject([
      { id: second, name: 'two.pdf', isKept: false },
      { id: first, name: 'Lebenslauf für Müller.pdf', atsScore: expect.any(Number), isKept: false },
    ]);
    const [newest]: { lastModified: string; deletedOn: string }[] = Object(list);
    const kept = Date.parse(newest?.deletedOn ?? '') - Date.parse(newest?.lastModified ?? '');
    expect(kept).toBe(30 * day * 1000);
  });

  it('name the job that each was checked against, so that two analyses of one file can be told apart', async () => {
    const person = await server.subscriber('jobseeker');
    const file = { name: 'cv.pdf', bytes: Buffer.from('%PDF-1.7') };
    const adverts = [
      undefined,
      'Charge Nurse, Night Shift (m/f/d)\nWe require BLS.',
      `We look for ${'somebody '.repeat(20)}.`,
    ];
    for (const jobDescription of adverts) {
      await person.upload(file, jobDescription === undefined ? {} : { jobDescription });
      server.pass(1);
    }
    const { list } = await resumesOf(person);
    const jobs = Object(list).map(({ job }: { job: string | null }) => job);
    expect(jobs.slice(1)).toEqual(['Charge Nurse, Night Shift', null]);
    expect(jobs[0]).toMatch(/^We look for (somebody )+…$/);
    expect(jobs[0]?.length).toBeLessThanOrEqual(80 + ' …'.length);
  });

  it('A3: are not found for another user or an admin', async () => {
    const person = await server.signedIn('private');
    for (const caller of [await server.signedIn('nosy'), await server.signedIn('boss', 'admin')])
      for (const id of [person.id, '11111111-1111-4111-8111-111111111111', 'no-uuid'])
        for (const what of ['resumes', 'activity'])
          expect(await caller.get(`/api/user/${id}/${what}`)).toMatchObject({
            status: 404,
            body: { code: 'not-found' },
          });
  });
});

describe('the activity', () => {
  it('lists what happened, with the name of the resume and its score while it exists', async () => {
    const person = await server.signedIn('active');
    const id = await upload(person, 'active.pdf');
    const activityOf = async () => Object((await person.get(`/api/user/${person.id}/activity`)).body)['list'];
    const entries: { activity_type: string; details: object }[] = await activityOf();
    expect(entries.map((entry) => entry.activity_type).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Account Created',
      'Logged In',
      'Resume Analyzed',
    ]);
    const analyzed = entries.find((entry) => entry.activity_type === 'Resume Analyzed');
    expect(analyzed).toMatchObject({
      created_at: expect.stringMatching(/Z$/),
      details: { message: 'You analyzed a resume.', resume_name: 'active.pdf', ats_score: expect.any(Number) },
    });
    await erase(person, id);
    expect(JSON.stringify(await activityOf())).not.toContain('active.pdf');
  });
});

describe('deleting a resume', () => {
  it('hides it immediately, allows restoring it for ten seconds, and then erases it', async () => {
    const person = await server.subscriber('deleter');
    const id = await upload(person);
    const { status, body } = await erase(person, id);
    expect(status).toBe(200);
    expect(Date.parse(String(body['restorableUntil'])) - server.services.clock().getTime()).toBeGreaterThan(9000);
    expect((await person.get(`/api/analysis/${id}`)).status).toBe(404);
    expect(await resumesOf(person)).toEqual({ list: [] });
    expect((await erase(person, id)).status).toBe(404);
    await tidy();
    expect((await restore(person, id)).status).toBe(200);
    expect((await person.get(`/api/analysis/${id}`)).status).toBe(200);

    await erase(person, id);
    server.pass(11);
    expect((await restore(person, id)).status).toBe(404);
    expect(await isStored(id)).toBe(true);
    await tidy();
    expect(await isStored(id)).toBe(false);
  });

  it('A2: cannot be done, undone or postponed by another user', async () => {
    const [person, stranger] = [await server.subscriber('holder'), await server.signedIn('vandal')];
    const id = await upload(person);
    expect((await erase(stranger, id)).status).toBe(404);
    expect((await keep(stranger, id, true)).status).toBe(404);
    await erase(person, id);
    expect((await restore(stranger, id)).status).toBe(404);
  });
});

describe("'keep until I delete it'", () => {
  it('outlasts the thirty days, which start again when it is undone', async () => {
    const person = await server.subscriber('keeper');
    const [kept, other] = [await upload(person), await upload(person)];
    expect((await keep(person, kept, true)).body).toEqual({ isKept: true, deletedOn: null });
    expect((await person.get(`/api/analysis/${kept}`)).body).toMatchObject({ isKept: true });
    await tidyAfter(31);
    expect([await isStored(kept), await isStored(other)]).toEqual([true, false]);
    expect((await keep(person, kept, false)).body).toMatchObject({ isKept: false, deletedOn: expect.any(String) });
    await tidyAfter(29);
    expect(await isStored(kept)).toBe(true);
    await tidyAfter(31);
    expect(await isStored(kept)).toBe(false);
  });

  it('can be deleted by its owner like any other', async () => {
    const person = await server.subscriber('keeper2');
    const id = await upload(person);
    await keep(person, id, true);
    await erase(person, id);
    server.pass(11);
    await tidy();
    expect(await isStored(id)).toBe(false);
  });
});

describe('renaming a resume', () => {
  it('shows in the list and in the activity, and leaves the file its own name', async () => {
    const person = await server.signedIn('renamer');
    const id = await upload(person, 'cv_final_3.pdf');
    expect(await rename(person, id, '  For hospitals  ')).toMatchObject({
      status: 200,
      body: { name: 'For hospitals' },
    });
    expect(await resumesOf(person)).toMatchObject({ list: [{ id, name: 'For hospitals', seriesId: id }] });
    expect((await person.get(`/api/user/${person.id}/activity`)).body).toMatchObject({
      list: expect.arrayContaining([
        expect.objectContaining({
          activity_type: 'Updated',
          details: expect.objectContaining({ resume_name: 'For hospitals' }),
        }),
      ]),
    });
    const file = await person.get(`/api/analysis/${id}/file`);
    expect(file.headers.get('content-disposition')).toContain('cv_final_3.pdf');
  });

  it('stores the name only encrypted', async () => {
    const person = await server.signedIn('secretive');
    const id = await upload(person);
    await rename(person, id, 'Leaving Acme quietly');
    const { rows } = await server.db.$client.query<{ name: Buffer }>('SELECT name FROM analyses WHERE id = $1', [id]);
    expect(rows[0]?.name.includes('Acme')).toBe(false);
  });

  it.each([' ', 'x'.repeat(121)])('refuses a blank name and one that is too long, with a message', async (name) => {
    const person = await server.signedIn(`misnamer${name.length}`);
    const { status, body } = await rename(person, await upload(person), name);
    expect([status, Object.keys(Object(body['fields']))]).toEqual([400, ['name']]);
  });

  it('A2: is refused for other users and for deleted resumes', async () => {
    const [person, stranger] = [await server.signedIn('named'), await server.signedIn('namer')];
    const id = await upload(person);
    expect((await rename(stranger, id, 'Mine now')).status).toBe(404);
    await erase(person, id);
    expect((await rename(person, id, 'Gone')).status).toBe(404);
  });
});
