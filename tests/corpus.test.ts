import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkFile, type CheckedFile } from '#cli/check-file.ts';
import type { Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import { root } from './source-files.ts';

// The golden resumes: fields as subsets, blocker and major findings as exact sets, scores as a reviewed table.
type Expected = { failure: string } | { findings: string[]; parsed: Record<string, unknown> };

const folder = path.join(root, 'corpus');
const baselineFile = path.join(folder, 'baseline.json');
const today = '2026-11-21';
const names = fs.readdirSync(folder).filter((name) => fs.existsSync(path.join(folder, name, 'expected.json')));
const expectedOf = (name: string): Expected =>
  JSON.parse(fs.readFileSync(path.join(folder, name, 'expected.json'), 'utf8')) as Expected;

let pdfium: Pdfium;
const checked = new Map<string, CheckedFile>();
const fileOf = (name: string): string =>
  ['resume.pdf', 'resume.docx'].map((file) => path.join(folder, name, file)).find((file) => fs.existsSync(file)) ?? '';

beforeAll(async () => {
  pdfium = await pdfiumForTests();
  for (const name of names) checked.set(name, await checkFile(fileOf(name), undefined, today, pdfium));
});

const resultOf = (name: string) => {
  const answer = checked.get(name);
  if (answer?.is !== 'result') throw new Error(`${name} has no result: ${JSON.stringify(answer)}`);
  return answer.result;
};

const scoresOf = (name: string): Record<string, number> => {
  const { atsScore, formatScore, keywordScore } = resultOf(name);
  return { atsScore, formatScore, keywordScore };
};

describe('the golden resumes', () => {
  test.each(names)('%s is parsed and scored as expected', (name) => {
    const expected = expectedOf(name);
    const answer = checked.get(name);
    if ('failure' in expected) {
      expect(answer).toMatchObject({ is: 'error', line: { error: { code: expected.failure } } });
      return;
    }
    const result = resultOf(name);
    expect(result.parsed).toMatchObject(expected.parsed);
    const serious = result.checks.filter(
      ({ outcome, impact }) => outcome === 'fail' && ['blocker', 'major'].includes(impact),
    );
    expect(serious.map((check) => check.id).sort()).toEqual([...expected.findings].sort());
    expect(result.checks.filter((check) => check.outcome === 'error')).toEqual([]);
  });

  test('scores match the reviewed baseline (npm run corpus -- --accept writes a new one)', () => {
    const scored = names.filter((name) => !('failure' in expectedOf(name)));
    const now = Object.fromEntries(scored.map((name) => [name, scoresOf(name)]));
    expect(now).toEqual(JSON.parse(fs.readFileSync(baselineFile, 'utf8')));
  });

  test('a clean resume scores higher than its flawed twins', () => {
    const twins = {
      'clean-pdf': ['hidden-keywords-pdf'],
      'clean-docx': ['contact-in-header-docx'],
      'clean-nurse-pdf': ['two-columns-pdf', 'tables-docx'],
    };
    for (const [clean, spoiled] of Object.entries(twins))
      for (const twin of spoiled)
        expect(scoresOf(twin)['atsScore'], twin).toBeLessThan(scoresOf(clean)['atsScore'] ?? 0);
  });

  test('PDF and DOCX with the same content score within 3 points of each other', () => {
    for (const score of ['atsScore', 'formatScore', 'keywordScore'])
      expect(
        Math.abs((scoresOf('clean-pdf')[score] ?? 0) - (scoresOf('clean-docx')[score] ?? 0)),
        score,
      ).toBeLessThanOrEqual(3);
  });

  test('the same file twice gives byte-identical JSON', async () => {
    for (const name of names) {
      const again = await checkFile(fileOf(name), undefined, today, pdfium);
      expect(JSON.stringify(again)).toBe(JSON.stringify(checked.get(name)));
    }
  });
});
