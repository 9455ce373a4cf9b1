import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Database } from '../db/connect.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { takeLease } from './lease-store.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url);
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

const hour = 3_600_000;
const minute = 60_000;
let now = Date.parse('2040-01-01T00:00:00Z');
const take = () => takeLease(db, 'test', () => new Date(now), hour);

it('one server at a time holds a chore; another goes on when it dies; it is due again an hour after its start', async () => {
  const [lease, ...others] = (await Promise.all([take(), take(), take(), take()])).filter((each) => each !== null);
  expect(others).toEqual([]);
  expect(lease?.lastRunAt).toBeNull();
  now += 4 * minute;
  await lease?.renew();
  now += 4 * minute;
  expect(await take()).toBeNull();
  now += 2 * minute;
  const heir = await take();
  expect(heir?.lastRunAt).toBeNull();
  await expect(lease?.renew()).rejects.toThrow('another server has taken over: test');
  await lease?.finish();
  expect(await take()).toBeNull();
  const startedAt = now;
  now += minute;
  await heir?.finish();
  now = startedAt + hour - 1;
  expect(await take()).toBeNull();
  now += 1;
  const next = await take();
  expect(next?.lastRunAt?.getTime()).toBe(startedAt);
  await next?.giveBack();
  expect(await take()).toBeNull();
  now += 5 * minute;
  expect((await take())?.lastRunAt?.getTime()).toBe(startedAt);
});
