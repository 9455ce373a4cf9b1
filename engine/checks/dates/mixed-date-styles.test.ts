import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { mixedDateStyles } from './mixed-date-styles.ts';

testCheck(mixedDateStyles, {
  fails: [
    {
      name: 'names and numbers of months',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | 06/2016 - 02/2020'),
      quotes: ['Mar 2020', '06/2016'],
    },
  ],
  passes: [
    { name: 'one way of writing', lines: sample },
    {
      name: 'long names of months cut and brief ones in full',
      lines: sample.map((line) =>
        line.replace('Jun 2016 - Feb 2020', 'June 2016 - Feb 2020').replace('Mar 2020 - Present', 'May 2020 - Present'),
      ),
    },
  ],
  others: [
    {
      name: 'a third job whose season and year were not read as its dates',
      lines: [
        ...sample.slice(0, 16),
        'Packing Supervisor, Marlow Mills, Madison, WI',
        '• Packed the flour of the mill.',
        ...sample.slice(16),
      ],
      is: 'not-applicable',
    },
    {
      name: 'a month in full beside months in short',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | June 2016 - February 2020'),
      is: 'not-applicable',
    },
    {
      name: 'days at one job and months at the other',
      lines: sample.map((line) =>
        line
          .replace('Jun 2016 - Feb 2020', '06/15/2016 - 02/20/2020')
          .replace('Mar 2020 - Present', '03/2020 - Present'),
      ),
      is: 'not-applicable',
    },
    {
      name: 'lines that give their dates twice',
      lines: sample.map((line) =>
        line
          .replace('| Jun 2016 - Feb 2020', '06/15/16-02/20/20 | 2016 - 2020')
          .replace('| Mar 2020 - Present', '03/15/20-Present | 2020 - Present'),
      ),
      is: 'not-applicable',
    },
    {
      name: 'a month that we cannot read',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | 2016 (June) - 2020 (Feb)'),
      is: 'unsure',
    },
    {
      name: 'another style at an entry that may be no job',
      lines: changed('Shift Supervisor', 'Course in Welding, Lakeside College, Madison, WI | 06/2016 - 02/2020'),
      is: 'unsure',
    },
  ],
});
