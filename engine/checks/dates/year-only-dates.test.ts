import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { yearOnlyDates } from './year-only-dates.ts';

testCheck(yearOnlyDates, {
  fails: [
    {
      name: 'years without months',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | 2016 - 2020'),
      quotes: ['2016 - 2020'],
    },
  ],
  passes: [{ name: 'months and years', lines: sample }],
  others: [
    {
      name: 'a date that is broken between its month and its year',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, MARS', '2016 - 2020'),
      is: 'unsure',
    },
    {
      name: 'months that we cannot read',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | 2016 (June) - 2020 (Feb)'),
      is: 'unsure',
    },
    {
      name: 'a month of a language that we do not read',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | farvardin 2016'),
      is: 'unsure',
    },
    {
      name: 'seasons',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | Summer 2016 - Fall 2020'),
      is: 'unsure',
    },
    {
      name: 'years of an entry that may be no job',
      lines: changed('Shift Supervisor', 'Course in Welding, Lakeside College, Madison, WI | 2016 - 2020'),
      is: 'unsure',
    },
  ],
});
