import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { pageSize } from './page-size.ts';

const on = (widthPt: number, heightPt: number): ReturnType<typeof asPdf> =>
  asPdf(sample, { pages: [{ widthPt, heightPt }] });

testCheck(pageSize, {
  fails: [
    { name: 'one long page out of a web page', document: on(700, 2400), quotes: [''] },
    { name: 'A3, a standard size that few office printers take', document: on(841.89, 1190.55), quotes: [''] },
  ],
  passes: [
    { name: 'Letter', lines: sample, only: 'pdf' },
    { name: 'A4', document: on(595.28, 841.89) },
    { name: 'A4 on its side', document: on(841.89, 595.28) },
  ],
  others: [{ name: 'a Word file', lines: sample, only: 'docx', is: 'not-applicable' }],
});
