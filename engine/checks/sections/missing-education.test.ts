import { sample, withoutSection } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { missingEducation } from './missing-education.ts';

testCheck(missingEducation, {
  fails: [{ name: 'a resume without a school', lines: withoutSection('Education', 'Skills'), quotes: [''] }],
  passes: [{ name: 'a resume with one', lines: sample }],
  others: [
    {
      name: 'education that shares the heading of the jobs',
      lines: withoutSection('Education', 'Skills').map((line) =>
        line === 'Work Experience' ? 'Experience and Education' : line,
      ),
      headed: ['Experience and Education'],
      is: 'unsure',
    },
  ],
});
