import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parseKeyRing } from '../keys/key-ring.ts';
import { openErasureLog } from './erasure-log.ts';
import type { Erasure } from './erasure.ts';
import { dropOldFiles } from './log-file.ts';
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
  (readErasures(folder, keys, new Date()) ?? []).map(({ erasure }) => erasure.id).toSorted();
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
    expect(readErasures(folder, ring, new Date())).toBeNull();
    openErasureLog(folder, ring);
    expect(readErasures(folder, ring, new Date())).toEqual([]);
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
    expect(() => readErasures(folder, ring, new Date())).toThrow(sentence);
  });

  it('does without an old key after it was sealed again with the new one', async () => {
    const folder = newFolder();
    const [one, two] = [account(), account()];
    await logged(folder, [one]);
    const both = parseKeyRing(`${keyOf('k2', 8)},${keyOf('k1', 7)}`);
    await logged(folder, [two], both);
    const young = parseKeyRing(keyOf('k2', 8));
    expect(() => readErasures(folder, young, new Date())).toThrow(
      /sealed with the key k1\). Add that key to DATA_KEYS/,
    );
    expect(await resealErasures(folder, both, new Date())).toBe(1);
    expect(await resealErasures(folder, both, new Date())).toBe(0);
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

  describe('is kept for sixty days', () => {
    const dayMs = 24 * 60 * 60 * 1000;
    const now = new Date('2026-11-23T09:00:00.000Z');
    const aged = (days: number): Erasure => ({
      ...account(),
      at: new Date(now.getTime() - days * dayMs).toISOString(),
    });
    const left = (folder: string, keys = ring): string[] =>
      (readErasures(folder, keys, now) ?? []).map(({ erasure }) => erasure.id).toSorted();

    it('and then deleted with the day it was written on, whoever resealed it, without a gap', async () => {
      const folder = newFolder();
      const [old, edge, young] = [aged(60), aged(59), aged(0)];
      await logged(folder, [old, edge, young]);
      const other = aged(61);
      await logged(folder, [other]);
      expect(filesIn(folder)).toHaveLength(4);
      const both = parseKeyRing(`${keyOf('k2', 8)},${keyOf('k1', 7)}`);
      // As of the day after the oldest was written, when nothing is past its time.
      expect(await resealErasures(folder, both, new Date(now.getTime() - 60 * dayMs))).toBe(4);
      expect(filesIn(folder)).toHaveLength(8);
      expect(dropOldFiles(folder, now)).toBe(4);
      expect(dropOldFiles(folder, now)).toBe(0);
      expect(left(folder, parseKeyRing(keyOf('k2', 8)))).toEqual([edge.id, young.id].toSorted());
    });

    it('by a server that runs on, which never writes to a file that may be deleted', async () => {
      const folder = newFolder();
      const log = openErasureLog(folder, ring);
      const [old, young] = [aged(70), aged(1)];
      await log.record([old]);
      expect(dropOldFiles(folder, now)).toBe(1);
      await log.record([young]);
      await log.close();
      expect(left(folder)).toEqual([young.id]);
    });

    it('and nothing past its time is read, even if a file of it is damaged or was deleted alone', async () => {
      const folder = newFolder();
      const file = await logged(folder, [aged(65), aged(65)]);
      writeFileSync(file, readFileSync(file, 'utf8').split('\n').slice(1).join('\n'));
      const young = aged(2);
      await logged(folder, [young]);
      expect(left(folder)).toEqual([young.id]);
    });

    it('with files that were begun before their names had a day', async () => {
      const folder = newFolder();
      const file = await logged(folder, [account()]);
      const undated = join(folder, `${randomUUID()}.erasures`);
      renameSync(file, undated);
      expect(dropOldFiles(folder, new Date())).toBe(0);
      utimesSync(undated, new Date(0), new Date(0));
      expect(dropOldFiles(folder, new Date())).toBe(1);
    });
  });
});
