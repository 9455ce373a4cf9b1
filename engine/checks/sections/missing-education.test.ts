import { sample, withoutSection } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { missingEducation } from './missing-education.ts';

testCheck(missingEducation, {
  fails: [{ name: 'a resume without a school', lines: withoutSection('Education', 'Skills'), quotes: [''] }],
  passes: [{ name: 'a resume with one', lines: sample }],
  others: [
    {
      name: 'a section without a school that we can read',
      lines: [...withoutSection('Education', 'Skills'), 'Education', 'Somewhere nice'],
      headed: ['Education'],
      is: 'unsure',
    },
    {
      name: 'a school without a heading',
      lines: withoutSection('Education', 'Skills').map((line) =>
        line.startsWith('Operations manager with') ? `${line} Studied at Marlow University.` : line,
      ),
      is: 'unsure',
    },
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
