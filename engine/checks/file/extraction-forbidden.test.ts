import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { extractionForbidden } from './extraction-forbidden.ts';

testCheck(extractionForbidden, {
  fails: [
    { name: 'a PDF that forbids it', document: asPdf(sample, { traits: { forbidsExtraction: true } }), quotes: [''] },
  ],
  passes: [{ name: 'an ordinary file', lines: sample }],
});
