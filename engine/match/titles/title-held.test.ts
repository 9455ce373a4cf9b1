import { expect, test } from 'vitest';
import type { SampleToBuild } from '../../testing/job-samples.ts';
import { matched } from '../../testing/matched-jobs.ts';

test.each([
  ['Mechanical Engineer', 'Software Engineer', 'missing'],
  ['Product Designer', 'Product Owner', 'missing'],
  ['Backend Developer', 'Senior Backend Engineer', 'shown'],
  ['Backend Developer', 'Mechanical Engineer', 'missing'],
  ['Backend Engineer II', 'Senior Backend Engineer', 'shown'],
  ['Backend Engineer, Payments', 'Backend Engineer', 'shown'],
  ['LPN', 'Licensed Practical Nurse (LPN)', 'shown'],
  ['Licensed Practical Nurse', 'Licensed Practical Nurse (LPN)', 'shown'],
  ['UX Designer', 'Product Designer (UX)', 'missing'],
  ['Baker', 'Baker', 'shown'],
])('whoever was %s where a %s is asked for: the title is %s', (held, asked, answer) => {
  const resume: SampleToBuild = {
    jobs: [{ title: held, from: { year: 2019, month: 1 }, to: 'present', lines: ['• Tied knots'] }],
  };
  expect(matched(`${asked}\n\nRequirements\n- Knots`, resume).requirements).toMatchObject([
    { kind: 'title', answer },
    { label: 'Knots' },
  ]);
});

test('a title that differs is missing, with the nearest one that was held', () => {
  const resume: SampleToBuild = {
    jobs: [{ title: 'Mechanical Engineer', from: { year: 2019, month: 1 }, to: 'present', lines: ['• Tied knots'] }],
  };
  const [title] = matched('Software Engineer\n\nRequirements\n- Knots', resume).requirements;
  expect(title?.note).toBe(
    'The nearest job title in your resume is "Mechanical Engineer". If that was the same work, write Software Engineer in the line below your name.',
  );
  const [other] = matched('Baker\n\nRequirements\n- Knots', resume).requirements;
  expect(other?.note).toBeUndefined();
});
