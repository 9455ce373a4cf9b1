import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { missingContact } from './missing-contact.ts';

testCheck(missingContact, {
  fails: [
    { name: 'a resume without any address', lines: changed('Chicago', 'Chicago, Illinois'), quotes: [''], score: 0 },
    {
      name: 'an address that we cannot read',
      lines: changed('Chicago', 'Chicago, Illinois | jane.roe (at) example'),
      quotes: ['jane.roe (at) example'],
      score: 0,
    },
  ],
  passes: [
    { name: 'a resume with both', lines: sample },
    { name: 'a resume with a phone number only', lines: changed('Chicago', 'Chicago, Illinois | +1 312-555-0142') },
  ],
});
