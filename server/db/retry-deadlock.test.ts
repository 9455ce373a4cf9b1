import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Transaction } from './connect.ts';
import { retryDeadlock } from './retry-deadlock.ts';
import { chores } from './schema.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.db.insert(chores).values(['one', 'two'].map((name) => ({ name, doneAt: new Date(0) })));
});
afterAll(() => server.close());

const lock = (transaction: Transaction, name: string) =>
  transaction.select().from(chores).where(eq(chores.name, name)).for('update');

test('two transactions that lock the same rows in opposite order both finish', async () => {
  let waiting = 0;
  const bothHoldOne = Promise.withResolvers<void>();
  let runs = 0;
  const inOrder = (first: string, second: string) =>
    retryDeadlock(server.db, async (transaction) => {
      runs += 1;
      await lock(transaction, first);
      waiting += 1;
      if (waiting === 2) bothHoldOne.resolve();
      await bothHoldOne.promise;
      await lock(transaction, second);
      return first;
    });
  expect(await Promise.all([inOrder('one', 'two'), inOrder('two', 'one')])).toEqual(['one', 'two']);
  expect(runs).toBe(3);
});

test('other errors are not retried', async () => {
  let runs = 0;
  const failing = retryDeadlock(server.db, async () => {
    runs += 1;
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(runs).toBe(1);
});
