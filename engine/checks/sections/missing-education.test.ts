import { sample, withoutSection } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { missingEducation } from './missing-education.ts';

testCheck(missingEducation, {
  fails: [{ name: 'a resume without a school', lines: withoutSection('Education', 'Skills'), quotes: [''] }],
  passes: [
    { name: 'a resume with one', lines: sample },
    {
      name: 'a school and its subject among the jobs, which are read as education',
      lines: withoutSection('Education', 'Skills').flatMap((line) =>
        line === 'Skills' ? ['Quarrel Valley University - Welding and Metals, 2012 - 2016', line] : [line],
      ),
    },
  ],
  others: [
    {
      name: 'a school among the jobs, below a heading that we may not have read',
      lines: withoutSection('Education', 'Skills').flatMap((line) =>
        line === 'Skills' ? ['Quarrel Valley University, 2012 - 2016', line] : [line],
      ),
      is: 'unsure',
    },
    {
      name: 'a section without a school that we can read',
      lines: [...withoutSection('Education', 'Skills'), 'Education', 'Somewhere nice'],
      headed: ['Education'],
      is: 'unsure',
    },
    {
      name: 'a heading of a language that we do not read',
      lines: [...withoutSection('Education', 'Skills'), 'Formació', 'Sistemes i xarxes'],
      headed: ['Formació'],
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
