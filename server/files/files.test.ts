import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '#contract/product/durations.ts';
import { deleteExpired } from '../resumes/retention/delete-expired.ts';
import type { Client } from '../testing/client.ts';
import { type ObjectServer, startObjectServer } from '../testing/object-server.ts';
import { password, startTestApp, type TestApp } from '../testing/test-app.ts';
import { deleteDueObjects, sweepObjects } from './delete-objects.ts';
import { moveFiles } from './move-files.ts';
import { faultOf, openFiles, openObjects, type Objects } from './open-files.ts';

let objectServer: ObjectServer;
let app: TestApp;
let objects: Objects;
let person: Client & { id: string };
beforeAll(async () => {
  objectServer = await startObjectServer();
  app = await startTestApp({ environment: objectServer.environment });
  const opened = await openObjects(app.db, app.services.configuration);
  if (opened === null) throw new Error('the settings name an object store');
  objects = opened;
  person = await app.subscriber('owner');
});
afterEach(async () => {
  objectServer.mood = 'well';
  objectServer.onRequest = () => undefined;
  app.pass(2 * 3600);
  await deleteDueObjects(app.services, objects);
});
afterAll(async () => {
  await app.close();
  await objectServer.close();
});

const pdf = (content = 'KANARI9 resume') => ({ name: 'resume.pdf', bytes: Buffer.from(`%PDF-1.7 ${content}`) });
const upload = async (client: Client = person): Promise<string> => String((await client.upload(pdf())).body['id']);
const keyOf = async (id: string): Promise<string> => {
  const { rows } = await app.db.$client.query('SELECT file, file_key AS key FROM analyses WHERE id = $1', [id]);
  expect(rows[0].file).toBeNull();
  return String(rows[0].key);
};
const countObjects = (): number => objectServer.objects.size;
const places = async (): Promise<{ inRows: number; inStore: number }> => {
  const { rows } = await app.db.$client.query(
    'SELECT count(file)::int AS "inRows", count(file_key)::int AS "inStore" FROM analyses',
  );
  return rows[0];
};
const openWith = (environment: Record<string, string>) =>
  openFiles(app.services, { ...app.services.configuration, ...environment });
const deleteDue = (): Promise<number> => deleteDueObjects(app.services, objects);

describe('an uploaded file', () => {
  it('is in the object store only, encrypted, under a key that says nothing', async () => {
    const id = await upload();
    const key = await keyOf(id);
    expect(key).toMatch(new RegExp(`^${objects.folder}/[\\w-]{43}$`));
    expect(key).not.toContain(id);
    const stored = objectServer.objects.get(key)?.bytes;
    expect(stored?.length).toBe(pdf().bytes.length + 28);
    expect(stored?.includes('KANARI9')).toBe(false);
    expect([...objectServer.objects.keys()].filter((each) => each.includes('check'))).toEqual([]);
  });

  it('is downloaded, drawn, analyzed again and exported from there', async () => {
    const id = await upload();
    expect(await person.get(`/api/analysis/${id}/file`)).toMatchObject({
      status: 200,
      body: { text: pdf().bytes.toString() },
    });
    expect((await person.get(`/api/analysis/${id}/pages/1`)).status).toBe(200);
    const again = await person.post(`/api/analysis/${id}/another-job`, { jobDescription: 'Welder' });
    expect(again.status).toBe(200);
    expect(await keyOf(String(again.body['id']))).not.toBe(await keyOf(id));
    await person.post('/api/account/confirmation', { password });
    expect((await person.get('/api/account/export')).status).toBe(200);
  });

  it('is damaged when the store has lost it, and the report stays', async () => {
    const id = await upload();
    objectServer.objects.delete(await keyOf(id));
    expect(await person.get(`/api/analysis/${id}/file`)).toMatchObject({
      status: 500,
      body: { code: 'stored-damaged' },
    });
    expect((await person.get(`/api/analysis/${id}`)).status).toBe(200);
  });
});

