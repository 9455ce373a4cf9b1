import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ocrShare } from '../parsing/ocr/ocr.ts';
import type { Client } from '../testing/client.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { openQueue, type Queue, type TakenJob } from './queue.ts';

let server: TestApp;
let person: Client & { id: string };
beforeAll(async () => {
  server = await startTestApp({ readsAtOnce: 0, waitMs: 0 });
  person = await server.subscriber('claimed');
  person.followsQueue = false;
});
afterAll(() => server.close());

const upload = () => person.upload({ name: 'resume.pdf', bytes: Buffer.from('%PDF-1.7') });
/** Another process, as far as the database can tell. */
const openOther = (): Queue => openQueue(server.db, (error) => server.faults.push(error));
const states = async (): Promise<string[]> => {
  const { rows } = await server.db.$client.query<{ state: string }>(
    'SELECT state FROM pgboss.job ORDER BY created_on, id',
  );
  return rows.map(({ state }) => state);
};
const taken = async (queue: Queue): Promise<TakenJob> => {
  const job = await queue.take([]);
  if (job === null) throw new Error('there was no job');
  return job;
};

describe('a job that has been taken', () => {
  it('R1: is put back seconds after its process has died, and not while it lives but is silent', async () => {
    expect((await upload()).status).toBe(202);
    const dying = openOther();
    await dying.ready();
    await expect.poll(async () => (await dying.share('nobody')) !== null).toBe(true);
    await taken(dying);
    // Longer than a process that has died may be silent.
    await sleep(2_200);
    await server.services.queue.putBackAbandoned();
    expect(await states()).toEqual(['active']);
    await dying.close();
    await expect
      .poll(
        async () => {
          await server.services.queue.putBackAbandoned();
          return states();
        },
        { timeout: 3_000 },
      )
      .toEqual(['retry']);
  });

  it('is not put back while its process has lost its session but is heard of', async () => {
    const living = openOther();
    const { queue } = server.services;
    await living.ready();
    await expect.poll(() => living.take([]), { timeout: 5_000 }).not.toBeNull();
    await server.db.$client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'parsewell session'`,
    );
    await queue.putBackAbandoned();
    expect(await states()).toEqual(['active']);
    // The next session has its claims again.
    await sleep(2_300);
    await queue.putBackAbandoned();
    expect(await states()).toEqual(['active']);
    await living.close();
  });
});

describe('the shares of a user', () => {
  it('L2: are two in all processes together, of any kind of job', async () => {
    const [one, other] = [openOther(), openOther()];
    await Promise.all([one.ready(), other.ready()]);
    await sleep(500);
    const [first, second] = [await one.share(person.id), await other.share(person.id)];
    expect([first, second].every((share) => share !== null)).toBe(true);
    expect(await one.share(person.id)).toBeNull();
    expect(await other.share(person.id)).toBeNull();
    // An analysis waits until one of the two is over; others do not wait for it.
    expect((await upload()).status).toBe(202);
    expect(await one.take([])).toBeNull();
    expect(await one.share('somebody else')).not.toBeNull();
    first?.();
    const job = await taken(one);
    expect(job.userId).toBe(person.id);
    expect(await other.share(person.id)).toBeNull();
    job.release();
    await expect.poll(() => other.share(person.id)).not.toBeNull();
    await Promise.all([one.close(), other.close()]);
  });

  it('L2: for OCR is one in all processes together, beside the two', async () => {
    const [one, other] = [openOther(), openOther()];
    await Promise.all([one.ready(), other.ready()]);
    await sleep(500);
    const [first, second] = [ocrShare(one), ocrShare(other)];
    const reading = await first('reader');
    expect(reading).not.toBeNull();
    expect(await second('reader')).toBeNull();
    expect(await second('another reader')).not.toBeNull();
    expect([await one.share('reader'), await other.share('reader')]).not.toContain(null);
    reading?.();
    await expect.poll(() => second('reader')).not.toBeNull();
    await Promise.all([one.close(), other.close()]);
  });
});
