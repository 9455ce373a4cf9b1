import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { notNewestFirst } from './not-newest-first.ts';

testCheck(notNewestFirst, {
  fails: [
    {
      name: 'the oldest job first',
      lines: [...sample.slice(0, 6), ...sample.slice(11, 16), ...sample.slice(6, 11), ...sample.slice(16)],
      quotes: ['Mar 2020'],
    },
  ],
  passes: [{ name: 'the newest job first', lines: sample }],
});
