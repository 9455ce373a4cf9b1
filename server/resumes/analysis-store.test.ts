import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import {
  countOwned,
  findNames,
  findOwnResult,
  findSealed,
  listOwned,
  listSeries,
  markDeleted,
  replaceKept,
  replaceName,
  requireOwn,
  requireOwnFile,
  requireOwnResult,
  restoreDeleted,
} from './analysis-store.ts';

let server: TestApp;
let owner: string;
let stranger: string;
let present: string;
let deleted: string;
beforeAll(async () => {
  server = await startTestApp();
  const person = await server.subscriber('owner-of-analyses');
  owner = person.id;
  stranger = (await server.signedIn('stranger')).id;
  const pdf = { name: 'resume.pdf', bytes: Buffer.from('%PDF-1.7') };
  [present, deleted] = [String((await person.upload(pdf)).body['id']), String((await person.upload(pdf)).body['id'])];
  await markDeleted(server.db, owner, deleted, new Date());
});
afterAll(() => server.close());

describe('the analyses of a user', () => {
  it('are found by their owner', async () => {
    expect(await requireOwn(server.db, owner, present)).toMatchObject({ id: present, seriesId: present, name: null });
    expect(await requireOwnFile(server.db, owner, present)).toMatchObject({ id: present });
    expect(await requireOwnResult(server.db, owner, present)).toMatchObject({ id: present });
    expect((await listOwned(server.db, owner)).map(({ id }) => id)).toEqual([present]);
    expect(await listSeries(server.db, owner, present)).toHaveLength(1);
    expect(await findNames(server.db, owner, [present, deleted])).toHaveLength(1);
    expect(await countOwned(server.db, owner)).toBe(1);
  });

  it.each([
    ["somebody else's", () => [stranger, present]],
    ['a deleted one', () => [owner, deleted]],
    ['one that never existed', () => [owner, randomUUID()]],
    ['an invalid id', () => [owner, "x' OR true --"]],
  ] as const)('is not %s', async (_what, who) => {
    const [userId = '', id = ''] = who();
    const { db } = server;
    const notFound = { code: 'not-found' };
    await expect(requireOwn(db, userId, id)).rejects.toMatchObject(notFound);
    await expect(requireOwnFile(db, userId, id)).rejects.toMatchObject(notFound);
    await expect(requireOwnResult(db, userId, id)).rejects.toMatchObject(notFound);
    expect(await findOwnResult(db, userId, id)).toBeNull();
    expect(await findSealed(db, userId, id)).toBeNull();
    expect(await markDeleted(db, userId, id, new Date())).toBe(false);
    expect(await replaceName(db, userId, id, Buffer.from('sealed'), new Date())).toBe(false);
    expect(await replaceKept(db, userId, id, { keptSince: new Date() }, null)).toBe('absent');
  });

  it('are restored only by their owner, and only in time', async () => {
    const [before, after] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
    expect(await restoreDeleted(server.db, stranger, deleted, before)).toBe(false);
    expect(await restoreDeleted(server.db, owner, deleted, after)).toBe(false);
    expect(await restoreDeleted(server.db, owner, present, before)).toBe(false);
    expect(await restoreDeleted(server.db, owner, deleted, before)).toBe(true);
    expect(await countOwned(server.db, owner)).toBe(2);
  });
});

it('is the only store of analyses besides retention, the place of their files, groups, and the workspaces that last as long', () => {
  const root = join(import.meta.dirname, '..');
  const importsAnalyses = /import \{[^}]*\banalyses\b[^}]*\} from '[^']*\/db\/schema\.ts'/;
  const stores = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => importsAnalyses.test(readFileSync(join(root, file), 'utf8')));
  expect(stores.toSorted()).toEqual([
    join('files', 'store.ts'),
    join('groups', 'consents', 'store.ts'),
    join('groups', 'store.ts'),
    join('resumes', 'analysis-store.ts'),
    join('resumes', 'retention', 'overdue-store.ts'),
    join('resumes', 'retention', 'store.ts'),
    join('workspaces', 'store.ts'),
  ]);
});
