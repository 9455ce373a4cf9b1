import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { createS3Store } from '../files/s3-store.ts';
import { parseKeyRing } from '../keys/key-ring.ts';
import type { Client } from '../testing/client.ts';
import { type ObjectServer, startObjectServer } from '../testing/object-server.ts';
import { password, startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { restoreCopy, type Restored } from './restore-copy.ts';
import { takeCopy } from './take-copy.ts';

const keys = `k1:${Buffer.alloc(32, 7).toString('base64')}`;
const folder = mkdtempSync(join(tmpdir(), 'parsewell-objects-'));
const files = { to: join(folder, 'copy.gz'), keysTo: join(folder, 'keys.gz') };
const databases: TestDatabase[] = [];
const newDatabase = async (made: 'migrated' | 'empty'): Promise<string> => {
  const database = await createTestDatabase(made);
  databases.push(database);
  return database.url;
};

let objectServer: ObjectServer;
let source: string;
let app: TestApp;
let person: Client & { id: string };
let ids: string[];
beforeAll(async () => {
  objectServer = await startObjectServer();
  source = await newDatabase('migrated');
  app = await startTestApp({ keys, database: connect(source), environment: objectServer.environment });
  person = await app.subscriber('owner');
  ids = [];
  for (const content of ['first', 'second', 'third']) {
    const file = { name: 'resume.pdf', bytes: Buffer.from(`%PDF-1.7 KANARI8 ${content}`) };
    ids.push(String((await person.upload(file)).body['id']));
  }
});
afterAll(async () => {
  await app.close();
  await objectServer.close();
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const store = () => createS3Store(objectServer.settings);
const restore = (url: string, into: 'store' | 'database'): Promise<Restored> =>
  restoreCopy(url, {
    from: files.to,
    keysFrom: files.keysTo,
    ring: parseKeyRing(keys),
    isReplacing: false,
    erasures: [],
    store: into === 'store' ? store() : null,
  });

/** What its owner downloads from a server on this database. */
const downloads = async (url: string, environment: Record<string, string>): Promise<unknown[]> => {
  await migrate(url);
  const server = await startTestApp({ keys, database: connect(url), environment });
  try {
    const client = server.visitor();
    await client.post('/api/login', { username: 'owner', password });
    const answers: unknown[] = [];
    for (const id of ids) {
      const { status, body } = await client.get(`/api/analysis/${id}/file`);
      answers.push(status === 200 ? body['text'] : body['code']);
    }
    return answers;
  } finally {
    await server.close();
  }
};

/** A way to a database that is cut once something was sent that `isLast` recognizes, and the database has received it. */
const openProxy = async (
  url: string,
  isLast: (sent: string) => boolean,
): Promise<{ url: string; close: () => void }> => {
  const target = new URL(url);
  const proxy = createServer((from) => {
    const to = createConnection(Number(target.port), target.hostname);
    for (const socket of [from, to]) socket.on('error', () => undefined);
    from.on('data', (chunk: Buffer) => {
      to.write(chunk);
      if (!isLast(chunk.toString('latin1'))) return;
      to.removeAllListeners('data');
      to.once('data', () => from.destroy());
    });
    to.on('data', (chunk: Buffer) => from.write(chunk));
    from.on('close', () => to.destroy());
    to.on('close', () => from.destroy());
  });
  await new Promise<void>((done) => void proxy.listen(0, '127.0.0.1', done));
  const bound = proxy.address();
  const between = new URL(url);
  between.port = String(typeof bound === 'object' && bound !== null ? bound.port : 0);
  return { url: between.href, close: () => void proxy.close() };
};

const texts = ['first', 'second', 'third'].map((content) => `%PDF-1.7 KANARI8 ${content}`);

describe('a backup of a site with an object store', () => {
  it('is refused without the store, and leaves no file behind', async () => {
    await expect(takeCopy(source, files)).rejects.toThrow('Some files are in an object store');
    await expect(restore(await newDatabase('empty'), 'database')).rejects.toThrow('cannot be read');
  });

  it('contains the files, encrypted', async () => {
    expect(await takeCopy(source, files, store())).toMatchObject({ objects: 3, lost: 0 });
    const text = gunzipSync(readFileSync(files.to)).toString('latin1');
    expect(text).toContain('"objects"');
    expect(text).not.toContain('KANARI8');
  });

  it('is restored into a database without an object store', async () => {
    const url = await newDatabase('empty');
    await restore(url, 'database');
    expect(await downloads(url, {})).toEqual(texts);
  });

  it('is restored into the store under new keys, so that neither site deletes the files of the other', async () => {
    const url = await newDatabase('empty');
    const before = new Set(objectServer.objects.keys());
    await restore(url, 'store');
    const added = [...objectServer.objects.keys()].filter((key) => !before.has(key));
    expect(added).toHaveLength(3);
    expect(await downloads(url, objectServer.environment)).toEqual(texts);
    const db = connect(url);
    await db.$client.query('DELETE FROM analyses');
    const { rows } = await db.$client.query('SELECT key FROM object_deletions ORDER BY 1');
    await db.$client.end();
    expect(rows.map(({ key }) => String(key))).toEqual(added.toSorted());
  });

  it('keeps the files in the store when nobody knows whether the restore was committed', async () => {
    const url = await newDatabase('empty');
    const before = new Set(objectServer.objects.keys());
    // The connection breaks when the database has committed, before it can say so.
    const between = await openProxy(url, (sent) => sent.includes('COMMIT\0'));
    try {
      await expect(restore(between.url, 'store')).rejects.toThrow('it is not known whether the backup was restored');
    } finally {
      between.close();
    }
    expect([...objectServer.objects.keys()].filter((key) => !before.has(key))).toHaveLength(3);
    await expect.poll(async () => downloads(url, objectServer.environment)).toEqual(texts);
  });

  it('is not made twice at once: both would write to the same file of keys', async () => {
    rmSync(files.to);
    const second = { ...files, to: join(folder, 'second.gz') };
    const [one, two] = await Promise.allSettled([takeCopy(source, files, store()), takeCopy(source, second, store())]);
    const statuses = [one.status, two.status].toSorted();
    expect(statuses).toEqual(['fulfilled', 'rejected']);
    const failed = [one, two].find(({ status }) => status === 'rejected');
    expect(failed).toMatchObject({ reason: { message: 'Another backup is running. Wait until it has ended.' } });
    if (one.status === 'rejected') await takeCopy(source, files, store());
  });

  it('leaves nothing in the store when restoring fails', async () => {
    const before = objectServer.objects.size;
    let puts = 0;
    objectServer.onRequest = (method) => {
      if (method === 'PUT') puts += 1;
      objectServer.mood = method === 'PUT' && puts > 2 ? 'failing' : 'well';
    };
    await expect(restore(await newDatabase('empty'), 'store')).rejects.toThrow('503');
    Object.assign(objectServer, { onRequest: () => undefined, mood: 'well' });
    expect(objectServer.objects.size).toBe(before);
  });

  it('says which files the store has lost; after a restore, these are shown as damaged', async () => {
    const { rows } = await app.db.$client.query('SELECT file_key AS key FROM analyses WHERE id = $1', [ids[1]]);
    objectServer.objects.delete(String(rows[0].key));
    rmSync(files.to);
    expect(await takeCopy(source, files, store())).toMatchObject({ objects: 2, lost: 1 });
    const url = await newDatabase('empty');
    await restore(url, 'database');
    expect(await downloads(url, {})).toEqual([texts[0], 'stored-damaged', texts[2]]);
  });

  it('contains a file that is moved to the database while the backup is made', async () => {
    const db = connect(source);
    const { rows } = await db.$client.query('SELECT id, file_key AS key FROM analyses WHERE id = $1', [ids[0]]);
    const [{ id, key }] = rows;
    const moved = objectServer.objects.get(String(key))?.bytes ?? Buffer.alloc(0);
    let isMoved = false;
    objectServer.onRequest = async (method) => {
      if (method !== 'GET' || isMoved) return;
      isMoved = true;
      await db.$client.query('UPDATE analyses SET file = $1, file_key = NULL WHERE id = $2', [moved, id]);
      objectServer.objects.delete(String(key));
    };
    rmSync(files.to);
    expect(await takeCopy(source, files, store())).toMatchObject({ objects: 2, lost: 1 });
    objectServer.onRequest = () => undefined;
    await db.$client.end();
    const url = await newDatabase('empty');
    await restore(url, 'database');
    expect(await downloads(url, {})).toEqual([texts[0], 'stored-damaged', texts[2]]);
  });
});
