import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { length } from './length.ts';

testCheck(length, {
  fails: [
    { name: 'one page of words on five pages', document: asPdf(sample, { pageCount: 5 }), quotes: [''] },
    {
      name: 'four full pages',
      document: asPdf(Array.from({ length: 6 }, () => sample).flat(), { pageCount: 4 }),
      quotes: [''],
    },
  ],
  passes: [{ name: 'a page', lines: sample }],
});
