import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { parseKeyRing } from './key-ring.ts';
import { rotateKeys } from './rotate.ts';
import { createSafe } from './safe.ts';

const entry = (name: string, fill: number): string => `${name}:${Buffer.alloc(32, fill).toString('base64')}`;
const [old, both, fresh] = [entry('k1', 1), `${entry('k2', 2)},${entry('k1', 1)}`, entry('k2', 2)];

let before: TestApp;
let server: TestApp;
let letter: Buffer;
let people: (Client & { id: string; analysis: string })[];
beforeAll(async () => {
  before = await startTestApp({ keys: old });
  people = [];
  for (let count = 0; count < 6; count += 1) {
    const person = await before.signedIn(`rotated${count}`);
    const { body } = await person.upload({ name: 'resume.pdf', bytes: Buffer.from('%PDF-1.7') });
    people.push(Object.assign(person, { analysis: String(body['id']) }));
  }
  letter = (await before.services.safe.ofSite()).seal('letter', 'text', 'from somebody without an account');
  // The server after its restart, with the new key and the old one.
  server = await startTestApp({ keys: both, database: before.db });
});
afterAll(async () => {
  await server.app.close();
  await server.services.mail.close();
  await before.close();
});

describe('rotating the keys', () => {
  it('fails no concurrent request, and leaves nothing that needs the old key', async () => {
    const statuses: number[] = [];
    const rotation = new AbortController();
    const readers = people.map(async (person) => {
      const client = server.visitor();
      client.cookie = person.cookie;
      while (!rotation.signal.aborted) {
        statuses.push((await client.get(`/api/analysis/${person.analysis}`)).status);
        statuses.push((await client.get(`/api/user/${person.id}/resumes`)).status);
      }
    });
    const readOften = () => expect.poll(() => statuses.length, { timeout: 30_000 });
    await readOften().toBeGreaterThan(people.length);
    const counts = await Promise.all([1, 2].map(() => rotateKeys(server.db, parseKeyRing(both))));
    const before = statuses.length;
    await readOften().toBeGreaterThan(before + people.length);
    rotation.abort();
    await Promise.all(readers);

    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(people.length + 1);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    const only = createSafe(server.db, parseKeyRing(fresh));
    expect(await only.fault()).toBeNull();
    const opened = (await only.ofSite()).open('letter', 'text', letter).toString();
    expect(opened).toBe('from somebody without an account');
    const { rows } = await server.db.$client.query<{ id: string; filename: Buffer; user_id: string }>(
      'SELECT id, filename, user_id FROM analyses',
    );
    for (const row of rows)
      expect((await only.of(row.user_id)).open(row.id, 'filename', row.filename).toString()).toBe('resume.pdf');
    expect(await createSafe(server.db, parseKeyRing(old)).fault()).toMatch(/encrypted with the key k2/);
  });

  it('does nothing the second time', async () => {
    expect(await rotateKeys(server.db, parseKeyRing(both))).toBe(0);
  });
});
