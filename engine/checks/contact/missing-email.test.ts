import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { missingEmail } from './missing-email.ts';

testCheck(missingEmail, {
  fails: [
    {
      name: 'a resume with a phone number only',
      lines: changed('Chicago', 'Chicago, Illinois | +1 312-555-0142'),
      quotes: [''],
    },
  ],
  passes: [{ name: 'a resume with both', lines: sample }],
  others: [{ name: 'a resume with neither', lines: changed('Chicago', 'Chicago, Illinois'), is: 'not-applicable' }],
});
