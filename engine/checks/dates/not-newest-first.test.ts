import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { notNewestFirst } from './not-newest-first.ts';

testCheck(notNewestFirst, {
  fails: [
    {
      name: 'the oldest job first',
      lines: [...sample.slice(0, 6), ...sample.slice(11, 16), ...sample.slice(6, 11), ...sample.slice(16)],
      quotes: ['Mar 2020'],
    },
  ],
  passes: [{ name: 'the newest job first', lines: sample }],
  others: [
    {
      name: 'a newer job under another heading',
      lines: [
        ...sample,
        'Teaching Experience',
        'Instructor, Lakeside College, Madison, WI | Mar 2021 - Present',
        '• Taught 40 students to plan stock.',
      ],
      headed: ['Teaching Experience'],
      is: 'unsure',
    },
    {
      name: 'a later entry that may be no job',
      lines: changed('Shift Supervisor', 'Freight and Customs, Lakeside Dairy, Madison, WI | Jun 2021 - Feb 2026').map(
        (line) => line.replace('Mar 2020 - Present', 'Mar 2020 - Feb 2021'),
      ),
      is: 'unsure',
    },
    {
      name: 'a job whose end we did not read',
      lines: changed('Operations Manager, Harbor', 'Operations Manager, Harbor Foods, Chicago, IL | Mar 2015 - alhora'),
      is: 'unsure',
    },
  ],
});