describe('the object of a deleted row', () => {
  it('is deleted: after its owner has deleted it, after thirty days, and with the account', async () => {
    const [byOwner, byTime] = [await keyOf(await upload()), await upload().then(keyOf)];
    const leaver = await app.subscriber('leaver');
    const withAccount = await keyOf(await upload(leaver));
    const { rows } = await app.db.$client.query('SELECT id FROM analyses WHERE file_key = $1', [byOwner]);
    await person.call('DELETE', `/api/analysis/${String(rows[0].id)}`);
    await app.db.$client.query('UPDATE analyses SET delete_at = now() WHERE file_key = $1', [byTime]);
    expect((await leaver.post('/api/account/delete', { password })).status).toBe(200);
    await deleteExpired(app.services, new Date(app.services.clock().getTime() + dayMs));
    for (const key of [byOwner, byTime, withAccount]) expect(objectServer.objects.has(key)).toBe(true);
    expect(await deleteDue()).toBe(3);
    for (const key of [byOwner, byTime, withAccount]) expect(objectServer.objects.has(key)).toBe(false);
  });

  it('stays listed while the store does not answer, and is deleted when it does', async () => {
    const id = await upload();
    const key = await keyOf(id);
    await app.db.$client.query('DELETE FROM analyses WHERE id = $1', [id]);
    objectServer.mood = 'failing';
    for (let tries = 1; tries <= 3; tries += 1) {
      await expect(deleteDue()).rejects.toMatchObject({ status: 503 });
      // Not due yet.
      expect(await deleteDue()).toBe(0);
      app.pass(3600);
    }
    objectServer.mood = 'well';
    expect(objectServer.objects.has(key)).toBe(true);
    expect(await deleteDue()).toBe(1);
    expect(objectServer.objects.has(key)).toBe(false);
    expect(await deleteDue()).toBe(0);
  });

  it('is not deleted by the database of a restored copy, which names the same object', async () => {
    const key = 'the-folder-of-another-database/object';
    objectServer.objects.set(key, { bytes: Buffer.from('x'), storedAt: new Date(0) });
    await app.db.$client.query('INSERT INTO object_deletions (key, made_at, try_at) VALUES ($1, now(), now())', [key]);
    await deleteDue();
    await sweepObjects(app.services, objects);
    await deleteDue();
    expect(objectServer.objects.has(key)).toBe(true);
  });
});

describe('an object without a row', () => {
  it('is deleted at once when the upload is refused after it was stored', async () => {
    const free = await app.signedIn('free');
    expect((await free.upload(pdf('first'))).status).toBe(200);
    const before = countObjects();
    // With a key, whether the scan of today is used up is only known in the transaction.
    const headers = { 'idempotency-key': crypto.randomUUID() };
    expect((await free.upload(pdf('second'), {}, headers)).status).toBe(429);
    expect(countObjects()).toBe(before + 1);
    expect(await deleteDue()).toBe(1);
    expect(countObjects()).toBe(before);
  });

  it('is deleted an hour after a server has died between store and database', async () => {
    const before = countObjects();
    await app.services.files.keep(Buffer.from('never claimed'));
    expect(await deleteDue()).toBe(0);
    app.pass(3601);
    expect(await deleteDue()).toBe(1);
    expect(countObjects()).toBe(before);
  });

  it('cannot be claimed any more once its deletion has begun', async () => {
    const late = await app.services.files.keep(Buffer.from('late'));
    app.pass(3601);
    await deleteDue();
    await expect(app.db.transaction(late.claim)).rejects.toThrow('took too long');
    await late.release();
  });

  it('is found by the daily sweep, which leaves young and known ones alone', async () => {
    const known = await keyOf(await upload());
    const [old, young] = [`${objects.folder}/old`, `${objects.folder}/young`];
    const at = app.services.clock().getTime();
    for (const key of [old, known, young]) {
      const bytes = objectServer.objects.get(key)?.bytes ?? Buffer.from('stray');
      objectServer.objects.set(key, { bytes, storedAt: new Date(key === young ? at : at - 2 * dayMs) });
    }
    expect(await sweepObjects(app.services, objects)).toBe(1);
    await deleteDue();
    expect([old, known, young].map((key) => objectServer.objects.has(key))).toEqual([false, true, true]);
    objectServer.objects.delete(young);
  });
});

