import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploads } from '../../db/schema.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ readsAtOnce: 0, waitMs: 60_000 });
});
afterAll(() => server.close());

it('R5: a file is not held in memory while its request waits for a reader', async () => {
  const held: WeakRef<Uint8Array>[] = [];
  server.services.scanner = async (bytes) => {
    held.push(new WeakRef(bytes));
    return null;
  };
  const person = await server.signedIn('patient');
  const answer = person.upload({ name: 'resume.pdf', bytes: Buffer.alloc(2_000_000, '%PDF-1.7\n') });
  await expect.poll(() => server.db.$count(uploads), { timeout: 20_000 }).toBe(1);
  const isHeld = (): boolean => {
    if (typeof collect === 'function') collect();
    return held.some((file) => file.deref() !== undefined);
  };
  expect(held.length).toBe(1);
  await expect.poll(isHeld, { timeout: 10_000 }).toBe(false);
  // Ends the wait.
  await server.db.delete(uploads);
  expect((await answer).status).toBe(404);
});
