import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { openKeyRing, parseKeyRing } from './key-ring.ts';
import { createSafe } from './safe.ts';
import { seal, unseal } from './seal.ts';

const entry = (name: string, fill: number): string => `${name}:${Buffer.alloc(32, fill).toString('base64')}`;

describe('an encrypted value', () => {
  const key = randomBytes(32);
  it('decrypts to the original, and looks different each time', () => {
    const [one, two] = [seal(key, 'a', Buffer.from('hello')), seal(key, 'a', Buffer.from('hello'))];
    expect(one.equals(two)).toBe(false);
    expect(unseal(key, 'a', one).toString()).toBe('hello');
    expect(unseal(key, 'a', seal(key, 'a', Buffer.alloc(0))).length).toBe(0);
  });

  it.each([
    ['another key', randomBytes(32), 'a', (bytes: Buffer) => bytes],
    ['another place', key, 'b', (bytes: Buffer) => bytes],
    [
      'a changed byte',
      key,
      'a',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])]),
    ],
  ])('does not decrypt with %s', (_what, otherKey, label, change) => {
    expect(() => unseal(otherKey, label, change(seal(key, 'a', Buffer.from('hello'))))).toThrow(
      'unable to authenticate',
    );
  });
});

describe('the key ring', () => {
  it('has the newest key first and finds the others', () => {
    const ring = parseKeyRing(`${entry('k2', 2)}, ${entry('k1', 1)}\n`);
    expect(ring.newest.name).toBe('k2');
    expect(ring.find('k1')?.[0]).toBe(1);
    expect(ring.find('k0')).toBeNull();
  });

  it.each(['', 'k1', 'k1:tooshort', entry('k 1', 1), `${entry('k1', 1)},${entry('k1', 2)}`])(
    'refuses %j without repeating it',
    (text) => {
      expect(() => parseKeyRing(text)).toThrow(/^DATA_KEYS (must be|contains|is empty)/);
    },
  );

  it('is created at the first start, readable only by its owner, and stays the same', () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'parsewell-keys-'));
    const settings = { DATA_DIR, DATA_KEYS: undefined, DATA_KEYS_FILE: undefined };
    const first = openKeyRing(settings);
    expect(first.warning).toContain(join(DATA_DIR, 'keys', 'data-keys'));
    expect(statSync(join(DATA_DIR, 'keys', 'data-keys')).mode & 0o777).toBe(0o600);
    expect(openKeyRing(settings).ring.newest).toEqual(first.ring.newest);
    expect(first.warning).not.toContain(readFileSync(join(DATA_DIR, 'keys', 'data-keys'), 'utf8').trim());
    rmSync(DATA_DIR, { recursive: true });
  });
});

describe('the safe', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  it('has a separate key for each user, created once even by concurrent requests', async () => {
    const [one, two] = [await server.signedIn('one'), await server.signedIn('two')];
    const [safe, again, other] = await Promise.all([
      server.services.safe.of(one.id),
      server.services.safe.of(one.id),
      server.services.safe.of(two.id),
    ]);
    const sealed = safe.seal('x', 'file', 'mine');
    expect(again.open('x', 'file', sealed).toString()).toBe('mine');
    expect(() => other.open('x', 'file', sealed)).toThrow('damaged');
  });

  it('still decrypts with the old key after a new one was added', async () => {
    const { id } = await server.signedIn('rotated');
    const sealed = (await server.services.safe.of(id)).seal('x', 'file', 'before');
    const rotated = createSafe(server.db, parseKeyRing(`${entry('k2', 9)},${entry('k1', 7)}`));
    expect((await rotated.of(id)).open('x', 'file', sealed).toString()).toBe('before');
    expect(await rotated.fault()).toBeNull();
  });

  it('reports which key is missing instead of failing later', async () => {
    await server.signedIn('keyed').then(({ id }) => server.services.safe.of(id));
    expect(await createSafe(server.db, parseKeyRing(entry('k9', 9))).fault()).toMatch(
      /encrypted with the key k1, which is not one of/,
    );
  });
});
