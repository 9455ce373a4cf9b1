import { pdfDocument } from '#engine/testing/build-document.ts';
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
    {
      name: 'an address of a website that ends in digits',
      lines: changed('Chicago', 'Chicago, Illinois', 'linkedin.com/in/jane-roe-312555014/'),
      quotes: [''],
      score: 0,
      says: 'We found neither an email address nor a phone number in the text.',
    },
    {
      name: 'digits beside such an address that may be a number',
      lines: changed('Chicago', 'Chicago, Illinois', 'linkedin.com/in/jane-roe | +91 76097 620XX'),
      quotes: ['+91 76097 620XX'],
      score: 0,
    },
    {
      name: 'details that were blacked out',
      document: pdfDocument([
        ...changed('Chicago', 'Chicago, Illinois'),
        { text: 'jane.roe@example.com', hidden: 'no-ink' },
        'Phone',
        { text: '+1 312-555-0142', hidden: 'no-ink' },
      ]),
      quotes: ['jane.roe@example.com', '312-555-0142'],
      score: 0,
    },
    {
      name: 'hidden words that are no details',
      document: pdfDocument([
        ...changed('Chicago', 'Chicago, Illinois'),
        { text: 'welding and brazing since 2019', hidden: 'no-ink' },
      ]),
      quotes: [''],
      score: 0,
    },
    {
      name: 'hidden dates',
      document: pdfDocument([
        ...changed('Chicago', 'Chicago, Illinois'),
        { text: '01/2018-12/2019, 2020 - 2021', hidden: 'no-ink' },
      ]),
      quotes: [''],
      score: 0,
    },
  ],
  passes: [
    { name: 'a resume with both', lines: sample },
    { name: 'a resume with a phone number only', lines: changed('Chicago', 'Chicago, Illinois | +1 312-555-0142') },
  ],
});
