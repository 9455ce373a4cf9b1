import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { reversedDates } from './reversed-dates.ts';

testCheck(reversedDates, {
  fails: [
    {
      name: 'an end before the start',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | Jun 2019 - Feb 2016'),
      quotes: ['Jun 2019'],
    },
  ],
  passes: [{ name: 'dates in order', lines: sample }],
});
