import { pdfDocument } from '#engine/testing/build-document.ts';
import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { addressBehindWords } from './address-behind-words.ts';

const linked = (text: string) => pdfDocument([...sample, { text, link: 'https://www.linkedin.com/in/jane-roe/' }]);

testCheck(addressBehindWords, {
  fails: [{ name: 'a profile behind the word LinkedIn', document: linked('LinkedIn'), quotes: ['LinkedIn'] }],
  passes: [{ name: 'a profile that is written out', document: linked('linkedin.com/in/jane-roe') }],
  others: [{ name: 'a resume without links', lines: sample, is: 'not-applicable' }],
});
