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

type Finding = Omit<typeof finding, 'gain'> & { gain: number; jobGain?: number; noGain?: string };
const resume = (filename: string, ...recommendations: Finding[]) => ({
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

const firstOf = (...asked: ReturnType<typeof resume>[]) =>
  summaryOf(asked, 'full', { paper: 'a4', site: 'parsewell.example' }, new Date(0)).findings[0];
const held = (limit: number) => ({ ...finding, gain: 0, noGain: `It does not raise the score, limited to ${limit}%.` });

test('a finding that gains nothing alone says why, as in the reports', () => {
  expect(firstOf(resume('a.pdf', held(78)))?.noGain).toBe('It does not raise the score, limited to 78%.');
  expect(firstOf(resume('a.pdf', held(78)), resume('b.pdf', held(78)))?.noGain).toContain('limited to 78%');
  expect(firstOf(resume('a.pdf', held(78)), resume('b.pdf', held(84)))?.noGain).toBe(
    'Fixing this alone does not raise any of these scores yet, because other problems limit them.',
  );
});

test('a finding that gains points in one of the resumes does not say that it gains none', () => {
  expect(firstOf(resume('a.pdf', held(78)), resume('b.pdf', finding))?.noGain).toBeNull();
  expect(firstOf(resume('a.pdf', { ...finding, gain: 0 }))?.noGain).toBeNull();
});

test('a finding says what it gains on the job match, too', () => {
  const terms = { ...finding, gain: 0, jobGain: 36 };
  expect(firstOf(resume('a.pdf', terms))?.about).toBe('High priority · Dates · up to +36 points on the job match');
});
