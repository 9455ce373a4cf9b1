import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realStore } from '../testing/real-object-store.ts';
import { password, startTestApp, type TestApp } from '../testing/test-app.ts';
import { deleteDueObjects, sweepObjects } from './delete-objects.ts';
import { moveFiles } from './move-files.ts';
import { openObjects } from './open-files.ts';

const real = realStore();

/** With a real store, which is not part of this checkout: docs/testing.md says how to name one. */
describe.skipIf(real === null)('a server with the object store at S3_TEST_BUCKET_URL', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      environment: {
        FILE_STORE: 's3',
        S3_BUCKET_URL: real?.bucketUrl ?? '',
        S3_REGION: real?.region ?? '',
        S3_ACCESS_KEY_ID: real?.accessKeyId ?? '',
        S3_SECRET_ACCESS_KEY: real?.secretAccessKey ?? '',
      },
    });
  });
  afterAll(() => app.close());

  it('stores, reads, moves and deletes files, and leaves nothing behind', async () => {
    const objects = await openObjects(app.db, app.services.configuration);
    if (objects === null) throw new Error('the settings name an object store');
    const keys = async (): Promise<string[]> =>
      (await objects.store.list(`${objects.folder}/`, null)).objects.map(({ key }) => key);
    const person = await app.subscriber('owner');
    const contents = [10, 100_000, 5_000_000].map((size) => `%PDF-1.7 ${'x'.repeat(size)}`);
    const ids: string[] = [];
    for (const content of contents)
      ids.push(String((await person.upload({ name: 'resume.pdf', bytes: Buffer.from(content) })).body['id']));
    const readAll = async (): Promise<void> => {
      for (const [index, id] of ids.entries())
        expect((await person.get(`/api/analysis/${id}/file`)).body['text']).toBe(contents[index]);
    };
    expect(await keys()).toHaveLength(3);
    await readAll();
    expect(await moveFiles(app.services, objects, 'database')).toEqual({ moved: 3, missing: 0 });
    await readAll();
    app.pass(301);
    expect(await deleteDueObjects(app.services, objects)).toBe(3);
    expect(await keys()).toEqual([]);
    expect(await moveFiles(app.services, objects, 's3')).toEqual({ moved: 3, missing: 0 });
    await readAll();
    app.pass(2 * 24 * 3600);
    expect(await sweepObjects(app.services, objects)).toBe(0);
    expect((await person.post('/api/login', { username: 'owner', password })).status).toBe(200);
    expect((await person.post('/api/account/delete', { password })).status).toBe(200);
    expect(await deleteDueObjects(app.services, objects)).toBe(3);
    expect(await keys()).toEqual([]);
  });
});
