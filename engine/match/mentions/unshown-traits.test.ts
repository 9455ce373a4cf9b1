import { expect, test } from 'vitest';
import type { SampleToBuild } from '../../testing/job-samples.ts';
import { answerTo, matched } from '../../testing/matched-jobs.ts';
import { jobPartsOf } from '../../scoring/parts.ts';

const keeper = (line: string): SampleToBuild => ({
  headline: 'Lock Keeper',
  jobs: [{ title: 'Lock Keeper', from: { year: 2019, month: 1 }, to: 'present', lines: [`• ${line}`] }],
});
const posting =
  'Lock keeper\n\nRequirements\n- Hands-on and friendly\n- Organizational skills\n- Experience with rope splicing';

test('what a resume can only claim of its owner is never called missing, and costs nothing', () => {
  const job = matched(posting, keeper('Kept nine locks'));
  expect(answerTo(job, 'Hands-on')).toBe('application');
  expect(answerTo(job, 'friendly')).toBe('application');
  expect(job.knockOutQuestions).toEqual([]);
});

test('what the work can show may be missing', () => {
  const job = matched(posting, keeper('Kept nine locks'));
  expect(answerTo(job, 'Organizational skills')).toBe('missing');
  expect(jobPartsOf(job).find(({ check }) => check === 'job-soft')?.points).toBe(0);
});

test('a resume that says it is quoted', () => {
  const job = matched(posting, keeper('Known to visitors as a friendly keeper'));
  expect(answerTo(job, 'friendly')).toBe('shown');
});
