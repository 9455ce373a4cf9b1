import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ObjectServer, startObjectServer } from '../testing/object-server.ts';
import { realStore } from '../testing/real-object-store.ts';
import { createS3Store, type S3Settings } from './s3-store.ts';

let server: ObjectServer;
beforeAll(async () => {
  server = await startObjectServer();
});
beforeEach(() => {
  server.mood = 'well';
});
afterAll(() => server.close());

const stores: readonly (readonly [string, () => S3Settings | null])[] = [
  ['that the tests bring along', () => server.settings],
  ['at S3_TEST_BUCKET_URL', () => realStore()],
];

describe.each(stores)('a store %s', (_, settingsOf) => {
  const folder = randomBytes(8).toString('hex');

  it('returns the bytes that were put, of any size, and null for others', async ({ skip }) => {
    const settings = settingsOf() ?? skip('S3_TEST_BUCKET_URL is not set: no real object store was tried');
    const store = createS3Store(settings);
    for (const size of [0, 1, 5 * 1024 * 1024]) {
      const [key, bytes] = [`${folder}/${size}-${randomBytes(8).toString('base64url')}`, randomBytes(size)];
      await store.put(key, bytes);
      expect((await store.get(key))?.equals(bytes)).toBe(true);
      await store.put(key, Buffer.from('other'));
      expect((await store.get(key))?.toString()).toBe('other');
      await store.delete(key);
      expect(await store.get(key)).toBeNull();
      // A repeated deletion, as after a lost answer.
      await store.delete(key);
    }
    expect(await store.keepsVersions()).toBe(false);
  });

  it('lists the objects of a folder, page by page', async ({ skip }) => {
    const settings = settingsOf() ?? skip('S3_TEST_BUCKET_URL is not set: no real object store was tried');
    const store = createS3Store(settings);
    const keys = ['a', 'b', 'c', 'd', 'e'].map((name) => `${folder}/list/${name}_-9`);
    for (const key of [...keys, `${folder}/other`]) await store.put(key, Buffer.from(key));
    const found: string[] = [];
    let next: string | null = null;
    do {
      const page = await store.list(`${folder}/list/`, next);
      found.push(...page.objects.map(({ key }) => key));
      for (const { storedAt } of page.objects) expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60_000);
      next = page.next;
    } while (next !== null);
    expect(found).toEqual(keys);
    for (const key of [...keys, `${folder}/other`]) await store.delete(key);
    expect(await store.list(`${folder}/`, null)).toEqual({ objects: [], next: null });
  });

  it('refuses a wrong key, and a missing bucket is not a missing object', async ({ skip }) => {
    const settings = settingsOf() ?? skip('S3_TEST_BUCKET_URL is not set: no real object store was tried');
    const stranger = createS3Store({ ...settings, secretAccessKey: 'not the secret' });
    await expect(stranger.get('any')).rejects.toMatchObject({ status: 403, isTemporary: false });
    await expect(stranger.put('any', Buffer.from('x'))).rejects.toMatchObject({ status: 403 });
    const elsewhere = createS3Store({ ...settings, bucketUrl: `${settings.bucketUrl}-that-is-not-there` });
    await expect(elsewhere.get('any')).rejects.toMatchObject({ status: 404, code: 'NoSuchBucket' });
    await expect(elsewhere.delete('any')).rejects.toMatchObject({ status: 404, code: 'NoSuchBucket' });
  });
});

describe('a store that is away', () => {
  it.each([
    ['fails', 'failing', 503],
    ['does not answer', 'silent', null],
  ] as const)('is reported as such when it %s, within the time of a request', async (_, mood, status) => {
    server.mood = mood;
    const store = createS3Store({ ...server.settings, timeoutMs: 200 });
    const from = performance.now();
    await expect(store.get('any')).rejects.toMatchObject({ name: 'ObjectStoreError', status, isTemporary: true });
    expect(performance.now() - from).toBeLessThan(2_000);
  });

  it('is asked a second time after one failure', async () => {
    const store = createS3Store(server.settings);
    let asked = 0;
    server.onRequest = () => {
      asked += 1;
      server.mood = asked === 1 ? 'failing' : 'well';
    };
    await store.put('again', Buffer.from('x'));
    server.onRequest = () => undefined;
    expect([asked, server.objects.has('again')]).toEqual([2, true]);
  });

  it('is away when nobody listens', async () => {
    const nobody = createS3Store({ ...server.settings, bucketUrl: 'http://127.0.0.1:9/resumes' });
    await expect(nobody.get('any')).rejects.toMatchObject({ status: null, isTemporary: true });
  });
});
