import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { missingDates } from './missing-dates.ts';

testCheck(missingDates, {
  fails: [
    {
      name: 'a job without dates',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI'),
      quotes: [],
      score: 0.5,
    },
  ],
  passes: [{ name: 'jobs with dates', lines: sample }],
  others: [
    {
      name: 'dates that we cannot read',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI', "Michaelmas '16 to '2O"),
      is: 'unsure',
    },
  ],
});
