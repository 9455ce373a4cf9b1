import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { mixedDateStyles } from './mixed-date-styles.ts';

testCheck(mixedDateStyles, {
  fails: [
    {
      name: 'names and numbers of months',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | 06/2016 - 02/2020'),
      quotes: ['Mar 2020', '06/2016'],
      says: 'You write the dates of your jobs with month names ("Mar 2020 - Present") and numbers ("06/2016 - 02/2020").',
    },
    {
      name: 'months at one job and a season at the other',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | Summer 2016'),
      quotes: ['Mar 2020', 'Summer 2016'],
      says: 'You write the dates of your jobs with month names ("Mar 2020 - Present") and seasons ("Summer 2016").',
    },
  ],
  passes: [
    { name: 'one way of writing', lines: sample },
    {
      name: 'a brief German name in full beside long ones that are cut',
      lines: sample.map((line) =>
        line.replace('Jun 2016 - Feb 2020', 'Juli 2016 - Okt 2019').replace('Mar 2020 - Present', 'Dez 2020 - Present'),
      ),
    },
    {
      name: 'years alone',
      lines: sample.map((line) =>
        line.replace('Jun 2016 - Feb 2020', '2016 - 2020').replace('Mar 2020 - Present', '2020 - Present'),
      ),
    },
    {
      name: 'long names of months cut and brief ones in full',
      lines: sample.map((line) =>
        line.replace('Jun 2016 - Feb 2020', 'June 2016 - Feb 2020').replace('Mar 2020 - Present', 'May 2020 - Present'),
      ),
    },
  ],
  others: [
    {
      name: 'two digits of the year at one job and four at the other',
      lines: sample.map((line) => line.replace('Jun 2016 - Feb 2020', "Jun '16 - Feb '20")),
      is: 'no-finding',
    },
    {
      name: 'a dash at one job and a word at the other',
      lines: sample.map((line) => line.replace('Jun 2016 - Feb 2020', 'Jun 2016 to Feb 2020')),
      is: 'no-finding',
    },
    {
      name: 'a sentence with a year above the first job that was read',
      lines: sample.flatMap((line) =>
        line === 'Work Experience'
          ? [line, 'One month (in the year 2015) in the studio of an architect, to see how plans are drawn.']
          : [line],
      ),
      is: 'no-finding',
    },
    {
      name: 'German months in full and cut',
      lines: sample.map((line) =>
        line
          .replace('Jun 2016 - Feb 2020', 'Okt 2016 - Dez 2019')
          .replace('Mar 2020 - Present', 'Februar 2020 - Present'),
      ),
      is: 'not-applicable',
    },
    {
      name: 'French months in full and cut',
      lines: sample.map((line) =>
        line
          .replace('Jun 2016 - Feb 2020', 'juin 2016 - janv. 2020')
          .replace('Mar 2020 - Present', 'septembre 2020 - Present'),
      ),
      is: 'not-applicable',
    },
    {
      name: 'a season beside years alone',
      lines: sample.map((line) =>
        line.replace('Jun 2016 - Feb 2020', 'Summer season 2008').replace('Mar 2020 - Present', '2020 - Present'),
      ),
      is: 'not-applicable',
    },
    {
      name: 'a third job whose season and year were not read as its dates',
      lines: [
        ...sample.slice(0, 16),
        'Packing Supervisor, Marlow Mills, Madison, WI',
        '• Packed the flour of the mill.',
        ...sample.slice(16),
      ],
      is: 'no-finding',
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
      is: 'no-finding',
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
