import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { severalEmails } from './several-emails.ts';

testCheck(severalEmails, {
  fails: [
    {
      name: 'two addresses',
      lines: changed('Chicago', 'Chicago, Illinois | jane.roe@example.com | roe.jane@example.org'),
      quotes: ['jane.roe@example.com', 'roe.jane@example.org'],
    },
    {
      name: 'two addresses, the first behind an icon',
      lines: changed('Chicago', 'Chicago, Illinois | @jane.roe@example.com | roe.jane@example.org'),
      quotes: ['jane.roe@example.com', 'roe.jane@example.org'],
    },
  ],
  passes: [
    { name: 'one address', lines: sample },
    {
      name: 'an address and a handle of a social network',
      lines: changed('Chicago', 'Chicago, Illinois | jane.roe@example.com | @jane@social.example'),
    },
  ],
  others: [{ name: 'no address', lines: changed('Chicago', 'Chicago, Illinois'), is: 'not-applicable' }],
});