describe('while the object store is away', () => {
  it('an upload is refused with a sentence, and works with the same key afterward', async () => {
    objectServer.mood = 'failing';
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const refused = await person.upload(pdf('later'), {}, headers);
    expect(refused).toMatchObject({ status: 503, body: { code: 'files-unavailable' } });
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.body['message']).toBe(
      'We cannot reach our file storage right now. Please try again in a few minutes.',
    );
    objectServer.mood = 'well';
    expect((await person.upload(pdf('later'), {}, headers)).status).toBe(200);
  });

  it('files cannot be opened, and everything else works', async () => {
    const id = await upload();
    await person.post('/api/account/confirmation', { password });
    objectServer.mood = 'failing';
    for (const part of ['/file', '/pages/1'])
      expect(await person.get(`/api/analysis/${id}${part}`)).toMatchObject({
        status: 503,
        body: { code: 'files-unavailable' },
      });
    expect(await person.get('/api/account/export')).toMatchObject({ status: 503 });
    expect((await person.get(`/api/analysis/${id}`)).status).toBe(200);
    expect((await person.get(`/api/user/${person.id}/resumes`)).status).toBe(200);
  });

  it('an accepted upload waits for as long as it takes, and is then read', { timeout: 30_000 }, async () => {
    let isAway = false;
    // The store takes the file, and then goes away before it is read.
    objectServer.onRequest = (method) => {
      if (method === 'GET' && isAway) objectServer.mood = 'failing';
      if (method === 'PUT') isAway = true;
    };
    const patient = await app.subscriber('patient');
    patient.followsQueue = false;
    const answer = patient.upload(pdf('patient'));
    const tries = async (): Promise<number> =>
      (await app.db.$client.query('SELECT max(retry_count)::int AS tries FROM pgboss.job')).rows[0].tries ?? 0;
    await expect.poll(() => app.faults.length, { timeout: 10_000 }).toBe(1);
    await new Promise((done) => setTimeout(done, 5_000));
    expect(await tries()).toBe(0);
    objectServer.onRequest = () => undefined;
    objectServer.mood = 'well';
    expect((await answer).status).toBe(200);
    // Reported once, however often it was tried.
    expect(app.faults.splice(0)).toMatchObject([{ name: 'ObjectStoreError' }]);
  });
});

describe('moving files', () => {
  it('can be interrupted, goes both ways, and leaves every file readable', async () => {
    const mover = await app.subscriber('mover');
    const ids = [await upload(mover), await upload(mover), await upload(mover)];
    await person.post('/api/account/delete', { password });
    await app.db.$client.query('DELETE FROM analyses WHERE user_id <> $1', [mover.id]);
    await deleteDue();
    const readAll = async (): Promise<void> => {
      for (const id of ids)
        expect((await mover.get(`/api/analysis/${id}/file`)).body).toEqual({ text: pdf().bytes.toString() });
    };
    let read = 0;
    objectServer.onRequest = () => {
      read += 1;
      if (read > 2) objectServer.mood = 'failing';
    };
    await expect(moveFiles(app.services, objects, 'database')).rejects.toThrow('503');
    objectServer.onRequest = () => undefined;
    objectServer.mood = 'well';
    await readAll();
    const rest = (await places()).inStore;
    expect(await moveFiles(app.services, objects, 'database')).toEqual({ moved: rest, missing: 0 });
    expect(await places()).toEqual({ inRows: 3, inStore: 0 });
    await readAll();
    // A server that has just looked up the place still finds the object.
    expect(await deleteDue()).toBe(0);
    app.pass(301);
    expect(await deleteDue()).toBe(3);
    expect([...objectServer.objects.keys()].filter((key) => key.startsWith(objects.folder))).toEqual([]);

    expect(await moveFiles(app.services, objects, 's3')).toEqual({ moved: 3, missing: 0 });
    expect(await places()).toEqual({ inRows: 0, inStore: 3 });
    await readAll();
    objectServer.objects.delete(await keyOf(ids[0] ?? ''));
    expect(await moveFiles(app.services, objects, 'database')).toEqual({ moved: 2, missing: 1 });
  });
});

describe('at its start, a server', () => {
  it('refuses a store that refuses it', async () => {
    await expect(openWith({ S3_SECRET_ACCESS_KEY: 'wrong' })).rejects.toThrow('answers 403 (SignatureDoesNotMatch)');
    const bucket = `${objectServer.settings.bucketUrl}-missing`;
    await expect(openWith({ S3_BUCKET_URL: bucket })).rejects.toThrow('answers 404 (NoSuchBucket)');
  });

  it('refuses a bucket that keeps what is deleted', async () => {
    objectServer.isVersioned = true;
    await expect(openWith({})).rejects.toThrow('keeps older versions');
    objectServer.isVersioned = false;
  });

  it('starts with a warning while the store is away', async () => {
    objectServer.mood = 'failing';
    expect((await openWith({})).sentence).toContain('Warning: the object store at S3_BUCKET_URL answers 503');
    objectServer.mood = 'well';
    expect(await faultOf(objects)).toBeNull();
  });

  it('refuses to start without the store while files are in it', async () => {
    const newcomer = await app.subscriber('newcomer');
    await upload(newcomer);
    const { S3_BUCKET_URL: _, ...without } = app.services.configuration;
    await expect(
      openFiles(app.services, { ...without, FILE_STORE: 'database', S3_BUCKET_URL: undefined }),
    ).rejects.toThrow('Some files are in an object store.');
  });
});
