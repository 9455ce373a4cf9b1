import { asDocx, asPdf, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { fileVersion } from './file-version.ts';

testCheck(fileVersion, {
  fails: [{ name: 'the strict form', document: asDocx(sample, { traits: { isStrict: true } }), quotes: [''] }],
  passes: [{ name: 'the usual form', document: asDocx(sample) }],
  others: [{ name: 'a PDF', document: asPdf(sample), is: 'not-applicable' }],
});
