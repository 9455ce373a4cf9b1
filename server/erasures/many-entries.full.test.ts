import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parseKeyRing } from '../keys/key-ring.ts';
import { key } from '../testing/programs.ts';
import { lineOf } from './erasure.ts';
import { readErasures } from './read-erasures.ts';

const folder = mkdtempSync(join(tmpdir(), 'parsewell-erasures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the erasure log may have more entries in a file than a call may have arguments', () => {
  const ring = parseKeyRing(key('k1', 7));
  const [file, count] = [randomUUID(), 130_000];
  const erasure = { kind: 'resume', id: randomUUID(), at: new Date().toISOString() } as const;
  const text = Array.from({ length: count }, (_, index) => lineOf(ring, { file, nr: index + 1 }, erasure)).join('');
  writeFileSync(join(folder, `${erasure.at.slice(0, 10)}.${file}.erasures`), text);
  expect(readErasures(folder, ring, new Date())).toHaveLength(count);
});
