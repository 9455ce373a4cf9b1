import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired } from '../retention/delete-expired.ts';
import type { Client } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const upload = async (client: Client): Promise<string> =>
  String((await client.upload({ name: 'resume.pdf', bytes: Buffer.from('%PDF-1.7') })).body['id']);
const keep = (client: Client, id: string, text: string) => client.put(`/api/analysis/${id}/draft`, { text });
const draftOf = async (client: Client, id: string) => (await client.get(`/api/analysis/${id}/draft`)).body['draft'];
const storedFor = async (analysisId: string) =>
  (await server.db.$client.query<{ text: Buffer }>('SELECT text FROM drafts WHERE analysis_id = $1', [analysisId]))
    .rows;

describe('a draft', () => {
  it('is returned unchanged with the time at which it was saved, and is replaced by the next', async () => {
    const person = await server.signedIn('writer');
    const id = await upload(person);
    expect(await draftOf(person, id)).toBeNull();
    const text = 'Lærke Ødegaard\n\n\tWelding – “TIG”, 100 %\n';
    const before = server.services.clock().toISOString();
    const { status, body } = await keep(person, id, text);
    expect(status).toBe(200);
    expect(body['draft']).toEqual({ text, keptAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) });
    expect(String(Object(body['draft'])['keptAt']) >= before).toBe(true);
    expect(await draftOf(person, id)).toEqual(body['draft']);
    await keep(person, id, 'Rigging');
    expect(await draftOf(person, id)).toMatchObject({ text: 'Rigging' });
    expect(await storedFor(id)).toHaveLength(1);
  });

  it('L7: is stored encrypted with the key of its owner', async () => {
    const person = await server.signedIn('sealer');
    const id = await upload(person);
    await keep(person, id, 'KANARI7SEALED');
    const [row] = await storedFor(id);
    expect(row?.text.includes('KANARI7SEALED')).toBe(false);
    const personal = await server.services.safe.of(person.id);
    expect(personal.open(id, 'draft', row?.text ?? Buffer.alloc(0)).toString()).toBe('KANARI7SEALED');
  });

  it('A2: can be deleted only by its owner, and the analysis stays', async () => {
    const [person, stranger] = [await server.signedIn('keeper'), await server.signedIn('passer')];
    const id = await upload(person);
    await keep(person, id, 'Welder');
    const path = `/api/analysis/${id}/draft`;
    const answers = [await stranger.get(path), await keep(stranger, id, 'Mine'), await stranger.call('DELETE', path)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await draftOf(person, id)).toMatchObject({ text: 'Welder' });
    expect((await person.call('DELETE', `/api/analysis/${id}/draft`)).body).toEqual({ draft: null });
    expect((await person.call('DELETE', `/api/analysis/${id}/draft`)).status).toBe(200);
    expect(await storedFor(id)).toEqual([]);
    expect((await person.get(`/api/analysis/${id}`)).status).toBe(200);
  });

  it('is hidden, restored and erased together with its analysis', async () => {
    const person = await server.subscriber('deleter');
    const id = await upload(person);
    await keep(person, id, 'Welder');
    await person.call('DELETE', `/api/analysis/${id}`);
    expect((await person.get(`/api/analysis/${id}/draft`)).status).toBe(404);
    expect((await keep(person, id, 'Late')).status).toBe(404);
    await person.post(`/api/analysis/${id}/restore`);
    expect(await draftOf(person, id)).toMatchObject({ text: 'Welder' });
    await person.call('DELETE', `/api/analysis/${id}`);
    server.pass(11);
    await deleteExpired(server.services, server.services.clock());
    expect(await storedFor(id)).toEqual([]);
  });

  it('has at most sixty thousand characters, and can be saved sixty times an hour', async () => {
    const person = await server.signedIn('scribbler');
    const id = await upload(person);
    expect(await keep(person, id, 'x'.repeat(60_001))).toMatchObject({
      status: 400,
      body: { fields: { text: 'This is longer than 60,000 characters. Please shorten it.' } },
    });
    expect((await keep(person, id, 'x'.repeat(60_000))).status).toBe(200);
    for (let count = 2; count <= 60; count += 1) await keep(person, id, 'x');
    expect(await keep(person, id, 'x')).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  });
});
