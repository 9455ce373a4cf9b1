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
    {
      name: 'years the wrong way round, whatever number is the month',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | 06/05/2019 - 02/03/2016'),
      quotes: ['06/05/2019'],
    },
  ],
  passes: [{ name: 'dates in order', lines: sample }],
  others: [
    {
      name: 'months of one year that may be days',
      lines: changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | 06/05/2019 - 02/08/2019'),
      is: 'unsure',
    },
  ],
});
