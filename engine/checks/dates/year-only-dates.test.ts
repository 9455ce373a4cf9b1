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
  passes: [
    { name: 'months and years', lines: sample },
    {
      name: 'months that we cannot read',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | 2016 (June) - 2020 (Feb)'),
    },
  ],
});
