import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkFile } from '#cli/check-file.ts';
import { analysisResultSchema } from '#contract/report/analysis-result.ts';
import type { Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import { isFullRun } from './extent.ts';
import { root } from './source-files.ts';

// Real resumes by other authors. They are kept beside the checkout, not in it; without them this part is skipped with a
// message.
const folder = path.resolve(root, '../shared/corpus');
const list = path.join(folder, 'resumes.jsonl');
const isHere = fs.existsSync(list);
if (!isHere) process.stdout.write('skipped: the shared corpus is not beside this checkout\n');

/** `npm test` covers one file in this many, `npm run test:full` all others. */
const share = 12;

/** CPU time, because the limit is for our code and not for other load on the machine. */
const maxMs = 2_000;
const usedMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
type Entry = { path: string; doc_type: string };
const entries = isHere
  ? fs
      .readFileSync(list, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Entry)
  : [];

let pdfium: Pdfium;
const check = (entry: Entry) => checkFile(path.join(folder, entry.path), undefined, '2026-11-21', pdfium);

describe.skipIf(!isHere)('every resume of the shared corpus', () => {
  beforeAll(async () => {
    pdfium = await pdfiumForTests();
  });

  test('ends in a result or an error code, without a crash, within two seconds', { timeout: 240_000 }, async () => {
    expect(entries.length).toBeGreaterThan(100);
    const taken = entries.filter((_, index) => (index % share === 0) !== isFullRun);
    // Loads dictionaries and compiles code before the measurement.
    for (const entry of taken.slice(0, 1)) await check(entry);
    for (const entry of taken) {
      const before = usedMs();
      const checked = await check(entry);
      expect(usedMs() - before, entry.path).toBeLessThan(maxMs);
      if (checked.is === 'error') {
        expect(checked.line.error.message, entry.path).not.toBe('');
        continue;
      }
      analysisResultSchema.strict().parse(checked.result);
      const broken = checked.result.checks.filter((check) => check.outcome === 'error');
      expect(
        broken.map((check) => check.id),
        entry.path,
      ).toEqual([]);
    }
  });
});
