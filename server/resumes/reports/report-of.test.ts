import { expect, test } from 'vitest';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { sampleResult } from '../../testing/analysis-result.ts';
import { reportOf } from './report-of.ts';

const stored = { createdAt: '2026-11-20T09:30:00.000Z', deletedOn: '', withheld: null };
const restOf = (result: Parameters<typeof reportOf>[0]): readonly string[] =>
  reportOf(result, 'short', { paper: 'a4', site: 'parsewell.example' }).rest ?? [];

const asked = (label: string): StoredAnalysis['requirements'][number] => ({
  label,
  group: 'must',
  kind: 'term',
  answer: 'missing',
  quote: '',
  lines: [],
  places: [],
});

test('the short report counts missing keywords as the page does, with phrases of the posting apart', () => {
  const result = sampleResult({
    jobDescription: 'Riggers',
    matchedKeywords: ['Slings'],
    missingKeywords: ['Rigging', 'QTLS', 'QTS', 'Annex 1'],
    requirements: [asked('Rigging'), asked('QTLS or QTS'), { ...asked('Annex 1'), isPhrase: true }],
  });
  const withheld = { keywords: 3, phrases: 2, requirements: 3, systemNotes: 0 };
  const rest = restOf({ ...result, ...stored, withheld });
  expect(rest).toContain('1 keyword found, 3 missing');
  expect(rest).toContain('3 phrases of the job description that we did not find');
  // Two of the three here and one of the three withheld are requirements that our lists have.
  expect(rest).toContain('3 requirements of the job, each with the lines of your resume that answer it');
});

test('phrases of the posting that are found are counted apart in both reports', () => {
  const result = sampleResult({
    jobDescription: 'Riggers',
    matchedKeywords: ['Slings', 'Annex 2'],
    missingKeywords: [],
    requirements: [asked('Slings'), { ...asked('Annex 2'), isPhrase: true }],
  });
  expect(restOf({ ...result, ...stored })).toContain('1 keyword found, 0 missing');
  const { more } = reportOf({ ...result, ...stored }, 'full', { paper: 'a4', site: 'parsewell.example' });
  expect(more?.keywords).toMatchObject({ matched: ['Slings'], phrasesFound: ['Annex 2'] });
});

test.each(['short', 'full'] as const)('the %s report says why fixing a finding alone gains nothing now', (kind) => {
  const noGain = 'Fixing this alone does not raise the overall score yet.';
  const finding = { title: 'Columns', priority: 'high', description: 'Seen.', category: 'Layout', check: 'x' } as const;
  const recommendations = [
    { ...finding, noGain },
    { ...finding, impact: '+3 points' },
  ];
  const report = reportOf({ ...sampleResult({ recommendations }), ...stored }, kind, {
    paper: 'a4',
    site: 'parsewell.example',
  });
  for (const findings of [report.findings, report.plan?.findings ?? report.findings])
    expect(findings.map((one) => one.noGain)).toEqual([noGain, null]);
});

test('the short report counts no keywords where there were none to look for', () => {
  const { jobDescription: _, ...result } = sampleResult({ occupation: null, matchedKeywords: [], missingKeywords: [] });
  expect(restOf({ ...result, ...stored }).join('; ')).not.toMatch(/keyword|phrase/);
});

test('the full report claims nothing that a check could not judge', () => {
  const check = { group: 'keywords', why: '', impact: 'minor' as const, sources: [], findings: [] };
  const [terms, upright] = ['Your resume has most of the terms', 'Your text is upright'];
  const checks = [
    { ...check, id: 'a', outcome: 'unsure' as const, title: terms, because: 'No posting.' },
    { ...check, id: 'b', outcome: 'error' as const, title: upright },
    { ...check, id: 'c', outcome: 'pass' as const, title: 'No keyword is repeated too often' },
  ];
  const result = { ...sampleResult({ checks }), ...stored };
  const { more } = reportOf(result, 'full', { paper: 'a4', site: 'parsewell.example' });
  expect(more?.unsure.map(({ title }) => title)).toEqual([`“${terms}”`, `“${upright}”`]);
  expect(more?.passed).toEqual(['No keyword is repeated too often']);
});
