import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { presentAnalysis } from '#contract/report/present-analysis.ts';
import { analyze } from '#engine/analyze.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import { whatIf } from '#engine/what-if.ts';
import { root } from './source-files.ts';

const today = '2026-11-21';
const job = `Registered Nurse
Requirements
- Active RN license, BLS and ACLS
- 3+ years of experience in critical care
- Bachelor of Science in Nursing
Nice to have: Spanish`;

const files = fs
  .globSync('corpus/*/resume.{pdf,docx}', { cwd: root })
  .map((file) => file.split(path.sep).join('/'))
  .toSorted((a, b) => a.localeCompare(b));

test('the unchanged text of a golden resume scores the same as its file', { timeout: 60_000 }, async () => {
  let compared = 0;
  for (const file of files) {
    const bytes = new Uint8Array(fs.readFileSync(path.join(root, file)));
    const outcome = analyze({ bytes, filename: path.basename(file), job, today }, await pdfiumForTests());
    if (!outcome.ok) continue;
    const result = presentAnalysis(outcome.value, { id: '', jobDescription: job });
    const headings = result.parsed.sections.map(({ heading }) => heading);
    const { scores } = whatIf({ text: result.readings.visual, headings, job, today });
    expect([file, scores.keyword.value, scores.job?.value]).toEqual([
      file,
      result.keywordScore,
      result.jobRelevanceScore,
    ]);
    compared += 1;
  }
  expect(compared).toBeGreaterThanOrEqual(8);
});
