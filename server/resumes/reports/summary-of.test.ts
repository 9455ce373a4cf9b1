import { expect, test } from 'vitest';
import { sampleResult } from '../../testing/analysis-result.ts';
import { summaryOf } from './summary-of.ts';

const finding = {
  title: 'Dates differ',
  priority: 'high',
  description: '',
  category: 'Dates',
  check: 'mixed-date-styles',
  gain: 2,
} as const;

const resume = (filename: string, ...recommendations: (typeof finding)[]) => ({
  ...sampleResult({ filename, recommendations }),
  createdAt: '2026-11-20T09:30:00.000Z',
});

test('the resumes that a finding names add up to those that it counts, versions of one file too', () => {
  const names = ['cv.pdf', 'a.pdf', 'cv.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'cv.pdf'];
  const asked = [...names.map((filename) => resume(filename, finding)), resume('other.pdf')];
  const [found] = summaryOf(asked, 'full', { paper: 'a4', site: 'parsewell.example' }, new Date(0)).findings;
  expect(found?.about).toContain('in 7 of 8 resumes');
  expect(found?.resumes).toBe('cv.pdf (3), a.pdf, b.pdf, c.pdf, 1 more');
});
