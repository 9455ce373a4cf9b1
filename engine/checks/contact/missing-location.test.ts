import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { missingLocation } from './missing-location.ts';

testCheck(missingLocation, {
  fails: [
    {
      name: 'a resume without a town',
      lines: changed('Chicago', 'jane.roe@example.com | +1 312-555-0142'),
      quotes: [''],
    },
  ],
  passes: [{ name: 'a resume with one', lines: sample }],
});
