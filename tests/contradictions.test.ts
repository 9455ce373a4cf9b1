import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { checkFile } from '#cli/check-file.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import { contradictionsIn } from '../bench/truth/contradictions.ts';

const folder = path.join(import.meta.dirname, '../corpus');
const files = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:pdf|docx)$/.test(name));
const posting = `Finance Manager
Requirements
- Forecasting and budgeting
- SQL or Python
- Web accessibility
- Power BI`;

const resultOf = async (file: string, job?: string): Promise<AnalysisResult | null> => {
  const checked = await checkFile(path.join(folder, file), job, '2026-11-21', await pdfiumForTests());
  return checked.is === 'result' ? checked.result : null;
};

describe('no report says two opposite things', () => {
  test.each(files)('%s', async (file) => {
    const reports = [await resultOf(file), await resultOf(file, posting)].filter((result) => result !== null);
    expect(reports.flatMap(contradictionsIn)).toEqual([]);
  });
});

/** A report in which some checks ended differently. */
const withOutcomes = (result: AnalysisResult, outcomes: Readonly<Record<string, 'pass' | 'fail'>>): AnalysisResult => ({
  ...result,
  checks: result.checks.map((check) => ({ ...check, outcome: outcomes[check.id] ?? check.outcome })),
});

describe('a planted contradiction is found', () => {
  test('among checks, fields, keywords and scores', async () => {
    const result = await resultOf('clean-pdf/resume.pdf', posting);
    if (result === null) throw new Error('the clean resume has a report');
    expect(contradictionsIn(result)).toEqual([]);
    expect(contradictionsIn(withOutcomes(result, { 'multi-column': 'pass', 'table-layout': 'fail' }))).toEqual([
      'multi-column passed beside table-layout',
    ]);
    expect(contradictionsIn(withOutcomes(result, { 'missing-phone': 'fail' }))).toEqual([
      'missing-phone failed, and the field is filled in',
    ]);
    expect(contradictionsIn({ ...result, parsed: { ...result.parsed, experience: [] } })).toEqual(
      expect.arrayContaining([expect.stringContaining('no job beside a score of')]),
    );
    expect(contradictionsIn({ ...result, parsed: { ...result.parsed, name: null } })).toEqual(
      expect.arrayContaining([expect.stringContaining('no name beside the first fix')]),
    );
    const matched = result.matchedKeywords[0] ?? '';
    expect(contradictionsIn({ ...result, missingKeywords: [matched] })).not.toEqual([]);
  });
});
