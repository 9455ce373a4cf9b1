import { expect, test } from 'vitest';
import { cohortOf } from './cohort.ts';
import { type CohortEntry, cohortEntryOf } from './cohort-entry.ts';

const failing = (check: string, impact: 'blocker' | 'major' | 'minor' | 'hint' = 'major') => ({
  check,
  title: `Title of ${check}`,
  why: 'Why',
  impact,
});

const resume = (changed: Partial<CohortEntry> = {}): CohortEntry => ({
  atsScore: 80,
  keywordScore: 60,
  formatScore: 90,
  jobScore: null,
  firstFix: null,
  failed: [],
  ...changed,
});

const times = (count: number, changed: Partial<CohortEntry> = {}): CohortEntry[] =>
  Array.from({ length: count }, () => resume(changed));

test('a summary has scores and our titles, and no word of the resume', () => {
  const check = {
    group: 'contact',
    sources: [],
    why: 'Recruiters need it.',
    impact: 'blocker' as const,
    findings: [{ message: 'Ada Quill has no phone', fix: 'Add it, Ada', evidence: [{ quote: 'Ada Quill' }] }],
  };
  const summary = cohortEntryOf({
    atsScore: 71,
    keywordScore: 40,
    formatScore: 88,
    jobRelevanceScore: 55,
    recommendations: [
      { title: 'Your phone number is missing', priority: 'high', description: 'Ada Quill', category: 'Contact' },
    ],
    checks: [
      { ...check, id: 'missing-phone', outcome: 'fail', title: 'Your phone number is missing' },
      { ...check, id: 'email', outcome: 'pass', title: 'Your email is there' },
    ],
  });
  expect(summary).toEqual({
    atsScore: 71,
    keywordScore: 40,
    formatScore: 88,
    jobScore: 55,
    firstFix: 'Your phone number is missing',
    failed: [
      { check: 'missing-phone', title: 'Your phone number is missing', why: 'Recruiters need it.', impact: 'blocker' },
    ],
  });
  expect(JSON.stringify(summary)).not.toContain('Ada');
});

test('a problem is listed from five resumes on, the most frequent first', () => {
  const entries = [
    ...times(5, { failed: [failing('five'), failing('six')] }),
    resume({ failed: [failing('six')] }),
    ...times(4, { failed: [failing('four')] }),
  ];
  expect(cohortOf(entries).fixes.map(({ check, count }) => [check, count])).toEqual([
    ['six', 6],
    ['five', 5],
  ]);
});

test('of two problems that are equally frequent, the worse one comes first', () => {
  const { fixes } = cohortOf(times(5, { failed: [failing('a', 'hint'), failing('b', 'blocker')] }));
  expect(fixes.map(({ check }) => check)).toEqual(['b', 'a']);
});

test('medians need five scores each', () => {
  const four = cohortOf([10, 20, 30, 40].map((atsScore) => resume({ atsScore })));
  expect(four).toMatchObject({ resumes: 4, medians: { ats: null, keyword: null }, fixes: [] });
  const odd = cohortOf([50, 10, 90, 20, 40].map((atsScore) => resume({ atsScore })));
  expect(odd.medians).toEqual({ ats: 40, keyword: 60, format: 90, job: null });
  const even = cohortOf(
    [10, 20, 30, 45, 60, 70].map((atsScore, at) => resume({ atsScore, jobScore: at < 4 ? 9 : null })),
  );
  expect(even.medians).toMatchObject({ ats: 38, job: null });
});
