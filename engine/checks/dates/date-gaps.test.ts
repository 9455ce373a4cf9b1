import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { dateGaps } from './date-gaps.ts';

testCheck(dateGaps, {
  fails: [
    {
      name: 'two years between jobs',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | Jun 2014 - Feb 2018'),
      quotes: ['Mar 2020'],
    },
    {
      name: 'two years between jobs, the newest of which ends in a dash',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | Jun 2014 - Feb 2018').map(
        (line) => line.replace('Mar 2020 - Present', 'Mar 2020 –'),
      ),
      quotes: ['Mar 2020'],
      says: 'We found a gap of 24 months between two of your jobs.',
    },
  ],
  passes: [
    {
      name: 'jobs that follow each other, the newest of which ends in a dash',
      lines: sample.map((line) => line.replace('Mar 2020 - Present', 'Mar 2020 –')),
    },
    { name: 'jobs that follow each other', lines: sample },
    {
      name: 'a month between jobs',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | Jun 2014 - Jan 2020'),
    },
  ],
  others: [
    {
      name: 'years of study between jobs',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | Jun 2014 - Feb 2018')
        .filter((line) => !line.startsWith('Bachelor'))
        .flatMap((line) =>
          line === 'Education'
            ? [line, 'Master of Science in Logistics, Marlow University, Chicago, IL, Mar 2018 - Feb 2020']
            : [line],
        ),
      is: 'no-finding',
    },
    {
      name: 'years alone, between which there may be a gap',
      lines: sample.map((line) =>
        line.replace('Mar 2020 - Present', '2020 - Present').replace('Jun 2016 - Feb 2020', '2016 - 2019'),
      ),
      is: 'not-applicable',
    },
    {
      name: 'a gap of long ago',
      lines: [
        ...sample.slice(0, 16),
        'Stock Clerk, Gulf Foods, Madison, WI | Jan 2010 - Feb 2013',
        '• Counted stock.',
        ...sample.slice(16).map((line) => line.replace(', May 2016', ', 2005 - 2009')),
      ],
      is: 'not-applicable',
    },
    { name: 'a single job', lines: [...sample.slice(0, 11), ...sample.slice(16)], is: 'not-applicable' },
    {
      name: 'two years between jobs beside a degree without dates',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | Jun 2014 - Feb 2018').map(
        (line) => line.replace(', May 2016', ''),
      ),
      is: 'unsure',
    },
    {
      name: 'a date that was read in part',
      lines: changed('Operations Manager, Harbor', 'Operations Manager, Harbor Foods, Chicago, IL | 2020-Oct to date'),
      is: 'unsure',
    },
    {
      name: 'a job that hides the gap because its line ends in a dash',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | Jun 2016 -'),
      is: 'unsure',
    },
    {
      name: 'a year in the gap that belongs to nothing we read',
      lines: changed(
        'Shift Supervisor',
        'Shift Supervisor, Lakeside Dairy, Madison, WI | Jun 2014 - Feb 2018',
        '• Stayed with the dairy as a guest until the summer of 2019.',
      ),
      is: 'unsure',
    },
  ],
});
