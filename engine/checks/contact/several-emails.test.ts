import { pdfDocument } from '#engine/testing/build-document.ts';
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
      name: 'one address, and a website that opens an email',
      document: pdfDocument([
        'Jane Roe',
        'jane.roe@example.com | +1 312 555 0199',
        { text: 'jane-roe.com', link: 'mailto:info@example.org' },
        ...sample.slice(3),
      ]),
    },
    {
      name: 'an address and a handle of a social network',
      lines: changed('Chicago', 'Chicago, Illinois | jane.roe@example.com | @jane@social.example'),
    },
  ],
  others: [{ name: 'no address', lines: changed('Chicago', 'Chicago, Illinois'), is: 'not-applicable' }],
});
