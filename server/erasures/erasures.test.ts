import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parseKeyRing } from '../keys/key-ring.ts';
import { openErasureLog } from './erasure-log.ts';
import type { Erasure } from './erasure.ts';
import { readErasures } from './read-erasures.ts';
import { resealErasures } from './reseal-erasures.ts';

const keyOf = (name: string, fill: number): string => `${name}:${Buffer.alloc(32, fill).toString('base64')}`;
const ring = parseKeyRing(keyOf('k1', 7));
const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'parsewell erasures '));
  folders.push(folder);
  return join(folder, 'log');
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const account = (): Erasure => ({ kind: 'account', id: randomUUID(), at: new Date().toISOString() });
const idsIn = (folder: string, keys = ring): string[] =>
  (readErasures(folder, keys) ?? []).map(({ erasure }) => erasure.id).toSorted();
const filesIn = (folder: string): string[] => readdirSync(folder).map((name) => join(folder, name));
const logged = async (folder: string, erasures: readonly Erasure[], keys = ring): Promise<string> => {
  const before = existsSync(folder) ? filesIn(folder) : [];
  const log = openErasureLog(folder, keys);
  for (const erasure of erasures) await log.record([erasure]);
  await log.close();
  return filesIn(folder).find((file) => !before.includes(file)) ?? '';
};

describe('the erasure log', () => {
  it('is written by several servers at once, each to a file of its own, and names nobody', async () => {
    const folder = newFolder();
    const logs = [openErasureLog(folder, ring), openErasureLog(folder, ring), openErasureLog(folder, ring)];
    const erasures = Array.from({ length: 30 }, account);
    await Promise.all(
      erasures.map((erasure, nr) => logs[nr % 3]?.record([erasure]) ?? Promise.reject(new Error('there are three'))),
    );
    for (const log of logs) await log.close();
    expect(idsIn(folder)).toEqual(erasures.map(({ id }) => id).toSorted());
    expect(filesIn(folder)).toHaveLength(3);
    const text = filesIn(folder)
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
    for (const { id } of erasures) expect(text).not.toContain(id);
  });

  it('exists from the start of the first server, so that a missing one is noticed', () => {
    const folder = newFolder();
    expect(readErasures(folder, ring)).toBeNull();
    openErasureLog(folder, ring);
    expect(readErasures(folder, ring)).toEqual([]);
  });

  it('leaves out an entry that was cut off, which was never reported as recorded', async () => {
    const folder = newFolder();
    const [one, two] = [account(), account()];
    const file = await logged(folder, [one, two]);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.slice(0, -10));
    expect(idsIn(folder)).toEqual([one.id]);
    writeFileSync(file, text);
    appendFileSync(file, '{"file":');
    expect(idsIn(folder)).toEqual([one.id, two.id].toSorted());
  });

  it.each<[string, RegExp, (lines: string[]) => string[]]>([
    [
      'was changed',
      /cannot be opened/,
      (lines) => lines.map((line) => line.replace(/"sealed":"..../, '"sealed":"AAAA')),
    ],
    [
      'was moved',
      /cannot be opened/,
      ([one = '', two = '']) => [one.replace('"nr":1', '"nr":2'), two.replace('"nr":2', '"nr":1')],
    ],
    ['was taken out', /entries of .* are missing/, (lines) => lines.slice(1)],
    ['is damaged', /is damaged in line 1/, ([, ...lines]) => ['nonsense', ...lines]],
  ])('is refused when an entry %s', async (_what, sentence, change) => {
    const folder = newFolder();
    const file = await logged(folder, [account(), account()]);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    writeFileSync(file, `${change(lines).join('\n')}\n`);
    expect(() => readErasures(folder, ring)).toThrow(sentence);
  });

  it('does without an old key after it was sealed again with the new one', async () => {
    const folder = newFolder();
    const [one, two] = [account(), account()];
    await logged(folder, [one]);
    const both = parseKeyRing(`${keyOf('k2', 8)},${keyOf('k1', 7)}`);
    await logged(folder, [two], both);
    const young = parseKeyRing(keyOf('k2', 8));
    expect(() => readErasures(folder, young)).toThrow(/sealed with the key k1\). Add that key to DATA_KEYS/);
    expect(await resealErasures(folder, both)).toBe(1);
    expect(await resealErasures(folder, both)).toBe(0);
    expect(idsIn(folder, young)).toEqual([one.id, two.id].toSorted());
  });

  it('goes on in another file after it could not be written', async () => {
    const folder = newFolder();
    const log = openErasureLog(folder, ring);
    const [one, two] = [account(), account()];
    rmSync(folder, { recursive: true });
    await expect(log.record([one])).rejects.toThrow('ENOENT');
    mkdirSync(folder);
    await log.record([two]);
    await log.close();
    expect(idsIn(folder)).toEqual([two.id]);
  });
});
