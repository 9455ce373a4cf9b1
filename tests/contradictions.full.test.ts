import { expect, test } from 'vitest';
import { checkFile } from '#cli/check-file.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import { contradictionsIn } from '../bench/truth/contradictions.ts';
import { subjects } from '../bench/truth/subjects.ts';

// Every development document that is on this machine, alone and with a job description.
const all = subjects();

test.skipIf(all.length === 0)(
  'no report of any development document says two opposite things',
  async () => {
    const pdfium = await pdfiumForTests();
    const found: string[] = [];
    for (const { name, file, job } of all) {
      const checked = await checkFile(file, job, '2026-11-21', pdfium);
      if (checked.is === 'result') found.push(...contradictionsIn(checked.result).map((line) => `${name}: ${line}`));
    }
    expect(found).toEqual([]);
  },
  600_000,
);
