import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { length } from './length.ts';

testCheck(length, {
  fails: [
    { name: 'a handful of words', lines: sample.slice(0, 8), quotes: [''] },
    { name: 'five pages', document: asPdf(sample, { pageCount: 5 }), quotes: [''] },
  ],
  passes: [{ name: 'a page', lines: sample }],
});
