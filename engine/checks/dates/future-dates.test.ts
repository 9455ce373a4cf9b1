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
  ],
  passes: [{ name: 'jobs up to today', lines: sample }],
});
