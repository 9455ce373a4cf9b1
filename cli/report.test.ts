import { expect, test } from 'vitest';
import type { ReportRow } from './report-row.ts';
import { reportFormatOf, reportText } from './report.ts';

const failed = [
  { check: 'header', title: 'Details are in the header', why: 'Some parsers skip it.', impact: 'major' as const },
];
const read = (file: string): ReportRow => ({
  file,
  entry: {
    atsScore: 82,
    keywordScore: 40,
    formatScore: 90,
    jobScore: null,
    firstFix: failed[0]?.title ?? null,
    failed,
  },
  error: null,
});

test.each([
  ['report.html', 'html'],
  ['Report.CSV', 'csv'],
  ['a.b.json', 'json'],
  ['report.pdf', null],
  ['html', null],
])('the name %s asks for %s', (file, format) => expect(reportFormatOf(file)).toBe(format));

test('a file name cannot become markup or a formula', () => {
  const rows = [read('<img src=x onerror=alert(1)>.pdf'), read('=1+1.pdf')];
  expect(reportText('html', rows, '2026-11-23')).toContain('&lt;img src=x onerror=alert(1)&gt;.pdf');
  expect(reportText('csv', rows, '2026-11-23')).toContain("\r\n'=1+1.pdf,Read,82,40,90,,");
});

test('four resumes have no figures in common, five have', () => {
  const few = reportText('html', ['a', 'b', 'c', 'd'].map(read), '2026-11-23');
  expect(few).toContain('There are no figures about fewer than 5 resumes');
  expect(few).not.toContain('(4 of 4)');
  const enough = reportText('html', ['a', 'b', 'c', 'd', 'e'].map(read), '2026-11-23');
  expect(enough).toContain('Median scores: ATS compatibility 82%, Keyword match 40%, Format 90%.');
  expect(enough).toContain('(5 of 5)');
});
