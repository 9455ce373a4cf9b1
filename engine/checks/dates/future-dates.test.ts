import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { futureDates } from './future-dates.ts';

testCheck(futureDates, {
  fails: [
    {
      name: 'a job that starts next year',
      lines: changed(
        'Operations Manager, Harbor',
        'Operations Manager, Harbor Foods, Chicago, IL | Mar 2027 - Present',
      ),
      quotes: ['Mar 2027'],
    },
    {
      name: 'a later year, whatever number is the month',
      lines: changed(
        'Operations Manager, Harbor',
        'Operations Manager, Harbor Foods, Chicago, IL | 03/04/2031 - Present',
      ),
      quotes: ['03/04/2031'],
    },
  ],
  passes: [{ name: 'jobs up to today', lines: sample }],
  others: [
    {
      name: 'a month of this year that may be a day',
      lines: changed(
        'Operations Manager, Harbor',
        'Operations Manager, Harbor Foods, Chicago, IL | 03/04/2020 - 12/01/2026',
      ),
      is: 'unsure',
    },
  ],
});
