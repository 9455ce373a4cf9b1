import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#contract/product/durations.ts';
import { analyses } from '../../db/schema.ts';
import type { Client } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteExpired, startDeletionJob } from './delete-expired.ts';

let server: TestApp;
let person: Client & { id: string };
beforeAll(async () => {
  server = await startTestApp();
  person = await server.subscriber('retention');
});
afterAll(() => server.close());

const upload = async (): Promise<string> => {
  const { body } = await person.upload({ name: 'resume.pdf', bytes: Buffer.from('%PDF-1.7') });
  return String(body['id']);
};
const isStored = async (id: string): Promise<boolean> =>
  (await server.db.select({ id: analyses.id }).from(analyses).where(eq(analyses.id, id))).length === 1;
const later = (ms: number): Date => new Date(Date.now() + ms);

describe('an uploaded resume', () => {
  it('still exists an hour before its thirty days are over, and is erased an hour after', async () => {
    const id = await upload();
    await deleteExpired(server.services, later(30 * dayMs - hourMs));
    expect(await isStored(id)).toBe(true);
    await deleteExpired(server.services, later(30 * dayMs + hourMs));
    expect(await isStored(id)).toBe(false);
    expect((await person.get(`/api/analysis/${id}`)).status).toBe(404);
  });

  it('is deleted once, also when two servers run at the same time', async () => {
    const ids = [];
    for (let count = 0; count < 8; count += 1) ids.push(await upload());
    const counts = await Promise.all([
      deleteExpired(server.services, later(31 * dayMs)),
      deleteExpired(server.services, later(31 * dayMs)),
    ]);
    expect(counts[0] + counts[1]).toBe(ids.length);
    for (const id of ids) expect(await isStored(id)).toBe(false);
  });

  it('is deleted at the start of a server, not only an hour later', async () => {
    const id = await upload();
    const faults: unknown[] = [];
    const services = { ...server.services, clock: () => later(31 * dayMs) };
    const stop = startDeletionJob(services, (error) => faults.push(error));
    await stop();
    expect(await isStored(id)).toBe(false);
    expect(faults).toEqual([]);
  });
});
