import { pdfDocument } from '#engine/testing/build-document.ts';
import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { brokenAddress } from './broken-address.ts';

testCheck(brokenAddress, {
  fails: [
    {
      name: 'an email address that does not fit its line',
      document: pdfDocument(
        changed('Chicago', 'Chicago, Illinois', '+1 312-555-0142', 'jane.roe@frozen-', 'goods.example.com'),
      ),
      quotes: ['jane.roe@frozen-'],
    },
  ],
  passes: [{ name: 'addresses on one line', lines: sample }],
  others: [{ name: 'no address at all', lines: changed('Chicago', 'Chicago, Illinois'), is: 'not-applicable' }],
});
