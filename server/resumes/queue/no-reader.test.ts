import { expect, it } from 'vitest';
import type { ParseOutcome } from '../../parsing/parser.ts';
import { createShares } from '../../parsing/shares.ts';
import { sampleResult } from '../../testing/analysis-result.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { startReading } from './read-uploads.ts';

const patience = { timeout: 30_000, interval: 50 };

/** An upload that was begun so many times before, and what its owner gets when the reader says this, one after the other. */
const ownerGets = async (triesBefore: number, outcomes: readonly ParseOutcome[]) => {
  const server = await startTestApp({ readsAtOnce: 0, waitMs: 50 });
  const client = await server.signedIn('patient');
  client.followsQueue = false;
  const { body } = await client.upload({ name: 'resume.pdf', bytes: Buffer.from('%PDF-1.7') });
  await server.db.$client.query('UPDATE pgboss.job SET retry_count = $1', [triesBefore]);
  const left = [...outcomes];
  const parse = async (): Promise<ParseOutcome> => left.shift() ?? { is: 'crashed' };
  const faults: unknown[] = [];
  const { parser } = server.services;
  const services = { ...server.services, shares: createShares(), parser: { ...parser, parse } };
  const stop = startReading(services, 1, (error) => faults.push(error));
  try {
    const get = () => client.get(`/api/uploads/${Object(body['queued']).id}`);
    await expect.poll(async () => (await get()).status, patience).not.toBe(202);
    return { ...(await get()), faults };
  } finally {
    await stop();
    await server.close();
  }
};

const busy: ParseOutcome = { is: 'busy', retryAfterSeconds: 5 };
const read: ParseOutcome = { is: 'result', result: sampleResult() };

it('R5: a file that no reader could take waits, however often, and is not said to be damaged', async () => {
  const { status, faults } = await ownerGets(9, [busy, busy, read]);
  expect(status).toBe(200);
  // Told once, not at each try.
  expect(faults).toHaveLength(1);
});

it('a file that has taken its process with it ten times is refused', async () => {
  expect(await ownerGets(10, [read])).toMatchObject({ status: 422, body: { reason: 'crashed' } });
});
